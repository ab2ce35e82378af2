import { hash } from 'node:crypto'
import type { FeedLink, FeedListing } from 'feed-formats'
import { comparableFeature } from '#contract/fact-options'
import { fieldMessage } from '#contract/field-message'
import { ContactInput, MAX_CONTACT_NAME_LENGTH } from '#contract/home-contact'
import { Documents, MAX_DOCUMENTS, MAX_LINK_TITLE_LENGTH, MAX_TOURS, Tours } from '#contract/home-links'
import { MAX_DESCRIPTION_LENGTH } from '#contract/listing-texts'
import type { Market } from '#contract/market-state'
import { MAX_OPEN_TIMES, type OpenTimeInput, OpenTimes } from '#contract/open-time-fields'
import { needsAmount, priceKindLabels, whyNotAsked } from '#contract/price'
import { type FactName, homeFacts, MAX_FEATURE_LENGTH, MAX_FEATURES } from '#contract/property-facts'
import { newPropertyFields } from '#contract/property-fields'
import { MAX_LOCATION_LENGTH, MAX_TITLE_LENGTH } from '#contract/property-reference'
import * as checks from '#messages/checks'
import * as r from '#messages/feedReports'
import { isTimeZone } from '../../../platform/clocks/time-zones.ts'
import { asSentence } from '../../kept-text/kept-texts.ts'
import { shownMoment } from '../../kept-text/shown-moment.ts'
import { checkedListing, type ListingTerms } from '../../listing/checked-listing.ts'
import type { Agent } from '../../listing/listing-draft.ts'
import type { NewListing } from '../../listing/new-listing.store.ts'
import { keptPhone } from '../../property/home-contact.ts'
import { knownAddress } from './known-address.ts'
import { cut, knownTexts } from './known-texts.ts'
import { documentFilesOf, type NamedDocument, type NamedPicture, picturesOf, placeholderOf } from './listing-files.ts'

/**
 * A validated home. `said`: a hash of each field that the feed states. `unstated`: the fields that it can't state.
 * `warnings`: the omitted values.
 */
export type CheckedHome = {
  listing: NewListing
  said: Record<string, string>
  unstated?: string[] | undefined
  pictures: NamedPicture[]
  documents: NamedDocument[]
  market: Market
  warnings: string[]
}
export type RefusedHome = { reason: string; isOtherCurrency?: boolean }

const facts = Object.keys(homeFacts) as FactName[]
const POINT: FactName[] = ['latitude', 'longitude', 'precision']
const MAX_SHOWN_UNIT = 40
const AREAS: FactName[] = ['area', 'plot', 'usableArea', 'areaUnit']

/** Returns true for "-500,000" and "£-500,000". */
export const isNegative = (price: string): boolean =>
  /^(?:\p{Sc}|[A-Z]{3})?[-−]\p{Sc}?\d/u.test(price.replaceAll(/\s/g, ''))

export function listingHash(home: FeedListing): string {
  const { place: _, agentImage: __, ...said } = home
  return shortHash(said)
}

export const shortHash = (value: unknown): string => hash('sha1', JSON.stringify(value), 'base64url').slice(0, 16)

/**
 * Validates a home like a listing entered by hand, but omits invalid facts and truncates long texts. Returns the reason
 * if the home can't be listed.
 */
export function checkedHome(home: FeedListing, agent: Agent, terms: ListingTerms): CheckedHome | RefusedHome {
  if (home.currency !== undefined && home.currency !== terms.currency)
    return { reason: r.otherCurrency({ currency: home.currency, own: terms.currency }), isOtherCurrency: true }
  const warnings: string[] = []
  const known = knownFacts(home, warnings)
  const { price = '' } = home
  if (price === '' && needsAmount(known.priceKind)) return { reason: r.noPriceNorKind() }
  if (isNegative(price)) return { reason: r.negativePrice({ price }) }
  if (known.priceKind && price !== '' && whyNotAsked(price, known.priceKind, { currency: terms.currency })) {
    if (whyNotAsked(price, null, { currency: terms.currency }) === undefined)
      warnings.push(r.kindLeftOut({ kind: priceKindLabels[known.priceKind]() }))
    delete known.priceKind
  }
  const draft = {
    sourceId: home.reference,
    listing: {
      title: cut(home.title, MAX_TITLE_LENGTH, { name: 'title' }, warnings),
      description: cut(home.description, MAX_DESCRIPTION_LENGTH, { name: 'description' }, warnings),
      location: cut(home.location, MAX_LOCATION_LENGTH, { name: 'other' }, warnings),
      ...knownTexts(home, warnings),
      ...knownAddress(home),
      price,
      date: home.date !== undefined && newPropertyFields.date.safeParse(home.date).success ? home.date : undefined,
      agentImage: agent.image,
      propertyImage: placeholderOf(known.type),
      tours: linksOf(Tours, home.tours, MAX_TOURS),
      documents: linksOf(Documents, home.documents, MAX_DOCUMENTS),
      openTimes: openTimesOf(home, warnings),
      contact: contactOf(home, agent, warnings),
      ...known,
    },
  }
  const checked = checkedListing(draft, agent, terms)
  if ('reason' in checked) return { reason: asSentence(checked.reason) }
  const pictures = picturesOf(home, warnings)
  const { listing } = checked
  const documents = documentFilesOf(home, listing.documents?.length ?? 0)
  const said = saidOf(listing, { market: home.market, pictures, documents })
  return { listing, said, unstated: home.unstated, pictures, documents, market: home.market, warnings }
}

function contactOf({ contact, address }: FeedListing, agent: Agent, warnings: string[]): ContactInput | undefined {
  if (!contact) return undefined
  const { shape } = ContactInput
  const name = shape.name.safeParse(contact.name.slice(0, MAX_CONTACT_NAME_LENGTH))
  if (!name.success) return undefined
  const phone = contact.phone && keptPhone(contact.phone, address.country ?? contact.country)
  if (contact.phone && !phone) warnings.push(r.phoneLeftOut())
  const email = shape.email.safeParse(contact.email)
  if (!email.success) warnings.push(r.emailLeftOut())
  const image = shape.image.safeParse(contact.image)
  const known = {
    name: name.data,
    ...(phone && { phone }),
    ...(email.data && { email: email.data }),
    ...(image.data && { image: image.data }),
  }
  const isAccount = known.name === agent.name && (known.email ?? agent.email) === agent.email
  return isAccount && !known.phone && !known.image ? undefined : known
}

function knownFacts(home: FeedListing, warnings: string[]): FeedListing['facts'] {
  const known: Partial<Record<FactName, unknown>> = {}
  for (const name of facts) {
    const value = name === 'features' ? knownFeatures(home.facts.features, warnings) : home.facts[name]
    if (value === undefined) continue
    const read = homeFacts[name].given.safeParse(value, { error: fieldMessage })
    if (name === 'timeZone' && !isTimeZone(String(value)))
      warnings.push(r.leftOut({ reason: checks.unknownTimeZone() }))
    else if (name === 'areaUnit' && !read.success)
      warnings.push(r.areasLeftOut({ unit: String(value).slice(0, MAX_SHOWN_UNIT) }))
    else if (read.success) known[name] = value
    else warnings.push(r.leftOut({ reason: read.error.issues[0]?.message ?? name }))
  }
  if (home.facts.areaUnit && !known.areaUnit) for (const name of AREAS) delete known[name] // else they count as ft²
  if (known.latitude === undefined || known.longitude === undefined) for (const name of POINT) delete known[name]
  return known as FeedListing['facts'] // each is validated
}

function knownFeatures(given: readonly string[] | undefined, warnings: string[]): string[] | undefined {
  const texts = (given ?? []).map((feature) => feature.trim()).filter(Boolean)
  const known = [...new Map(texts.map((text) => [comparableFeature(text), text])).values()]
  const kept = known.filter((text) => homeFacts.features.given.safeParse([text]).success)
  if (kept.length < known.length)
    warnings.push(r.featuresLeftOut({ most: MAX_FEATURE_LENGTH, count: known.length - kept.length }))
  if (kept.length > MAX_FEATURES) warnings.push(r.firstFeatures({ most: MAX_FEATURES }))
  return kept.length > 0 ? kept.slice(0, MAX_FEATURES) : undefined
}

function linksOf(list: typeof Tours | typeof Documents, links: FeedLink[] | undefined, most: number) {
  const short = links?.map(({ url, title }) => ({ url, title: title.slice(0, MAX_LINK_TITLE_LENGTH) }))
  const known = short?.filter((link) => list.safeParse([link]).success).slice(0, most) ?? []
  return known.length > 0 ? known : undefined
}

/** Returns the latest open times, up to the limit of a home, because files also contain past ones. */
function openTimesOf({ openTimes = [] }: FeedListing, warnings: string[]): OpenTimeInput[] | undefined {
  const known: OpenTimeInput[] = []
  for (const each of openTimes) {
    const read = OpenTimes.safeParse([each], { error: fieldMessage })
    if (!read.success)
      warnings.push(
        r.openTimeLeftOut({ time: shownMoment(each.startsAt), reason: read.error.issues[0]?.message ?? '' }),
      )
    else if (OpenTimes.safeParse([...known.slice(1 - MAX_OPEN_TIMES), ...read.data]).success) known.push(...read.data)
    else warnings.push(r.openTimeOverlaps({ time: shownMoment(each.startsAt) }))
  }
  const sorted = known.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  if (sorted.length > MAX_OPEN_TIMES) warnings.push(r.lastOpenTimes({ most: MAX_OPEN_TIMES }))
  return sorted.length > 0 ? sorted.slice(-MAX_OPEN_TIMES) : undefined
}

/** The fields of an existing home that a feed updates. The listing date stays. */
export const followedFields = [
  'title',
  'location',
  'address',
  'addressShown',
  'price',
  'description',
  'language',
  'translations',
  'tours',
  'documents',
  'contact',
  ...facts.filter((name) => !POINT.includes(name) && name !== 'priceKind'), // set together with the price
] as const

export function saidOf(
  listing: NewListing,
  { market, pictures, documents = [] }: { market: Market; pictures: unknown; documents?: unknown[] },
): Record<string, string> {
  const said: Record<string, string> = {}
  for (const field of followedFields)
    if (listing[field] !== undefined && listing[field] !== null) said[field] = shortHash(listing[field])
  if (documents.length > 0) said.documents = shortHash([listing.documents, documents])
  if (listing.openTimes) said.openTimes = shortHash(listing.openTimes)
  if (listing.priceKind) said.price = shortHash([listing.price, listing.priceKind])
  if (typeof listing.latitude === 'number')
    said.point = shortHash([listing.latitude, listing.longitude, listing.precision])
  if (pictures !== undefined) said.pictures = shortHash(pictures)
  said.market = market
  return said
}
