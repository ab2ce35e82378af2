import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'

/** The limit of a gauge's count, so that a scrape reads a limited number of rows. */
export const MAX_COUNTED = 10_000

export type GaugeValues = [labels: Record<string, string>, value: number][]

/** A gauge of waiting work, read from the database on each scrape, but at most every five seconds. */
export type BacklogGauge = {
  name: `keyhaven_${string}`
  help: string
  labels: string[]
  read: (db: Queryable) => Promise<GaugeValues>
}

const jobs: BacklogGauge = {
  name: 'keyhaven_jobs',
  help: `Jobs of the queue, up to ${MAX_COUNTED}`,
  labels: ['task', 'state'],
  read: async (db) => {
    const { rows } = await db.execute<{ task: string; state: string; count: number }>(sql`
      select task, state, count(*)::int as count
      from (
        select task_identifier as task, case when locked_at is not null then 'running'
          when attempts >= max_attempts then 'failed' else 'waiting' end as state
        from graphile_worker.jobs limit ${MAX_COUNTED}) as job
      group by task, state`)
    return rows.map(({ task, state, count }) => [{ task, state }, count])
  },
}

export const platformBacklog: BacklogGauge[] = [jobs]
