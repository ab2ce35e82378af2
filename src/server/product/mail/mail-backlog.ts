import { sql } from 'drizzle-orm'
import { mailOutbox } from '../../platform/db/tables/mail.ts'
import { type BacklogGauge, MAX_COUNTED } from '../../platform/metrics/backlog.ts'

export const mailBacklog: BacklogGauge = {
  name: 'keyhaven_mails_waiting',
  help: `Mails that are not sent yet, up to ${MAX_COUNTED}`,
  labels: [],
  read: async (db) => {
    const { rows } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from (select from ${mailOutbox} where sent_at is null limit ${MAX_COUNTED}) as waiting`,
    )
    return rows.map(({ count }) => [{}, count])
  },
}
