import { oneLine, plainText } from '../source/html-text.ts'
import { countryCode } from './country-code.ts'
import type {
  AddressShown,
  FeedAddress,
  FeedContact,
  FeedDocumentFile,
  FeedFacts,
  FeedItem,
  FeedLink,
  FeedListing,
  FeedOpenTime,
  FeedPicture,
  FeedTexts,
  PictureKind,
} from './feed-format.ts'
import type { ReadOptions } from './feed-options.ts'
import { linkAt, saidFiles, saidLinks } from './listing-links.ts'

const MAX_TITLE_LENGTH = 120
const MAX_PICTURES_READ = 60
const MAX_FEATURES_READ = 100

/**
 * A home as parsed from a file, before it is normalized: texts may be HTML. A missing `title` is generated from the
 * facts.
 */
export type ListingDraft = Omit<
  FeedListing,
  | 'title'
  | 'location'
  | 'addressShown'
  | 'facts'
  | 'pictures'
  | 'tours'
  | 'documents'
  | 'documentFiles'
  | 'openTimes'
  | 'description'
> & {
  title?: string | undefined
  description: string
  location: (string | undefined)[]
  postcode?: string | undefined
  addressShown?: AddressShown | undefined
  shownPlace?: string
  facts: { [Name in keyof FeedFacts]?: unknown }
  pictures: (FeedPicture | undefined)[]
  tours?: (FeedLink | undefined)[]
  documents?: (FeedLink | FeedDocumentFile | undefined)[]
  openTimes?: (FeedOpenTime | undefined)[]
}

export type FoundItem = FeedItem | { kind: 'draft'; draft: ListingDraft }

export const draftItem = (draft: ListingDraft): FoundItem => ({ kind: 'draft', draft })

export function listingItem(draft: ListingDraft, options: ReadOptions): FeedItem {
  const { title = '', description, location, price, currency, place, reference, pictures } = draft
  const { type: _, priceKind: __, ...facts } = saidFacts(draft.facts)
  const hasText = [title, description, ...location].some((text) => text?.trim())
  const hasLinks = [...(draft.tours ?? []), ...(draft.documents ?? [])].some((link) => link !== undefined)
  const isOpened = saidOpenTimes(draft.openTimes) !== undefined
  const isMore = hasText || hasLinks || isOpened || pictures.length > 0 || Object.keys(facts).length > 0
  if (isMore || price === undefined) return { kind: 'listing', listing: feedListing(draft, options) }
  return { kind: 'price', place, reference: reference.trim(), price, currency }
}

function feedListing(
  { postcode = '', addressShown = 'whole', shownPlace, ...draft }: ListingDraft,
  { shownParts = withoutHidden }: ReadOptions,
): FeedListing {
  const facts = saidFacts(draft.facts)
  const parts = unique(draft.location.map(oneLine))
  const written = parts.join(', ')
  const location = hasText(written, postcode.trim()) ? written : [...parts, postcode.trim()].join(', ')
  const address = saidParts(draft.address)
  const shown = addressShown === 'whole' ? written : (shownPlace ?? placeOf(shownParts(address, addressShown)))
  const ownTitle = oneLine(draft.title)
  const title = ownTitle || titleOf(facts, shown, draft.language)
  return {
    ...draft,
    reference: draft.reference.trim(),
    title,
    location,
    addressShown,
    address,
    description: plainText(draft.description) || title,
    translations: saidTranslations(draft, (language) => (ownTitle ? '' : titleIn(language, facts, shown))),
    facts,
    pictures: draft.pictures
      .filter((picture) => picture !== undefined)
      .toSorted((a, b) => rankOf(a) - rankOf(b))
      .slice(0, MAX_PICTURES_READ)
      .map((picture) => ({ ...picture, caption: plainText(picture.caption) })),
    tours: saidLinks(draft.tours),
    documents: saidLinks(draft.documents?.map((each) => (each && 'url' in each ? each : undefined))),
    documentFiles: saidFiles(draft.documents),
    openTimes: saidOpenTimes(draft.openTimes),
  }
}

function withoutHidden({ street, locality, town, region }: FeedAddress, shown: AddressShown): FeedAddress {
  if (shown !== 'town') return { street, locality, town, region }
  return { town: town ?? (region ? undefined : locality), region }
}

const placeOf = ({ street, town, locality, region }: FeedAddress): string =>
  unique([street ?? '', town ?? locality ?? region ?? '']).join(', ')

function saidParts({ country, ...parts }: FeedAddress): FeedAddress {
  const texts = Object.entries(parts).map(([name, part]) => [name, oneLine(part)])
  return Object.fromEntries([...texts, ['country', countryCode(country)]].filter(([, part]) => part))
}

const hasText = (text: string, part: string): boolean =>
  part === '' || text.replace(/\s/g, '').toLowerCase().includes(part.replace(/\s/g, '').toLowerCase())

const unique = (texts: string[]): string[] => [...new Set(texts.filter(Boolean))]

function saidFacts({ features, ...facts }: ListingDraft['facts']): FeedFacts {
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

const NAMES_BY_LANGUAGE: Record<string, Record<string, string>> = {
  es: { house: 'Casa', apartment: 'Piso', townhouse: 'Casa adosada', land: 'Terreno', other: 'Vivienda' },
  de: { house: 'Haus', apartment: 'Wohnung', townhouse: 'Reihenhaus', land: 'Grundstück', other: 'Immobilie' },
  fr: {
    house: 'Maison',
    apartment: 'Appartement',
    townhouse: 'Maison mitoyenne',
    land: 'Terrain',
    other: 'Bien immobilier',
  },
  ar: { house: 'منزل', apartment: 'شقة', townhouse: 'منزل متلاصق', land: 'أرض', other: 'عقار' },
}
const COMMAS: Record<string, string> = { ar: '، ' }

function titleIn(language: string, facts: FeedFacts, location: string): string {
  if (language === 'en') return titleOf(facts, location)
  const name = NAMES_BY_LANGUAGE[language]?.[facts.type ?? 'other']
  return name === undefined ? '' : shortTitle([name, location].filter(Boolean).join(COMMAS[language] ?? ', '))
}

function titleOf(facts: FeedFacts, location: string, language = 'en'): string {
  const { type, bedrooms } = facts
  const known = language === 'en' ? '' : titleIn(language, facts, location)
  if (known) return known
  const name = TYPE_NAMES[type ?? 'other'] ?? 'home'
  const kind = bedrooms === 0 && type !== 'land' ? 'Studio' : bedrooms ? `${bedrooms} bedroom ${name}` : name
  return shortTitle([`${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`, location].filter(Boolean).join(', '))
}

function shortTitle(title: string): string {
  return title.length <= MAX_TITLE_LENGTH ? title : `${title.slice(0, MAX_TITLE_LENGTH - 1).trimEnd()}…`
}

/**
 * Returns the texts in other languages, without those that only repeat the own: senders write one text under several
 * languages.
 */
function saidTranslations(
  { language, description: own, title: ownTitle, translations = {} }: ListingDraft,
  titleFor: (language: string) => string,
): FeedTexts | undefined {
  const [known, knownTitle] = [plainText(own), oneLine(ownTitle)]
  const said = Object.entries(translations).flatMap(([code, texts]): [string, FeedTexts[string]][] => {
    const title = oneLine(texts.title)
    const description = plainText(texts.description ?? '')
    const isOwn = [known, ''].includes(description) && [knownTitle, ''].includes(title)
    if (code === language || isOwn) return []
    const shown = title || titleFor(code)
    return [[code, { ...(shown && { title: shown }), ...(description && { description }) }]]
  })
  return said.length > 0 ? Object.fromEntries(said) : undefined
}

const RANKS: PictureKind[] = ['photo', 'floorPlan', 'map', 'energy']
const rankOf = ({ kind = 'photo' }: FeedPicture): number => RANKS.indexOf(kind)

const MAX_OPEN_TIMES_READ = 50

function saidOpenTimes(openTimes: (FeedOpenTime | undefined)[] = []): FeedOpenTime[] | undefined {
  const said = openTimes.filter((openTime) => openTime !== undefined)
  const each = [...new Map(said.map((openTime) => [`${openTime.startsAt} ${openTime.endsAt}`, openTime])).values()]
  return each.length > 0 ? each.slice(0, MAX_OPEN_TIMES_READ) : undefined
}

type WrittenContact = { [Part in Exclude<keyof FeedContact, 'country'>]?: (string | undefined)[] } & {
  country?: string
}

export function contactOf(written: WrittenContact): FeedContact | undefined {
  const first = (texts: (string | undefined)[] = []) => texts.map(oneLine).find(Boolean)
  const name = first(written.name)
  if (name === undefined) return undefined
  const [phone, email] = [first(written.phone), first(written.email)]
  const image = written.image?.map((source) => linkAt(source)?.url).find(Boolean)
  const { country } = written
  return {
    name,
    ...(phone && { phone, ...(country && { country }) }),
    ...(email && { email }),
    ...(image && { image }),
  }
}
