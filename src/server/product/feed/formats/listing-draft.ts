import type { Address, AddressShown } from '#contract/address'
import type { FactName } from '#contract/property-facts'
import { MAX_TITLE_LENGTH } from '#contract/property-reference'
import { shownParts, shownText } from '../../place/shown-address.ts'
import { plainText } from '../source/html-text.ts'
import { countryCode } from './country-code.ts'
import type { FeedItem, FeedListing, FeedPicture } from './feed-format.ts'

/** The limits of what is read of one home, several times those of a listing: what is beyond those is said with its home. */
const MAX_PICTURES_READ = 60
const MAX_FEATURES_READ = 100

/** A home as a reader finds it: texts may be HTML. An absent `title` is made of the facts. */
export type ListingDraft = Omit<
  FeedListing,
  'title' | 'location' | 'addressShown' | 'facts' | 'pictures' | 'description'
> & {
  title?: string | undefined
  description: string
  /** The parts of the address, of which some may be empty. */
  location: (string | undefined)[]
  /** Stands behind the location unless it has it. */
  postcode?: string | undefined
  /** Absent: the whole address. */
  addressShown?: AddressShown | undefined
  /** The address that may be shown, where the format has it in words. */
  shownPlace?: string
  facts: { [Name in FactName]?: unknown }
  pictures: (FeedPicture | undefined)[]
}

/** Returns the item of a draft: a listing, or a price where it says nothing else; the type may be that of its element. */
export function listingItem(draft: ListingDraft): FeedItem {
  const { title = '', description, location, price, currency, place, reference, pictures } = draft
  const { type: _, ...facts } = saidFacts(draft.facts)
  const hasText = [title, description, ...location].some((text) => text?.trim())
  const isMore = hasText || pictures.length > 0 || Object.keys(facts).length > 0
  if (isMore || price === undefined) return { kind: 'listing', listing: feedListing(draft) }
  return { kind: 'price', place, reference: reference.trim(), price, currency }
}

/** Returns a draft as a listing in plain text, with what it says and no more. Its values are checked where those of all formats are. */
function feedListing({ postcode = '', addressShown = 'whole', shownPlace, ...draft }: ListingDraft): FeedListing {
  const facts = saidFacts(draft.facts)
  const parts = unique(draft.location.map(oneLine))
  const written = parts.join(', ')
  const location = hasText(written, postcode.trim()) ? written : [...parts, postcode.trim()].join(', ')
  const address = saidParts(draft.address)
  const title =
    oneLine(draft.title) ||
    titleOf(facts, addressShown === 'whole' ? written : (shownPlace ?? placeOf(address, addressShown)))
  return {
    ...draft,
    reference: draft.reference.trim(),
    title,
    location,
    addressShown,
    address,
    description: plainText(draft.description) || title,
    // A feature is kept once, as anybody may see it.
    facts: facts.features
      ? { ...facts, features: facts.features.map((feature) => shownText(feature, address, addressShown)) }
      : facts,
    pictures: draft.pictures
      .filter((picture) => picture !== undefined)
      .slice(0, MAX_PICTURES_READ)
      .map((picture) => ({ ...picture, caption: plainText(picture.caption) })),
  }
}

/** Returns the place of a made title of a home of which not the whole address is shown. */
function placeOf(address: Address, addressShown: AddressShown): string {
  const { street, town, locality, region } = shownParts(address, addressShown)
  return unique([street ?? '', town ?? locality ?? region ?? '']).join(', ')
}

/** Leaves out what is empty, and a country that isn't known. */
function saidParts({ country, ...parts }: Address): Address {
  const texts = Object.entries(parts).map(([name, part]) => [name, oneLine(part)])
  return Object.fromEntries([...texts, ['country', countryCode(country)]].filter(([, part]) => part))
}

const hasText = (text: string, part: string): boolean =>
  part === '' || text.replace(/\s/g, '').toLowerCase().includes(part.replace(/\s/g, '').toLowerCase())

const unique = (texts: string[]): string[] => [...new Set(texts.filter(Boolean))]

const oneLine = (text: string | undefined): string => plainText(text ?? '').replace(/\s+/g, ' ')

/** Leaves out what is empty, and a point at 0°/0°, which is one that the sender doesn't know. */
function saidFacts({ features, ...facts }: ListingDraft['facts']): FeedListing['facts'] {
  const isNowhere = facts.latitude === 0 && facts.longitude === 0
  const hasPoint = facts.latitude !== undefined && facts.longitude !== undefined && !isNowhere
  const texts = Array.isArray(features)
    ? unique(features.slice(0, MAX_FEATURES_READ).map((feature) => oneLine(String(feature))))
    : []
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

/** `modified`: the picture's time or checksum, where the format has one. */
type About = { caption?: string; modified?: string | undefined }

/** Returns the source of a picture: a web address, or a file's name. */
export function pictureAt(
  source: string | undefined,
  { caption = '', modified = '' }: About = {},
): FeedPicture | undefined {
  const text = source?.trim().replaceAll('&amp;', '&') ?? '' // some escape it once more
  if (text === '') return undefined
  const about = { caption, ...(modified.trim() !== '' && { modified: modified.trim() }) }
  return /^https?:\/\//i.test(text) ? { url: text, ...about } : { file: text, ...about }
}
