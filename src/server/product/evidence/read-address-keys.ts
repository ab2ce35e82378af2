import type { Database } from '../../platform/db/database.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { openedGazetteer } from '../../providers/geocoder/gazetteer-data.ts'
import { homesWithoutKeys, storeAddressKeys } from './checks/checked-homes.store.ts'
import type { evidenceJobs } from './evidence.jobs.ts'

const PAGE_SIZE = 500

/**
 * Backfills the keys of listings checked before keys existed. Each page is a transaction, and a later run continues.
 */
export const readAddressKeys =
  ({ db }: { db: Database }): JobHandler<typeof evidenceJobs.readAddressKeys> =>
  async (_, { stopping }) => {
    while (!stopping.aborted) {
      const homes = await homesWithoutKeys(db, PAGE_SIZE)
      if (homes.length === 0) return
      const { readAddress, comparedAddress } = await openedGazetteer()
      await storeAddressKeys(
        db,
        homes.map(({ id, location }) => ({ id, keys: comparedAddress(readAddress(location)).keys })),
      )
    }
  }
