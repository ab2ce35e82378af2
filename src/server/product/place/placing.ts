import type { FastifyInstance } from 'fastify'
import type { Address, AddressShown } from '#contract/address'
import type { Property } from '#contract/property'
import type { PropertyUpdate } from '#contract/property-fields'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { isDatabaseGone } from '../../platform/db/errors.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import type { Log } from '../../platform/logging/log.ts'
import { recurring } from '../../platform/timing/recurring.ts'
import { type Candidate, type Geocoder, GeocoderUnavailable } from '../../providers/geocoder/geocoder.ts'
import { placeJobs } from './place.jobs.ts'
import { foundPoint, keptPoint, noPointYet, originOfPoint, ownPoint, type PointColumns } from './place.rules.ts'
import { markAsked, storePoint, type UnplacedProperty, unplacedListing, unplacedListings } from './place.store.ts'
import { shownLocation } from './shown-address.ts'
import type { Placed } from './stored-address.ts'

export type OnMoved = (tx: Queryable, homeId: string) => Promise<unknown>
type Dependencies = { db: Database; geocoder: Geocoder; log: Log; onMoved: OnMoved }
type AddressFields = Pick<PropertyUpdate, 'address' | 'addressShown'>
type Before = Pick<Property, 'location' | 'latitude' | 'precision' | 'address' | 'addressShown'> & {
  isAddressGiven?: boolean | undefined
}
type Listing = Pick<PropertyUpdate, 'location' | 'latitude' | 'longitude' | 'precision'> & AddressFields

const EVERY_SECONDS = 60
const BATCH_SIZE = 100

export type Placing = {
  /** Returns the address and the points to store with a listing. It never fails, and never calls another server. */
  placeOf(listing: Listing, before?: Before): Promise<Placed>
  /** Returns the parsed location, with its two likeliest places if it is ambiguous. It never fails. */
  readingOf(location: string): Promise<Reading>
  onSaved(placed: Placed): void
}

export function placing(app: FastifyInstance, dependencies: Dependencies): Placing {
  let rounds: ReturnType<typeof recurring> | undefined
  const round = placingRounds(dependencies)
  app.addHook('onListen', async () => {
    rounds = recurring(EVERY_SECONDS, round)
    rounds.now()
  })
  app.addHook('onClose', () => rounds?.stop())
  return {
    placeOf: (listing, before) =>
      placeOf({ ...dependencies, onFailure: logsFailures(dependencies.log) }, listing, before),
    readingOf: (location) => readingOf(dependencies.geocoder, location),
    onSaved: ({ point, shownPoint }) => {
      if (point === noPointYet || shownPoint === noPointYet) rounds?.now()
    },
  }
}

type Reading = { address: Address; shown: { street: string; town: string }; candidates: Candidate[] }

async function readingOf(geocoder: Geocoder, location: string): Promise<Reading> {
  const [address, candidates = []] = await Promise.all([
    geocoder.addressOf(location).catch(() => ({})),
    geocoder.candidates?.(location).catch(() => []),
  ])
  const shownAs = (share: AddressShown) => shownLocation(address, share, location)
  return { address, candidates, shown: { street: shownAs('street'), town: shownAs('town') } }
}

/**
 * `onFailure`: receives a geocoder's error, and may throw it; otherwise the listing is saved without a point or parts.
 */
type Finding = { geocoder: Geocoder; onFailure: (error: unknown) => void }

export const logsFailures = (log: Log) => (err: unknown) =>
  log.warn({ err }, 'a listing is saved without a point or parts of its address, as the geocoder failed')

export async function placeOf(dependencies: Finding, listing: Listing, before?: Before): Promise<Placed> {
  const shown = (listing.addressShown === undefined ? before?.addressShown : listing.addressShown) ?? 'whole'
  const { address, isGiven } = await addressOf(dependencies, listing, before)
  const point = await pointOf(dependencies, listing, before)
  if (shown === 'whole') return { address, isGiven, shown, point }
  const text = shownLocation(address, shown, listing.location)
  const isAsBefore =
    before?.addressShown === shown && text === shownLocation(before.address ?? {}, shown, before.location)
  return { address, isGiven, shown, point, ...(!isAsBefore && { shownPoint: await pointAt(dependencies, text) }) }
}

/**
 * Returns the address parts to store: those that the agent entered (with the country of the location if they have
 * none); the stored ones if the location stays; otherwise those read from the location.
 */
async function addressOf(
  { geocoder, onFailure }: Finding,
  { location, address }: Listing,
  before: Before | undefined,
): Promise<Pick<Placed, 'address' | 'isGiven'>> {
  if (address?.country) return { address, isGiven: true }
  if (address === undefined && before?.address && before.location === location)
    return { address: before.address, isGiven: before.isAddressGiven ?? false }
  const read = await geocoder.addressOf(location).catch((error: unknown): Address => {
    onFailure(error)
    return {}
  })
  return address ? { address: { ...address, country: read.country }, isGiven: true } : { address: read, isGiven: false }
}

async function pointOf(
  dependencies: Finding,
  listing: Listing,
  before?: Before,
): Promise<Partial<PointColumns> | undefined> {
  const origin = originOfPoint(listing, before)
  if (origin === 'own') return ownPoint(listing)
  if (origin === 'kept') return before && keptPoint(listing, before)
  return pointAt(dependencies, listing.location)
}

async function pointAt({ geocoder, onFailure }: Finding, location: string): Promise<PointColumns> {
  if (geocoder.kind !== 'gazetteer') return noPointYet // a listing doesn't wait for another server
  return geocoder.locate(location).then(foundPoint, (error: unknown) => {
    onFailure(error)
    return noPointYet
  })
}

/**
 * Returns a function that geocodes all listings without a point. If the geocoder is unavailable, it stops; the next
 * call continues after the listing that failed, which is tried again later. A listing that fails again, or in another
 * way, gets a job of its own.
 */
export function placingRounds({ db, geocoder, log, onMoved }: Dependencies): (stopping: AbortSignal) => Promise<void> {
  let before: string | undefined
  let suspect: UnplacedProperty | undefined
  const locate = (listing: UnplacedProperty) => locateListing({ db, geocoder, onMoved }, listing)
  const setAside = async (listing: UnplacedProperty, err: unknown) => {
    if (isDatabaseGone(err)) throw err
    log.error({ err, listing: listing.id }, 'a home could not be placed, and is left to a job of its own')
    await setListingAside(db, listing)
  }
  const place = async (listing: UnplacedProperty): Promise<void> => {
    try {
      await locate(listing)
    } catch (error) {
      if (!(error instanceof GeocoderUnavailable) || suspect?.id === listing.id) return setAside(listing, error)
      suspect = listing
      throw error
    }
    const again = suspect
    suspect = undefined
    if (again && again.id !== listing.id) await locate(again).catch((error) => setAside(again, error))
  }
  const placeRest = async (stopping: AbortSignal): Promise<void> => {
    let listings: UnplacedProperty[]
    do {
      listings = await unplacedListings(db, before, BATCH_SIZE)
      for (const listing of listings) {
        if (stopping.aborted) return
        before = listing.id
        await place(listing)
      }
    } while (listings.length === BATCH_SIZE)
    before = undefined
  }
  return async (stopping) => {
    try {
      if (before !== undefined) await placeRest(stopping)
      await placeRest(stopping)
    } catch (error) {
      if (error instanceof GeocoderUnavailable) log.warn({ err: error }, 'homes wait for the geocoder to get a point')
      else log.error({ err: error }, 'homes without a point could not be placed')
    }
  }
}

/** Retries a listing that failed in a round; after the last attempt, an admin sees the error (D-268). */
export const placeListing =
  (dependencies: Omit<Dependencies, 'log'>): JobHandler<typeof placeJobs.place> =>
  async ({ id }) => {
    const listing = await unplacedListing(dependencies.db, id)
    if (listing) await locateListing(dependencies, listing)
  }

async function locateListing({ db, geocoder, onMoved }: Omit<Dependencies, 'log'>, listing: UnplacedProperty) {
  const point = foundPoint(await geocoder.locate(listing.location))
  await db.transaction(async (tx) => {
    if (await storePoint(tx, listing, point)) await onMoved(tx, listing.id)
  })
}

const setListingAside = (db: Database, listing: { id: string; location: string }): Promise<void> =>
  db.transaction(async (tx) => {
    if (await markAsked(tx, listing)) await enqueueJob(tx, placeJobs.place, { id: listing.id }, { key: listing.id })
  })
