import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { executeLate } from '../db/late.ts'
import type { JobName } from '../db/upgrade/job-names.ts'
import { type JobPayloads, jobPolicies } from './job-policy.ts'

/** `runAt`: not before. `key`: replaces the job of the same name and key, if that has not begun. */
type Options = { runAt?: Date; key?: string }

/**
 * Adds a job in the caller's transaction, along with its next statement: it runs once that has committed, at least once, on one server
 * of all. A handler must therefore take being run again for what it has done.
 */
export async function enqueueJob<Name extends JobName>(
  tx: Queryable,
  name: Name,
  payload: JobPayloads[Name],
  { runAt, key }: Options = {},
): Promise<void> {
  const { maxAttempts, priority } = jobPolicies[name]
  await executeLate(tx, 'add_job', addJob, {
    name,
    payload: JSON.stringify(payload),
    runAt: runAt?.toISOString() ?? null,
    maxAttempts,
    key: key === undefined ? null : `${name}:${key}`,
    priority,
  })
}

const addJob = () => sql`select from graphile_worker.add_job(
  ${sql.placeholder('name')}, payload => ${sql.placeholder('payload')}::json,
  run_at => ${sql.placeholder('runAt')}::timestamptz, max_attempts => ${sql.placeholder('maxAttempts')},
  job_key => ${sql.placeholder('key')}, priority => ${sql.placeholder('priority')})`
