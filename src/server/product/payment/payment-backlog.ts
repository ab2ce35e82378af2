import { sql } from 'drizzle-orm'
import { type BacklogGauge, MAX_COUNTED } from '../../platform/metrics/backlog.ts'
import { isUnfinished, payments } from '../tables/payment.ts'

type Counts = { begun: number; waiting: number; received: number; releasing: number }

export const paymentBacklog: BacklogGauge = {
  name: 'keyhaven_payments_open',
  help: `Payments that have not ended, up to ${MAX_COUNTED}`,
  labels: ['state'],
  read: async (db) => {
    const { rows } = await db.execute<Counts>(sql`
      select count(*) filter (where intent_id is null and release_reason is null)::int as begun,
        count(*) filter (where state = 'open' and intent_id is not null and release_reason is null)::int as waiting,
        count(*) filter (where state = 'received' and release_reason is null)::int as received,
        count(*) filter (where release_reason is not null)::int as releasing
      from (select state, intent_id, release_reason from ${payments} where ${isUnfinished} limit ${MAX_COUNTED})
        as unfinished`)
    return rows.flatMap((counts) => Object.entries(counts).map(([state, count]) => [{ state }, count] as const))
  },
}
