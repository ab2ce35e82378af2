import { hash } from 'node:crypto'
import { fieldMessage } from '#contract/field-message'
import type { Market } from '#contract/market-state'
import { MAX_DESCRIPTION_LENGTH, newPropertyFields } from '#contract/property'
import {
  comparableFeature,
  type FactName,
  homeFacts,
  MAX_CAPTION_LENGTH,
  MAX_FEATURE_LENGTH,
  MAX_FEATURES,
  MAX_PICTURES,
  type PropertyType,
} from '#contract/property-facts'
import { MAX_TITLE_LENGTH } from '#contract/property-reference'
import type { NewListing } from '../../import/import.store.ts'
import { checkedListing, type ListingTerms } from '../../import/listing.ts'
import type { Agent } from '../formats/csv-format.ts'
import type { FeedListing } from '../formats/feed-format.ts'

/** A home of a feed after every check of a listing, with a hash of each field that the feed says, and with what was left out. */
export type CheckedHome = {
  listing: NewListing
  said: Record<string, string>
  pictures: { source: string; caption: string }[]
  market: Market
  warnings: string[]
}
export type RefusedHome = { reason: string; isOtherCurrency?: boolean }

const facts = Object.keys(homeFacts) as FactName[]
const POINT: FactName[] = ['latitude', 'longitude', 'precision']

/** Until its own first picture is there. */
const placeholders: Record<PropertyType, string> = {
  house: 'detached',
  apartment: 'flat',
  townhouse: 'terraced',
  land: 'other',
  other: 'other',
}
export const placeholderOf = (type: PropertyType | null | undefined): string =>
  `/demo/placeholder-${placeholders[type ?? 'other']}.webp`

/** A hash of all that a feed says of a home, by which an unchanged one is known without any check. */
export function listingHash(home: FeedListing): string {
  const { place: _, warnings: __, agent: ___, ...said } = home
  return shortHash(said)
}

const shortHash = (value: unknown): string => hash('sha1', JSON.stringify(value), 'base64url').slice(0, 16)

/** Checks a home by the same rules as one that is typed. A fact that breaks one is left out, and what is too long is cut. */
export function checkedHome(home: FeedListing, agent: Agent, terms: ListingTerms): CheckedHome | RefusedHome {
  if (home.currency !== undefined && home.currency !== terms.currency)
    return { reason: `Its price is in ${home.currency}, and this site is in ${terms.currency}.`, isOtherCurrency: true }
  if (home.price === undefined) return { reason: 'It has no price, or one on application: a listing needs an amount.' }
  const warnings = [...home.warnings]
  const known = knownFacts(home, warnings)
  const title = cut(home.title, MAX_TITLE_LENGTH)
  const description = cut(home.description, MAX_DESCRIPTION_LENGTH)
  if (description !== home.description)
    warnings.push(`Its description is cut after ${MAX_DESCRIPTION_LENGTH} characters.`)
  const draft = {
    sourceId: home.reference,
    listing: {
      title,
      description,
      location: home.location,
      price: home.price,
      date: home.date !== undefined && newPropertyFields.date.safeParse(home.date).success ? home.date : undefined,
      agentImage: agent.image,
      propertyImage: placeholderOf(known.type),
      ...known,
    },
  }
  const checked = checkedListing(draft, agent, terms)
  if ('reason' in checked) return { reason: `${checked.reason.replace(/\.$/, '')}.` }
  const pictures = picturesOf(home)
  const said = saidOf(checked.listing, home, pictures)
  return { listing: checked.listing, said, pictures, market: home.market, warnings }
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/\p{Surrogate}$/u, '')}…`

function knownFacts(home: FeedListing, warnings: string[]): FeedListing['facts'] {
  const known: Partial<Record<FactName, unknown>> = {}
  for (const name of facts) {
    const value = name === 'features' ? features(home.facts.features) : home.facts[name]
    if (value === undefined) continue
    const read = homeFacts[name].given.safeParse(value, { error: fieldMessage })
    if (read.success) known[name] = value
    else warnings.push(`${read.error.issues[0]?.message ?? name}, so it is left out.`)
  }
  if (known.latitude === undefined || known.longitude === undefined) for (const name of POINT) delete known[name]
  return known as FeedListing['facts'] // each checked
}

function features(given: readonly string[] | undefined): string[] | undefined {
  const seen = new Set<string>()
  const short = given
    ?.map((feature) => cut(feature.trim(), MAX_FEATURE_LENGTH))
    .filter((feature) => {
      const comparable = comparableFeature(feature)
      return comparable !== '' && !seen.has(comparable) && seen.add(comparable)
    })
  return short?.slice(0, MAX_FEATURES)
}

function picturesOf({ pictures }: FeedListing): CheckedHome['pictures'] {
  const sources = new Set<string>()
  return pictures
    .map(({ url, file, caption }) => ({ source: url ?? file, caption: cut(caption, MAX_CAPTION_LENGTH) }))
    .filter(({ source }) => source !== '' && !sources.has(source) && sources.add(source))
    .slice(0, MAX_PICTURES + 1)
}

/** The fields that a feed changes on a home that is there: not its day of listing, and not its agent. */
export const followedFields = [
  'title',
  'location',
  'price',
  'description',
  ...facts.filter((name) => !POINT.includes(name)),
] as const

function saidOf(listing: NewListing, home: FeedListing, pictures: CheckedHome['pictures']): Record<string, string> {
  const said: Record<string, string> = {}
  for (const field of followedFields)
    if (listing[field] !== undefined && listing[field] !== null) said[field] = shortHash(listing[field])
  if (typeof listing.latitude === 'number')
    said.point = shortHash([listing.latitude, listing.longitude, listing.precision])
  said.pictures = shortHash(pictures)
  said.market = home.market
  return said
}
