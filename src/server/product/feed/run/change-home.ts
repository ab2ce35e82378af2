import type { Currency } from '#contract/currency'
import { type Market, marketNames } from '#contract/market-state'
import { boundsOf, type PriceBounds, priceRange } from '#contract/price'
import type { Property } from '#contract/property'
import type { PropertyUpdate } from '#contract/property-fields'
import { mayBeUpdated } from '#contract/property-status'
import * as r from '#messages/feedReports'
import type { Queryable } from '../../../platform/db/database.ts'
import type { Geocoder } from '../../../providers/geocoder/geocoder.ts'
import type { NewListing } from '../../listing/new-listing.store.ts'
import { setMarket } from '../../market/set-market.ts'
import type { Clock } from '../../offer/lapse.ts'
import { moveTimeZones } from '../../open-time/move-time-zones.ts'
import { setListedOpenTimes } from '../../open-time/set-listed-open-times.ts'
import { placeOf } from '../../place/placing.ts'
import { storedUpdate } from '../../place/stored-address.ts'
import { changesOf } from '../../property/edit.rules.ts'
import { type LockedProperty, lockedProperty, setAgentName, updateProperty } from '../../property/property.store.ts'
import { announceProperty } from '../../property/property-events.ts'
import { showAgain } from '../../property/property-market.store.ts'
import type { FeedHomePicture } from '../../tables/feed.ts'
import { enqueuePictures } from '../enqueue-feed-jobs.ts'
import type { StoredFeed } from '../feed.store.ts'
import { changeFeedHome, type FeedHome } from '../feed-home.store.ts'
import { isDrawing } from '../reading/listing-files.ts'
import { type CheckedHome, followedFields } from '../reading/listing-values.ts'
import { withFetchedDocuments } from './feed-documents.ts'
import { withReadParts } from './read-parts.ts'
import { changedFields, keptPriceKind, namedPictures, saidNow } from './said-fields.ts'

/**
 * The conditions of an update. `feed.source`: pictures of the import command (`file`) stay at their addresses, those of
 * other feeds are fetched. `onFailure`: receives the geocoder's error, and may throw.
 */
export type ChangeTerms = {
  feed: Pick<StoredFeed, 'id' | 'source'>
  agent: { id: string }
  geocoder: Geocoder
  currency: Currency
  clock: Clock
  onFailure(error: unknown): void
  /** Receives the reason why an open time of the file is omitted; without this function, the home is refused. */
  onRefused?: (reference: string, text: () => string) => void
}
export type HashedHome = CheckedHome & { hash: string }

export type ChangedHome = Pick<HashedHome, 'listing' | 'said' | 'pictures' | 'market' | 'hash'> &
  Partial<Pick<HashedHome, 'documents' | 'unstated'>> & {
    /** The hash under `pictures` of an import by an earlier version, which included the first picture. */
    formerPictures?: string
  }
export type Outcome = 'changed' | 'restored' | 'unchanged' | { untouched: () => string }

/**
 * Updates a home from a feed like an edit by its agent. Fields that were edited on the site stay unless the feed
 * changes them.
 */
export async function changeHome(
  tx: Queryable,
  terms: ChangeTerms,
  feedHome: FeedHome,
  home: ChangedHome,
): Promise<Outcome> {
  const isOfFile = terms.feed.source === 'file'
  const property = feedHome.propertyId === null ? undefined : await lockedProperty(tx, feedHome.propertyId)
  if (!property) return { untouched: r.deletedHere }
  if (!mayBeUpdated(property)) return { untouched: property.sold ? r.isSold : r.isRejected }
  const isRestored = feedHome.goneAt !== null
  if (isRestored) await showAgain(tx, property._id)
  const priceKind = home.unstated?.includes('priceKind')
    ? keptPriceKind(home.listing.price, property.priceKind, terms.currency)
    : home.listing.priceKind
  const named = isOfFile ? [] : namedPictures(feedHome.pictures, home)
  const said = saidNow(feedHome.said, home, { priceKind, ...(!isOfFile && { named }) })
  const isSameGallery = home.formerPictures !== undefined && home.formerPictures === feedHome.said.pictures
  const fields = changedFields(feedHome.said, said).filter(
    (field) => !(isSameGallery && ['pictures', 'propertyImage'].includes(field)),
  )
  const pictures = isOfFile ? [] : mergedPictures(feedHome.pictures, [...named, ...(home.documents ?? [])])
  const read = await withReadParts(terms.geocoder, home.listing)
  const listing = {
    ...read,
    priceKind,
    documents: withFetchedDocuments(read.documents ?? [], feedHome.pictures, pictures),
  }
  const isEdited = await editFields(tx, terms, property, { listing }, fields)
  // earlier versions gave a listing the name of the contact in its file
  const isRenamed = fields.includes('agentName') && property.name !== home.listing.agentName
  if (isRenamed) await setAgentName(tx, property._id, home.listing.agentName)
  const market = fields.includes('market')
    ? await setMarket(tx, { id: property._id, market: home.market }, terms.clock)
    : 'unchanged'
  const isOpened =
    (fields.includes('openTimes') || isRestored) &&
    (await setListedOpenTimes(tx, [{ ...home.listing, id: property._id }], {
      agentId: terms.agent.id,
      now: terms.clock.now(),
      onRefused: terms.onRefused,
    }))
  const isHeld = market === 'acceptedOffer' // reported in each run while there is such an offer
  const isChanged = isEdited || isRenamed || isOpened
  const isOtherGallery = !isOfFile && fields.includes('pictures')
  await changeFeedHome(tx, feedHome.id, {
    hash: isHeld ? '' : home.hash,
    said: isHeld ? { ...said, market: feedHome.said.market ?? 'available' } : said,
    pictures,
    goneAt: null,
    kept: feedHome.kept.filter((field) => !fields.includes(saidName(field))),
    ...(isOtherGallery && { isGalleryDue: true }),
    ...((pictures.length > 0 || isOtherGallery) && { picturesDueAt: terms.clock.now(), pictureTries: 0 }),
  })
  if (pictures.length > 0 || isOtherGallery) await enqueuePictures(tx, terms.feed.id)
  if (isHeld) return { untouched: heldMarket(home.market) }
  if (isRestored) return 'restored'
  return isChanged || isOtherGallery || market === 'set' ? 'changed' : 'unchanged'
}

export const heldMarket = (market: Market) => () => r.marketHeld({ market: marketNames[market]() })

const saidName = (field: string): string => {
  if (['latitude', 'longitude', 'precision'].includes(field)) return 'point'
  if (field === 'priceKind') return 'price'
  return field === 'propertyImage' ? 'pictures' : field
}

export async function editFields(
  tx: Queryable,
  terms: ChangeTerms,
  property: LockedProperty,
  { listing }: { listing: Partial<HashedHome['listing']> & PriceBounds },
  fields: string[],
): Promise<boolean> {
  const { currency, agent } = terms
  const values: Record<string, unknown> = {}
  for (const field of followedFields) if (fields.includes(field)) values[field] = listing[field] ?? null
  if (fields.includes('price')) values.priceKind = listing.priceKind ?? null
  if (fields.includes('point'))
    for (const field of ['latitude', 'longitude', 'precision'] as const) values[field] = listing[field] ?? null
  if (terms.feed.source === 'file') Object.assign(values, editedPictures(property, listing, fields))
  const { title, location, price, propertyImage } = property
  const update = { title, location, price, propertyImage, ...values } as PropertyUpdate // validated with the listing
  const changed = changesOf(property, update)
  if (Object.keys(changed).length === 0) return false
  const isSeen = Object.keys(changed).some((field) => field !== 'address') // better parts of a location need no review
  const edit = property.status === 'verified' && isSeen ? { at: terms.clock.now().toISOString(), changed } : undefined
  const placed = await placeOf({ geocoder: terms.geocoder, onFailure: terms.onFailure }, update, property)
  const { point } = placed
  const range = priceRange(update.price, { currency })
  const { priceMin, priceMax } = range || update.price === '' ? boundsOf(range) : listing
  await updateProperty(
    tx,
    property,
    { ...update, priceMin, priceMax },
    { stored: storedUpdate(property, update, placed), edit, agentId: agent.id, currency },
  )
  if ((point && 'latitude' in point) || 'timeZone' in changed) await moveTimeZones(tx, property._id, terms.clock.now())
  const audit = edit && { audit: { action: 'edit by feed', after: changed } }
  await announceProperty(tx, { id: property._id, email: property.email }, audit)
  return true
}

function editedPictures({ propertyImage }: Property, { image, pictures }: Partial<NewListing>, fields: string[]) {
  const isOtherDrawing = fields.includes('type') && isDrawing(propertyImage) && isDrawing(image ?? '')
  return {
    ...((fields.includes('propertyImage') || isOtherDrawing) && { propertyImage: image }),
    ...(fields.includes('pictures') && { pictures }),
  }
}

function mergedPictures(before: FeedHomePicture[], now: FeedHomePicture[]): FeedHomePicture[] {
  const known = new Map(before.map((picture) => [picture.source, picture]))
  return now.map((picture) => ({ ...known.get(picture.source), ...picture }))
}
