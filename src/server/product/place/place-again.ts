import { setImmediate as turn } from 'node:timers/promises'
import type { Address } from '#contract/address'
import type { Database } from '../../platform/db/database.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import type { Log } from '../../platform/logging/log.ts'
import type { Geocoder } from '../../providers/geocoder/geocoder.ts'
import { storeReadAddresses } from './address.store.ts'
import type { placeJobs } from './place.jobs.ts'
import { foundPoint, type PointColumns } from './place.rules.ts'
import {
  beginReplacement,
  homesAfter,
  moveHome,
  type PlacedHome,
  recordPage,
  replacementOf,
} from './place-again.store.ts'
import type { OnMoved } from './placing.ts'

type Dependencies = { db: Database; geocoder: Geocoder; log: Log; onMoved: OnMoved }

const PAGE_SIZE = 500
const MAX_HELD_MS = 5

/**
 * Handles the job that geocodes homes and reads the parts of their addresses again after a new version of the
 * gazetteer. Continues after a stop. Points from agents and other geocoders stay.
 */
export const placeHomesAgain =
  ({ db, geocoder, log, onMoved }: Dependencies): JobHandler<typeof placeJobs.placeAgain> =>
  async (_, { stopping }) => {
    const version = await geocoder.version?.()
    if (version === undefined || (await replacementOf(db, version))?.finishedAt) return
    let after = (await beginReplacement(db, version))?.lookedAtId ?? null
    while (!stopping.aborted) {
      const homes = await homesAfter(db, after, PAGE_SIZE)
      await storeReadAddresses(db, await addressesIn(geocoder, homes))
      let moved = 0
      for (const { home, point } of await misplacedHomes(geocoder, homes))
        await db.transaction(async (tx) => {
          if (!(await moveHome(tx, home, point))) return
          await onMoved(tx, home.id)
          moved++
        })
      const isLast = homes.length < PAGE_SIZE
      after = homes.at(-1)?.id ?? after
      await recordPage(db, version, { lookedAtId: after, lookedAt: homes.length, moved, isLast })
      if (!isLast) continue
      const { lookedAt, moved: all } = (await replacementOf(db, version)) ?? {}
      return log.info({ version, lookedAt, moved: all }, 'the homes in use were placed again by the new gazetteer')
    }
  }

async function addressesIn(geocoder: Geocoder, homes: PlacedHome[]) {
  const read: { id: string; location: string; address: Address }[] = []
  let held = performance.now()
  for (const { id, location } of homes) {
    read.push({ id, location, address: await geocoder.addressOf(location) })
    if (performance.now() - held < MAX_HELD_MS) continue
    await turn()
    held = performance.now()
  }
  return read
}

export async function misplacedHomes(geocoder: Geocoder, homes: PlacedHome[]) {
  const misplaced: { home: PlacedHome; point: PointColumns }[] = []
  for (const home of homes) {
    if (!home.isOurs) continue
    const point = foundPoint(await geocoder.locate(home.location))
    if (point.latitude !== home.latitude || point.longitude !== home.longitude) misplaced.push({ home, point })
  }
  return misplaced
}
