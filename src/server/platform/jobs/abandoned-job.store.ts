import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { HAND_BACK_MS, type RunnableJob } from './job.ts'

const MARGIN_SECONDS = HAND_BACK_MS / 1000 + 4

/**
 * Makes jobs available again whose worker died: those held longer than an attempt may take. Returns their number. A
 * worker holds only one job at a time.
 */
export async function freeAbandonedJobs(db: Queryable, jobs: RunnableJob[]): Promise<number> {
  const limits = jobs.map(({ job }) => sql`(${job.name}, ${job.maxSeconds + MARGIN_SECONDS}::int)`)
  const { rows } = await db.execute<{ count: number }>(sql`
    with abandoned as (
      select jobs.locked_by from graphile_worker.jobs
        join (values ${sql.join(limits, sql`, `)}) as policy (name, max_seconds) on name = task_identifier
        where locked_at is not null and locked_at < now() - make_interval(secs => max_seconds)),
    freed as (
      select graphile_worker.force_unlock_workers(array_agg(locked_by)) from abandoned having count(*) > 0)
    select count(*)::int as count from abandoned, freed`)
  return rows[0]?.count ?? 0
}
