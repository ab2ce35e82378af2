import type pg from 'pg'

const MAX_WAIT_MINUTES = 10

/** Returns sentences about the job queue: jobs that failed for good, and jobs that no server takes. */
export async function queueNotes(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query(`select to_regclass('graphile_worker.jobs') is not null as is_there`)
  if (!found[0].is_there) return [] // the first start makes it
  const { rows } = await client.query<{ failed: number; waits: boolean }>(
    `select (select count(*)::int from (
         select from graphile_worker.jobs where attempts = max_attempts and locked_at is null limit 1001) as found) as failed,
       exists (select from graphile_worker.jobs
         where attempts < max_attempts and locked_at is null and run_at < now() - make_interval(mins => $1)) as waits`,
    [MAX_WAIT_MINUTES],
  )
  const { failed = 0, waits = false } = rows[0] ?? {}
  return [
    ...(failed > 0
      ? [
          `${failed > 1000 ? 'over 1000' : failed} background jobs have failed for good: see Failed jobs on an admin’s profile`,
        ]
      : []),
    ...(waits ? [`background jobs have waited for over ${MAX_WAIT_MINUTES} minutes: is no server running?`] : []),
  ]
}
