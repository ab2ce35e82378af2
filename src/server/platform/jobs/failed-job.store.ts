import { sql } from 'drizzle-orm'
import type { FailedJob } from '#contract/job'
import { MAX_TOTAL, type Page, type Paged } from '#contract/list'
import type { Queryable } from '../db/database.ts'
import { keyOf, pageOf, rowsAsked } from '../db/keyset.ts'
import { isoMoment } from '../db/tables/columns.ts'
import { mailOutbox } from '../db/tables/mail.ts'
import { FAILED_JOB_DAYS } from './job.ts'

const BATCH_SIZE = 1000

const hasFailed = sql`attempts = max_attempts and locked_at is null`

/**
 * The time of the last attempt, calculated by subtracting the delay by which the library postponed the job after it
 * failed.
 */
const failedAt = sql`(run_at - exp(least(attempts, 10)) * interval '1 second')`

const isJobKey = (key: unknown): key is [string] => Array.isArray(key) && key.length === 1 && isJobId(key[0])
const isJobId = (id: unknown): id is string => typeof id === 'string' && /^\d{1,18}$/.test(id)

export async function failedJobs(db: Queryable, page: Page): Promise<Paged<FailedJob>> {
  const before = page.cursor === undefined ? sql`true` : sql`jobs.id < ${keyOf(page.cursor, isJobKey)[0]}::bigint`
  const { rows } = await db.execute<FailedJob>(sql`
    select jobs.id::text as _id, task_identifier as name, attempts, ${isoMoment(failedAt)} as "failedAt",
      coalesce(last_error, 'The server ended while it was at work on it.') as error
    from graphile_worker.jobs as jobs
    where ${hasFailed} and ${before} order by jobs.id desc limit ${rowsAsked(page)}`)
  const counted = await db.execute<{ count: number }>(sql`select count(*)::int as count from (
    select from graphile_worker.jobs where ${hasFailed} limit ${MAX_TOTAL + 1}) as found`)
  const count = counted.rows[0]?.count ?? 0
  return pageOf(rows, page, count > MAX_TOTAL ? `${MAX_TOTAL}+` : count, ({ _id }) => [_id])
}

export async function retryJob(db: Queryable, id: string): Promise<boolean> {
  if (!isJobId(id)) return false
  const failed = sql`select jobs.id from graphile_worker.jobs as jobs where jobs.id = ${id}::bigint and ${hasFailed}`
  const { rowCount } = await db.execute(
    sql`select from graphile_worker.reschedule_jobs(array(${failed}), run_at => now(), attempts => 0)`,
  )
  return rowCount === 1
}

export async function deleteOldFailures(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with old as (
      select id, key from graphile_worker.jobs
      where ${hasFailed} and run_at < now() - make_interval(days => ${FAILED_JOB_DAYS})
      order by id limit ${BATCH_SIZE}),
    mails as (
      delete from ${mailOutbox} where sent_at is null
        and id in (select substr(key, 10)::uuid from old where key like 'sendMail:%'))
    select count(gone.id)::int as count
    from (select array_agg(id) as ids from old) as found, graphile_worker.complete_jobs(found.ids) as gone`)
  return rows[0]?.count ?? 0
}
