import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { placeholdersFor, runPrepared } from '../db/prepared.ts'
import type { Job } from './job.ts'

/**
 * Options of a job. `key`: replaces a waiting job of the same name and key. `queue`: jobs of a queue run one after
 * another. `behind`: added to the priority number; lower numbers run first.
 */
type Options = { runAt?: Date; key?: string; queue?: string; behind?: number }

/**
 * Adds a job in the caller's transaction: it runs after the commit, at least once, on one server. A handler must
 * therefore be idempotent.
 */
export async function enqueueJob<Payload extends object>(
  tx: Queryable,
  { name, maxAttempts, priority }: Job<Payload>,
  payload: NoInfer<Payload>,
  { runAt, key, queue, behind = 0 }: Options = {},
): Promise<void> {
  const values = {
    name,
    payload: JSON.stringify(payload),
    runAt: runAt?.toISOString() ?? null,
    maxAttempts,
    key: key === undefined ? null : `${name}:${key}`,
    queue: queue ?? null,
    priority: priority + behind,
  }
  const given = placeholdersFor(values)
  const added = sql`graphile_worker.add_job(${given.name}::text, payload => ${given.payload}::json,
    run_at => ${given.runAt}::timestamptz, max_attempts => ${given.maxAttempts}::integer, job_key => ${given.key}::text,
    queue_name => ${given.queue}::text, priority => ${given.priority}::integer)`
  await runPrepared(tx, 'add_job', () => tx.select({ added: sql`1` }).from(added), values)
}

export const hasJob = ({ name }: { name: string }, key: SQL): SQL =>
  sql`exists (select from graphile_worker.jobs where jobs.key = ${`${name}:`} || ${key}::text)`
