import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { mailOutbox } from '../db/tables/mail.ts'
import { FAILED_JOB_DAYS } from './job-policy.ts'

const BATCH_SIZE = 1000

/** What has used up its attempts. The queue deletes what was done. */
const hasFailed = sql`attempts = max_attempts and locked_at is null`

/** Deletes up to a thousand jobs that failed long ago, and the mails that they could not send. Returns how many. */
export async function deleteOldFailures(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with old as (
      select id, key from graphile_worker._private_jobs
      where ${hasFailed} and run_at < now() - make_interval(days => ${FAILED_JOB_DAYS})
      order by id limit ${BATCH_SIZE}),
    mails as (
      delete from ${mailOutbox} where sent_at is null
        and id in (select substr(key, 10)::uuid from old where key like 'sendMail:%'))
    select count(gone.id)::int as count
    from (select array_agg(id) as ids from old) as found, graphile_worker.complete_jobs(found.ids) as gone`)
  return rows[0]?.count ?? 0
}
