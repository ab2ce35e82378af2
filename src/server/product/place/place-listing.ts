import type { Database } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job-policy.ts'
import type { Geocoder } from '../../providers/geocoder/geocoder.ts'
import { foundPoint } from './place.rules.ts'
import { markAsked, placeListing as storePoint, unplacedListing } from './place.store.ts'

/** Looks for one listing that failed in a round: its tries are counted, and once they are over an admin sees why (D-268). */
export const placeListing =
  ({ db, geocoder }: { db: Database; geocoder: Geocoder }): JobHandler<'placeListing'> =>
  async ({ id }) => {
    const listing = await unplacedListing(db, id)
    if (listing) await storePoint(db, listing, foundPoint(await geocoder.locate(listing.location)))
  }

/** Leaves a listing to a job of its own. The rounds come to it no more, unless its location changes. */
export const setListingAside = (db: Database, listing: { id: string; location: string }): Promise<void> =>
  db.transaction(async (tx) => {
    if (await markAsked(tx, listing)) await enqueueJob(tx, 'placeListing', { id: listing.id }, { key: listing.id })
  })
