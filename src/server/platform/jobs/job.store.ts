import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import type { Job } from './job.ts'

/**
 * `key`: replaces the job of the same name and key, unless it has begun. `queue`: its jobs run one after another.
 * `behind`: the number of others that go first.
 */
type Options = { runAt?: Date; key?: string; queue?: string; behind?: number }

/**
 * Adds a job in the caller's transaction: it runs after the commit, at least once, on one server. A handler must
 * therefore be repeatable.
 */
export async function enqueueJob<Payload extends object>(
  tx: Queryable,
  { name, maxAttempts, priority }: Job<Payload>,
  payload: NoInfer<Payload>,
  { runAt, key, queue, behind = 0 }: Options = {},
): Promise<void> {
  await tx.execute(sql`select from graphile_worker.add_job(${name}, payload => ${JSON.stringify(payload)}::json,
    run_at => ${runAt?.toISOString() ?? null}::timestamptz, max_attempts => ${maxAttempts},
    job_key => ${key === undefined ? null : `${name}:${key}`}, queue_name => ${queue ?? null}, priority => ${priority + behind})`)
}

export const hasJob = ({ name }: { name: string }, key: SQL): SQL =>
  sql`exists (select from graphile_worker.jobs where jobs.key = ${`${name}:`} || ${key}::text)`
