import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import type { JobName } from '../db/upgrade/job-names.ts'
import { type JobPayloads, jobPolicies } from './job-policy.ts'

/** `runAt`: not before. `key`: replaces the job of the same name and key, if that has not begun. `queue`: its jobs run one after the other. `behind`: the number of others that it lets go first. */
type Options = { runAt?: Date; key?: string; queue?: string; behind?: number }

/**
 * Adds a job in the caller's transaction: it runs once that has committed, at least once, on one server
 * of all. A handler must therefore take being run again for what it has done.
 */
export async function enqueueJob<Name extends JobName>(
  tx: Queryable,
  name: Name,
  payload: JobPayloads[Name],
  { runAt, key, queue, behind = 0 }: Options = {},
): Promise<void> {
  const { maxAttempts, priority } = jobPolicies[name]
  await tx.execute(sql`select from graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json,
    run_at => ${runAt?.toISOString() ?? null}::timestamptz, max_attempts => ${maxAttempts},
    job_key => ${key === undefined ? null : `${name}:${key}`}, queue_name => ${queue ?? null}, priority => ${priority + behind})`)
}

/** The condition that there is a job of this name and key, waiting, at work or failed for good. */
export const hasJob = (name: JobName, key: SQL): SQL =>
  sql`exists (select from graphile_worker.jobs where jobs.key = ${`${name}:`} || ${key}::text)`
