import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { Job, Reminder } from '../../platform/jobs/job.ts'
import type { openTimes } from '../tables/open-time.ts'
import type { viewings } from '../tables/viewing.ts'

const HOURS_BEFORE = [24, 1] as const
const HOUR_MS = 3_600_000

export async function enqueueReminders(
  tx: Queryable,
  job: Job<Reminder>,
  { _id: id, startsAt }: { _id: string; startsAt: Date },
  now: Date,
): Promise<void> {
  for (const hours of HOURS_BEFORE) {
    const runAt = new Date(startsAt.getTime() - hours * HOUR_MS)
    const payload = { id, startsAt: startsAt.toISOString(), hours }
    if (runAt > now) await enqueueJob(tx, job, payload, { key: `${id}:${hours}`, runAt })
  }
}

type Reminded = { table: typeof viewings | typeof openTimes; takesPlace: SQL }

/**
 * Records a reminder. Returns true if it is to be sent: only once, and only if the appointment still takes place and
 * begins at that time.
 */
export async function markReminded(
  tx: Queryable,
  { table, takesPlace }: Reminded,
  { id, startsAt, hours }: Reminder,
  now: Date,
): Promise<boolean> {
  const marked = await tx.execute(sql`
    update ${table} set reminded_hours = ${hours}
    where id = ${id}::uuid and ${takesPlace} and starts_at = ${startsAt}::timestamptz and starts_at > ${now.toISOString()}::timestamptz
      and (reminded_hours is null or reminded_hours > ${hours})`)
  return marked.rowCount === 1
}
