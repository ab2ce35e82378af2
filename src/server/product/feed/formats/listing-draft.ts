import { MAX_DESCRIPTION_LENGTH } from '#contract/property'
import {
  comparableFeature,
  type FactName,
  homeFacts,
  MAX_CAPTION_LENGTH,
  MAX_FEATURE_LENGTH,
  MAX_FEATURES,
  MAX_PICTURES,
} from '#contract/property-facts'
import { MAX_LOCATION_LENGTH, MAX_TITLE_LENGTH } from '#contract/property-reference'
import { plainText } from '../source/html-text.ts'
import type { FeedListing, FeedPicture } from './feed-format.ts'

/** A home as a reader finds it: texts may be HTML or too long, facts may be none. An absent `title` is made of the facts. */
export type ListingDraft = Omit<FeedListing, 'title' | 'location' | 'facts' | 'pictures' | 'warnings'> & {
  title?: string | undefined
  /** The parts of the address, of which some may be empty. */
  location: (string | undefined)[]
  facts: { [Name in FactName]?: unknown }
  pictures: (FeedPicture | undefined)[]
}

/** Returns a draft as a listing that fits the contract's limits; what was cut or left out is in its warnings. */
export function feedListing(draft: ListingDraft): FeedListing {
  const warnings: string[] = []
  const facts = knownFacts(draft.facts, warnings)
  const place = unique(draft.location.map((part) => plainText(part ?? '').replace(/\s+/g, ' '))).join(', ')
  const location = cut(place, MAX_LOCATION_LENGTH, 'Location', warnings)
  const ownTitle = plainText(draft.title ?? '').replace(/\s+/g, ' ')
  const title = cut(ownTitle || titleOf(facts, location), MAX_TITLE_LENGTH, 'Title', warnings)
  return {
    ...draft,
    reference: draft.reference.trim(),
    title,
    location,
    description: cut(plainText(draft.description) || title, MAX_DESCRIPTION_LENGTH, 'Description', warnings),
    facts,
    pictures: knownPictures(draft.pictures, warnings),
    warnings,
  }
}

/** Returns the facts that the contract takes. A point at 0°/0° is one that the sender doesn't know. */
function knownFacts(facts: ListingDraft['facts'], warnings: string[]): FeedListing['facts'] {
  const isNowhere = facts.latitude === 0 && facts.longitude === 0
  const hasPoint = facts.latitude !== undefined && facts.longitude !== undefined && !isNowhere
  const given = Object.entries({ ...facts, features: knownFeatures(facts.features, warnings) }).filter(
    ([name, value]) =>
      value !== undefined && value !== '' && (hasPoint || !['latitude', 'longitude', 'precision'].includes(name)),
  )
  return Object.fromEntries(
    given.flatMap(([name, value]) => {
      const read = homeFacts[name as FactName].given.safeParse(value)
      if (read.success) return [[name, read.data]]
      warnings.push(`${read.error.issues[0]?.message ?? name}: it was left out`)
      return []
    }),
  )
}

function knownFeatures(features: unknown, warnings: string[]): string[] | undefined {
  if (!Array.isArray(features)) return undefined
  const texts = features.map((feature) => plainText(String(feature)).replace(/\s+/g, ' ')).filter(Boolean)
  const known = [...new Map(texts.map((text) => [comparableFeature(text), text])).values()]
  const short = known.filter((text) => text.length <= MAX_FEATURE_LENGTH)
  if (short.length < known.length)
    warnings.push(
      `Features of more than ${MAX_FEATURE_LENGTH} characters were left out: ${known.length - short.length}`,
    )
  if (short.length > MAX_FEATURES) warnings.push(`Only the first ${MAX_FEATURES} features were taken`)
  return short.length > 0 ? short.slice(0, MAX_FEATURES) : undefined
}

/** Returns the pictures with a source, each once. */
function knownPictures(pictures: ListingDraft['pictures'], warnings: string[]): FeedPicture[] {
  const given = pictures.filter((picture) => picture?.url || picture?.file) as FeedPicture[] // one with neither is gone
  const each = [...new Map(given.toReversed().map((picture) => [picture.url ?? picture.file, picture])).values()]
  if (each.length > 1 + MAX_PICTURES) warnings.push(`Only the first ${1 + MAX_PICTURES} pictures were taken`)
  return each
    .toReversed()
    .slice(0, 1 + MAX_PICTURES)
    .map((picture) => ({ ...picture, caption: plainText(picture.caption).slice(0, MAX_CAPTION_LENGTH) }))
}

const unique = (parts: string[]): string[] => [...new Set(parts.filter(Boolean))]

function cut(text: string, most: number, name: string, warnings: string[]): string {
  if (text.length <= most) return text
  warnings.push(`${name} was cut to ${most.toLocaleString('en')} characters`)
  return `${text.slice(0, most - 1).replace(/\s+\S*$|[\uD800-\uDBFF]$/u, '')}…`
}

const TYPE_NAMES: Record<string, string> = {
  house: 'house',
  apartment: 'apartment',
  townhouse: 'townhouse',
  land: 'land',
  other: 'home',
}

/** Returns a title for a home of a format without one: "2 bedroom apartment, Main Street, Bath". */
function titleOf({ type, bedrooms }: FeedListing['facts'], location: string): string {
  const name = TYPE_NAMES[type ?? 'other'] ?? 'home'
  const kind = bedrooms === 0 && type !== 'land' ? 'Studio' : bedrooms ? `${bedrooms} bedroom ${name}` : name
  const title = [`${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`, location].filter(Boolean).join(', ')
  return title.length <= MAX_TITLE_LENGTH ? title : `${title.slice(0, MAX_TITLE_LENGTH - 1).trimEnd()}…`
}

/** Returns the source of a picture: a web address, or a file's name. */
export function pictureAt(source: string | undefined, caption = ''): FeedPicture | undefined {
  const text = source?.trim().replaceAll('&amp;', '&') ?? '' // some escape it once more
  if (text === '') return undefined
  return /^https?:\/\//i.test(text) ? { url: text, caption } : { file: text, caption }
}

const TYPE_WORDS: [RegExp, NonNullable<FeedListing['facts']['type']>][] = [
  [/town ?house|terrace|row ?house|end of terrace|mews|adosad/i, 'townhouse'],
  [/\bplot\b|\bland\b|^land|acreage|parcela|solar\b|lots? ?land|farmland/i, 'land'],
  [/apart|flat\b|unit\b|studio|penthouse|condo|duplex|triplex|maisonette|piso|stock coop|loft/i, 'apartment'],
  [
    /house|villa|bungalow|cottage|single ?family|detached|chalet|finca|cortijo|farm|residence|manor|cabin|barn|castle|home/i,
    'house',
  ],
]

/** Returns the type of a home by the name that its format has for it; `other` for a name that isn't one of these. */
export const typeIn = (name: string): FeedListing['facts']['type'] =>
  name.trim() === '' ? undefined : (TYPE_WORDS.find(([words]) => words.test(name))?.[1] ?? 'other')
