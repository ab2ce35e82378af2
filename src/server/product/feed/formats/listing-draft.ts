import type { FactName } from '#contract/property-facts'
import { MAX_TITLE_LENGTH } from '#contract/property-reference'
import { plainText } from '../source/html-text.ts'
import type { FeedListing, FeedPicture } from './feed-format.ts'

/** A home as a reader finds it: texts may be HTML. An absent `title` is made of the facts. */
export type ListingDraft = Omit<FeedListing, 'title' | 'location' | 'facts' | 'pictures'> & {
  title?: string | undefined
  /** The parts of the address, of which some may be empty. */
  location: (string | undefined)[]
  facts: { [Name in FactName]?: unknown }
  pictures: (FeedPicture | undefined)[]
}

/** Returns a draft as a listing in plain text, with what it says and no more. Its values are checked where those of all formats are. */
export function feedListing(draft: ListingDraft): FeedListing {
  const facts = saidFacts(draft.facts)
  const location = unique(draft.location.map(oneLine)).join(', ')
  const title = oneLine(draft.title) || titleOf(facts, location)
  return {
    ...draft,
    reference: draft.reference.trim(),
    title,
    location,
    description: plainText(draft.description) || title,
    facts,
    pictures: draft.pictures
      .filter((picture) => picture !== undefined)
      .map((picture) => ({ ...picture, caption: plainText(picture.caption) })),
  }
}

const unique = (texts: string[]): string[] => [...new Set(texts.filter(Boolean))]

const oneLine = (text: string | undefined): string => plainText(text ?? '').replace(/\s+/g, ' ')

/** Leaves out what is empty, and a point at 0°/0°, which is one that the sender doesn't know. */
function saidFacts({ features, ...facts }: ListingDraft['facts']): FeedListing['facts'] {
  const isNowhere = facts.latitude === 0 && facts.longitude === 0
  const hasPoint = facts.latitude !== undefined && facts.longitude !== undefined && !isNowhere
  const texts = Array.isArray(features) ? unique(features.map((feature) => oneLine(String(feature)))) : []
  const said = Object.entries({ ...facts, features: texts.length > 0 ? texts : undefined }).filter(
    ([name, value]) =>
      value !== undefined && value !== '' && (hasPoint || !['latitude', 'longitude', 'precision'].includes(name)),
  )
  return Object.fromEntries(said)
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
