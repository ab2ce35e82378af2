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
import { MAX_LOCATION_LENGTH, MAX_TITLE_LENGTH } from '#contract/property-reference'
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
  const { place: _, agent: __, ...said } = home
  return shortHash(said)
}

const shortHash = (value: unknown): string => hash('sha1', JSON.stringify(value), 'base64url').slice(0, 16)

/** Checks a home by the same rules as one that is typed. A fact that breaks one is left out, and what is too long is cut. */
export function checkedHome(home: FeedListing, agent: Agent, terms: ListingTerms): CheckedHome | RefusedHome {
  if (home.currency !== undefined && home.currency !== terms.currency)
    return { reason: `Its price is in ${home.currency}, and this site is in ${terms.currency}.`, isOtherCurrency: true }
  if (home.price === undefined) return { reason: 'It has no price, or one on application: a listing needs an amount.' }
  const warnings: string[] = []
  const known = knownFacts(home, warnings)
  const draft = {
    sourceId: home.reference,
    listing: {
      title: cut(home.title, MAX_TITLE_LENGTH, 'Title', warnings),
      description: cut(home.description, MAX_DESCRIPTION_LENGTH, 'Description', warnings),
      location: cut(home.location, MAX_LOCATION_LENGTH, 'Location', warnings),
      price: home.price,
      date: home.date !== undefined && newPropertyFields.date.safeParse(home.date).success ? home.date : undefined,
      agentImage: agent.image,
      propertyImage: placeholderOf(known.type),
      ...known,
    },
  }
  const checked = checkedListing(draft, agent, terms)
  if ('reason' in checked) return { reason: `${checked.reason.replace(/\.$/, '')}.` }
  const pictures = picturesOf(home, warnings)
  const said = saidOf(checked.listing, home, pictures)
  return { listing: checked.listing, said, pictures, market: home.market, warnings }
}

function cut(text: string, most: number, name: string, warnings: string[]): string {
  if (text.length <= most) return text
  warnings.push(`${name} is cut after ${most.toLocaleString('en')} characters.`)
  return `${text.slice(0, most - 1).replace(/(?<!\s)\s+\S*$|\p{Surrogate}$/u, '')}…`
}

function knownFacts(home: FeedListing, warnings: string[]): FeedListing['facts'] {
  const known: Partial<Record<FactName, unknown>> = {}
  for (const name of facts) {
    const value = name === 'features' ? knownFeatures(home.facts.features, warnings) : home.facts[name]
    if (value === undefined) continue
    const read = homeFacts[name].given.safeParse(value, { error: fieldMessage })
    if (read.success) known[name] = value
    else warnings.push(`${read.error.issues[0]?.message ?? name}, so it is left out.`)
  }
  if (known.latitude === undefined || known.longitude === undefined) for (const name of POINT) delete known[name]
  return known as FeedListing['facts'] // each checked
}

function knownFeatures(given: readonly string[] | undefined, warnings: string[]): string[] | undefined {
  const texts = (given ?? []).map((feature) => feature.trim()).filter(Boolean)
  const known = [...new Map(texts.map((text) => [comparableFeature(text), text])).values()]
  const short = known.filter((text) => text.length <= MAX_FEATURE_LENGTH)
  if (short.length < known.length)
    warnings.push(
      `Features of more than ${MAX_FEATURE_LENGTH} characters are left out: ${known.length - short.length}.`,
    )
  if (short.length > MAX_FEATURES) warnings.push(`Only the first ${MAX_FEATURES} features are taken.`)
  return short.length > 0 ? short.slice(0, MAX_FEATURES) : undefined
}

/** Returns the pictures with a source, each once. */
function picturesOf({ pictures }: FeedListing, warnings: string[]): CheckedHome['pictures'] {
  const sources = new Set<string>()
  const each = pictures
    .map(({ url, file, caption }) => ({ source: url ?? file, caption: captionOf(caption) }))
    .filter(({ source }) => source !== '' && !sources.has(source) && sources.add(source))
  if (each.length > 1 + MAX_PICTURES) warnings.push(`Only the first ${1 + MAX_PICTURES} pictures are taken.`)
  return each.slice(0, 1 + MAX_PICTURES)
}

const captionOf = (text: string): string => text.slice(0, MAX_CAPTION_LENGTH).replace(/\p{Surrogate}$/u, '')

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
