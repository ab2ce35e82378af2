import { offsetIn } from '../../platform/clocks/time-zones.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { moveTimeZones as moveViewings } from '../viewing/move-time-zones.ts'
import type { openTimeJobs } from './open-time.jobs.ts'
import { openTimesById } from './open-time.store.ts'
import { showOpenTimesByClock } from './set-open-times.ts'

/**
 * Updates the upcoming viewings and open times of a home to its current time zone. Returns true if users were notified.
 * Runs in the transaction that changes the home.
 */
export async function moveTimeZones(tx: Queryable, homeId: string, now: Date): Promise<boolean> {
  const isNews = await moveViewings(tx, homeId, now)
  return (await showOpenTimesByClock(tx, homeId, now)) || isNews
}

const PAGE_SIZE = 500

export const compareOpenTimes =
  ({ db }: { db: Database }, now = () => new Date()): JobHandler<typeof openTimeJobs.compareClocks> =>
  async (_, { stopping }) => {
    let after: string | undefined
    while (!stopping.aborted) {
      const page = await openTimesById(db, { after, most: PAGE_SIZE, now: now() })
      for (const { propertyId, utcOffset, timeZone, startsAt } of page)
        if (utcOffset !== offsetIn(timeZone, startsAt))
          await db.transaction((tx) => showOpenTimesByClock(tx, propertyId, now()))
      after = page.at(-1)?._id
      if (page.length < PAGE_SIZE) return
    }
  }
