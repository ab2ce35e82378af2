import { and, asc, gt, type SQL, sql } from 'drizzle-orm'
import { compareClocks, differenceInWords } from '../../platform/clocks/compare-clocks.ts'
import type { ClockDifference } from '../../platform/clocks/other-clocks.ts'
import { offsetIn, timeZoneDataRelease } from '../../platform/clocks/time-zones.ts'
import type { Database } from '../../platform/db/database.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import type { Log } from '../../platform/logging/log.ts'
import { viewings } from '../tables/viewing.ts'
import { showByClock } from './move-time-zones.ts'
import type { viewingJobs } from './viewing.jobs.ts'
import { holds, viewingForUpdate, viewingsWhere } from './viewing.store.ts'
import { zonesInUse } from './zones-in-use.store.ts'

type Dependencies = { db: Database; log: Log; now: () => Date }

const PAGE_SIZE = 500

/**
 * Handles the job that updates the local times of upcoming viewings to the current time zone data, and logs differences
 * of Node's and the database's data from it.
 */
export const compareClocksJob =
  ({ db, log, now }: Dependencies): JobHandler<typeof viewingJobs.compareClocks> =>
  async (_, { stopping }) => {
    await showViewingsByNewRules(db, now(), stopping)
    const { node, database } = await compareClocks(db, await zonesInUse(db, now()), now())
    logDifferences(log, 'Node', node)
    logDifferences(log, 'the database', database)
  }

function logDifferences(log: Log, clock: string, differences: ClockDifference[]): void {
  if (differences.length === 0) return
  const release = timeZoneDataRelease()
  log.warn({ clock, release, differences: differences.map(differenceInWords) }, 'another clock differs from ours')
}

async function showViewingsByNewRules(db: Database, now: Date, stopping: AbortSignal): Promise<void> {
  let after: SQL | undefined
  while (!stopping.aborted) {
    const page = await viewingsWhere(db, and(gt(viewings.endsAt, now), holds(now), after))
      .orderBy(asc(viewings.endsAt), asc(viewings.id))
      .limit(PAGE_SIZE)
    for (const { _id, utcOffset, timeZone, startsAt } of page) {
      if (utcOffset === offsetIn(timeZone, startsAt)) continue
      await db.transaction(async (tx) => {
        const viewing = await viewingForUpdate(tx, _id)
        if (viewing) await showByClock(tx, viewing, viewing.timeZone, 'rules')
      })
    }
    const last = page.at(-1)
    if (!last || page.length < PAGE_SIZE) return
    after = sql`(${viewings.endsAt}, ${viewings.id}) > (${last.endsAt.toISOString()}::timestamptz, ${last._id}::uuid)`
  }
}
