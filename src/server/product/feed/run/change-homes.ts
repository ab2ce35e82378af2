import { type Market, marketLabels } from '#contract/market-state'
import { type PriceRange, priceRange } from '#contract/price'
import type { PropertyUpdate } from '#contract/property'
import { mayBeUpdated } from '#contract/property-moves'
import { userForKeyShare } from '../../../platform/access/caller.store.ts'
import type { Queryable } from '../../../platform/db/database.ts'
import { setMarket } from '../../market/set-market.ts'
import { logsFailures, placeOf } from '../../place/placing.ts'
import { storedUpdate } from '../../place/stored-address.ts'
import { changesOf } from '../../property/edit.rules.ts'
import { type LockedProperty, lockedProperty, setAgentName, updateProperty } from '../../property/property.store.ts'
import { announceProperty } from '../../property/property-events.ts'
import { showAgain } from '../../property/property-market.store.ts'
import type { FeedHomePicture } from '../../tables/feed.ts'
import { moveTimeZones } from '../../viewing/move-time-zones.ts'
import { changeFeedHome, type FeedHome, feedHomesOf } from '../feed-home.store.ts'
import { enqueuePictures } from '../feed-jobs.ts'
import { followedFields } from '../reading/listing-values.ts'
import { type HashedHome, writeHomes } from './add-homes.ts'
import { withReadParts } from './read-parts.ts'
import { MayNotList, type RunWork, type Step, writeStep } from './run-work.ts'

/** Edits homes as their agent. Fields edited on the site stay unless the feed changes them. */
export const changeHomes = (work: RunWork, homes: HashedHome[]): Promise<void> =>
  writeHomes(work, homes, (together) => changeTogether(work, together))

type Outcome = 'changed' | 'restored' | 'unchanged' | { untouched: string }

async function changeTogether(work: RunWork, homes: HashedHome[]): Promise<void> {
  const { feed, agent } = work
  const byReference = new Map(homes.map((home) => [home.listing.sourceId, home]))
  const untouched: { reference: string; reason: string }[] = []
  await writeStep(work, async (tx) => {
    await checkMayList(tx, agent)
    const step: Step & { counts: Record<string, number> } = { counts: {}, named: { changed: [] }, done: homes.length }
    for (const feedHome of await feedHomesOf(tx, feed.id, [...byReference.keys()])) {
      const home = byReference.get(feedHome.reference)
      if (!home) continue
      const outcome = await changeOne(tx, work, feedHome, home)
      const kind = typeof outcome === 'string' ? outcome : 'untouched'
      step.counts[kind] = (step.counts[kind] ?? 0) + 1
      if (typeof outcome !== 'string') untouched.push({ reference: feedHome.reference, reason: outcome.untouched })
      else if (outcome !== 'unchanged')
        step.named?.changed?.push({ reference: feedHome.reference, title: home.listing.title })
    }
    return step
  })
  for (const { reference, reason } of untouched) work.problems.add(reason, undefined, reference)
}

export async function checkMayList(tx: Queryable, agent: { id: string }): Promise<void> {
  const user = await userForKeyShare(tx, agent.id)
  if (user?.role !== 'agent' && user?.role !== 'admin') throw new MayNotList('the account may not list homes')
}

async function changeOne(tx: Queryable, work: RunWork, feedHome: FeedHome, home: HashedHome): Promise<Outcome> {
  const property = feedHome.propertyId === null ? undefined : await lockedProperty(tx, feedHome.propertyId)
  if (!property) return { untouched: 'It was deleted on the site, and stays so while the feed names it.' }
  if (!mayBeUpdated(property))
    return { untouched: `It is ${property.sold ? 'sold' : 'rejected'} on the site, so nothing of it is changed.` }
  const isRestored = feedHome.goneAt !== null
  if (isRestored) await showAgain(tx, property._id)
  const fields = changedFields(feedHome.said, home.said)
  const listing = await withReadParts(work.geocoder, home.listing)
  const isEdited = await editFields(tx, work, property, { listing }, fields)
  const isRenamed = fields.includes('agentName') && property.name !== home.listing.agentName
  if (isRenamed) await setAgentName(tx, property._id, home.listing.agentName)
  const isChanged = isEdited || isRenamed
  const pictures = mergedPictures(feedHome.pictures, home.pictures)
  const market = fields.includes('market')
    ? await setMarket(tx, { id: property._id, market: home.market }, work.clock)
    : 'unchanged'
  const isHeld = market === 'acceptedOffer' // reported in each run while there is such an offer
  const isOtherGallery = fields.includes('pictures')
  await changeFeedHome(tx, feedHome.id, {
    hash: isHeld ? '' : home.hash,
    said: isHeld ? { ...home.said, market: feedHome.said.market ?? 'available' } : home.said,
    pictures,
    goneAt: null,
    kept: feedHome.kept.filter((field) => !fields.includes(saidName(field))),
    ...(isOtherGallery && { isGalleryDue: true }),
    ...((pictures.length > 0 || isOtherGallery) && { picturesDueAt: new Date(), pictureTries: 0 }),
  })
  if (pictures.length > 0 || isOtherGallery) await enqueuePictures(tx, work.feed.id)
  if (isHeld) return { untouched: heldMarket(home.market) }
  if (isRestored) return 'restored'
  return isChanged || isOtherGallery || market === 'set' ? 'changed' : 'unchanged'
}

const heldMarket = (market: Market) => `It can’t be set to ${marketLabels[market]}, as an offer on it is accepted.`

export async function changeMarkets(work: RunWork, markets: [reference: string, market: Market][]): Promise<void> {
  const { feed, agent } = work
  const byReference = new Map(markets)
  const held: [string, Market][] = []
  await writeStep(work, async (tx) => {
    await checkMayList(tx, agent)
    let changed = 0
    for (const home of await feedHomesOf(tx, feed.id, [...byReference.keys()])) {
      const market = byReference.get(home.reference)
      if (!market || !home.propertyId || home.goneAt || home.said.market === market) continue
      const outcome = await setMarket(tx, { id: home.propertyId, market }, work.clock)
      if (outcome === 'acceptedOffer') held.push([home.reference, market])
      else await changeFeedHome(tx, home.id, { said: { ...home.said, market }, hash: '' })
      if (outcome === 'set') changed += 1
    }
    return { counts: { changed, untouched: held.length }, done: markets.length }
  })
  for (const [reference, market] of held) work.problems.add(heldMarket(market), undefined, reference)
}

const changedFields = (before: Record<string, string>, now: Record<string, string>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter((field) => before[field] !== now[field])

const saidName = (field: string): string => {
  if (['latitude', 'longitude', 'precision'].includes(field)) return 'point'
  return field === 'propertyImage' ? 'pictures' : field
}

/** Edits fields as the agent would by hand, with the flag for a verified home. Returns whether a value changed. */
export async function editFields(
  tx: Queryable,
  work: RunWork,
  property: LockedProperty,
  { listing }: { listing: Partial<HashedHome['listing']> & Pick<HashedHome['listing'], 'priceMin' | 'priceMax'> },
  fields: string[],
): Promise<boolean> {
  const { currency, agent } = work
  const values: Record<string, unknown> = {}
  for (const field of followedFields) if (fields.includes(field)) values[field] = listing[field] ?? null
  if (fields.includes('point'))
    for (const field of ['latitude', 'longitude', 'precision'] as const) values[field] = listing[field] ?? null
  const { title, location, price, propertyImage } = property
  const update = { title, location, price, propertyImage, ...values } as PropertyUpdate // checked with the listing
  const changed = changesOf(property, update)
  if (Object.keys(changed).length === 0) return false
  const isSeen = Object.keys(changed).some((field) => field !== 'address') // better parts of a location need no review
  const edit = property.status === 'verified' && isSeen ? { at: new Date().toISOString(), changed } : undefined
  const placed = await placeOf({ geocoder: work.geocoder, onFailure: logsFailures(work.log) }, update, property)
  const { point } = placed
  const range = rangeOf(update.price, currency) ?? { lowest: listing.priceMin, highest: listing.priceMax }
  const priced = { priceMin: range.lowest, priceMax: range.highest }
  await updateProperty(
    tx,
    property,
    { ...update, ...priced },
    { stored: storedUpdate(property, update, placed), edit, agentId: agent.id, currency },
  )
  if ((point && 'latitude' in point) || 'timeZone' in changed) await moveTimeZones(tx, property._id, work.clock.now())
  const audit = edit && { audit: { action: 'edit by feed', after: changed } }
  await announceProperty(tx, { id: property._id, email: property.email }, audit)
  return true
}

const rangeOf = (price: string, currency: RunWork['currency']): PriceRange | undefined =>
  priceRange(price, { currency })

function mergedPictures(before: FeedHomePicture[], now: HashedHome['pictures']): FeedHomePicture[] {
  const known = new Map(before.map((picture) => [picture.source, picture]))
  return now.map((picture) => ({ ...known.get(picture.source), ...picture }))
}
