import { ADDRESS_PARTS, type AddressPart } from '#contract/address'
import { PICTURE_KINDS } from '#contract/fact-options'
import { CONTACT_PARTS, type ContactPart, type HomeContact } from '#contract/home-contact'
import type { HomeLink } from '#contract/home-links'
import { LANGUAGES, type Language } from '#contract/language'
import { saidTranslations, type Translation, type Translations } from '#contract/listing-texts'
import { clearNumber, possibleNumbers, whyUnclear } from '#contract/number-choice'
import type { OpenTime } from '#contract/open-time-fields'
import type { Property } from '#contract/property'
import { type FactName, homeFacts, type PictureKind } from '#contract/property-facts'
import { newPropertyFields } from '#contract/property-fields'

const contactColumns = {
  name: 'contactName',
  phone: 'contactPhone',
  email: 'contactEmail',
  image: 'contactImage',
} as const satisfies Record<ContactPart, string>
type Fields = typeof newPropertyFields
type Field = Exclude<keyof Fields, 'address' | 'contact' | 'translations'>
type Column = Field | AddressPart | ContactColumn | TextColumn
type TextColumn = `${keyof Translation}_${Language}`
type ContactColumn = (typeof contactColumns)[ContactPart]
type Links = 'tours' | 'documents'
type OpenHours = Pick<OpenTime, 'startsAt' | 'endsAt'>
type Listing = Pick<Property, Exclude<Field, 'pictures' | 'openTimes' | Links>> &
  Pick<Property, 'pictures' | 'address' | Links> & {
    openTimes?: OpenHours[] | null | undefined
    contact?: Partial<HomeContact> | null | undefined
    translations?: Translations | null | undefined
  }
type Cells = Record<string, string>

const TRANSLATED = ['title', 'description'] as const satisfies (keyof Translation)[]
const textColumns = LANGUAGES.flatMap((language) =>
  TRANSLATED.map((text) => ({ column: `${text}_${language}` as const, text, language })),
)

/**
 * The columns of our own CSV except `id`: the fields of `POST /allProperty`, with one column for each part of an
 * address and of a contact, and two for each language of its texts. The bulk import reads the same columns (P-60).
 */
export const listingColumns = Object.keys(newPropertyFields).flatMap((name) =>
  name === 'address'
    ? ADDRESS_PARTS
    : name === 'contact'
      ? Object.values(contactColumns)
      : name === 'translations'
        ? textColumns.map(({ column }) => column)
        : [name],
) as Column[] // the object has no other keys
const factNames = Object.keys(homeFacts) as FactName[] // as above

const AREA_COLUMNS = ['area', 'plot', 'usableArea', 'areaUnit'] as const satisfies Column[]
const columnsOfField: Record<string, readonly string[]> = {
  address: ADDRESS_PARTS,
  contact: Object.values(contactColumns),
  translations: textColumns.map(({ column }) => column),
  areaUnit: AREA_COLUMNS, // areas without a unit have that of the site
  latitude: ['latitude', 'longitude'],
}

/** Returns the fields that a file with these columns can't state, which stay as they are. */
export const unstatedFields = (columns: string[]): string[] =>
  Object.keys(newPropertyFields).filter(
    (field) => !(columnsOfField[field] ?? [field]).some((column) => columns.includes(column)),
  )

export function cellOf(listing: Listing, column: Column): string | undefined {
  if (column === 'pictures') return listing.pictures?.map(pictureLine).join('\n')
  if (column === 'tours' || column === 'documents') return listing[column]?.map(linkLine).join('\n')
  if (column === 'openTimes')
    return listing.openTimes?.map(({ startsAt, endsAt }) => `${startsAt}/${endsAt}`).join('\n')
  if (isContactColumn(column)) return listing.contact?.[partOfColumn(column)]
  if (isTextColumn(column)) return textIn(listing.translations, column)
  if (isPart(column)) return listing.address?.[column]
  const value = listing[column]
  if (typeof value === 'number') return clearNumber(value)
  if (typeof value === 'boolean') return String(value)
  return Array.isArray(value) ? listCell(value) : (value ?? undefined)
}

const isTextColumn = (column: Column): column is TextColumn => textColumns.some((each) => each.column === column)

function textIn(translations: Translations | null | undefined, column: TextColumn): string | undefined {
  const { text, language } = textColumns.find((each) => each.column === column) ?? {}
  return language && text && translations?.[language]?.[text]
}

const isContactColumn = (column: Column): column is ContactColumn =>
  Object.values(contactColumns).includes(column as ContactColumn) // a wider type
const partOfColumn = (column: ContactColumn): ContactPart =>
  CONTACT_PARTS.find((part) => contactColumns[part] === column) ?? 'name'

const isPart = (column: Column): column is AddressPart => ADDRESS_PARTS.some((part) => part === column)

/**
 * Returns a row's facts, address, pictures and market state. Empty cells are omitted; an invalid number stays, for the
 * contract to reject.
 */
export function factsIn(cells: Cells): Record<string, unknown> {
  const given = factNames.filter((name) => cells[name]?.trim())
  const facts = given.map((name) => [name, factIn(name, cells[name]?.trim() ?? '')])
  const pictures = itemsIn(cells.pictures ?? '', '\n').map(pictureIn)
  const tours = itemsIn(cells.tours ?? '', '\n').map(linkIn)
  const documents = itemsIn(cells.documents ?? '', '\n').map(linkIn)
  const openTimes = itemsIn(cells.openTimes ?? '', '\n').map(openTimeIn)
  const market = cells.market?.trim()
  const parts = ADDRESS_PARTS.filter((part) => cells[part]?.trim()).map((part) => [part, cells[part]?.trim()])
  const addressShown = cells.addressShown?.trim()
  const contact = CONTACT_PARTS.flatMap((part) => {
    const cell = cells[contactColumns[part]]?.trim()
    return cell ? [[part, cell]] : []
  })
  const language = cells.language?.trim()
  const translations = translationsIn(cells)
  return {
    ...Object.fromEntries(facts),
    ...(parts.length > 0 && { address: Object.fromEntries(parts) }),
    ...(addressShown && { addressShown }),
    ...(language && { language }),
    ...(Object.keys(translations).length > 0 && { translations }),
    ...(pictures.length > 0 && { pictures }),
    ...(tours.length > 0 && { tours }),
    ...(documents.length > 0 && { documents }),
    ...(openTimes.length > 0 && { openTimes }),
    ...(contact.length > 0 && { contact: Object.fromEntries(contact) }),
    ...(market && { market }),
  }
}

function translationsIn(cells: Cells): Translations {
  const given: Record<string, Translation> = {}
  for (const { column, text, language } of textColumns)
    given[language] = { ...given[language], [text]: cells[column]?.trim() ?? '' }
  return saidTranslations(given)
}

function factIn(name: FactName, cell: string): unknown {
  const { kind } = homeFacts[name]
  if (name === 'areaUnit') return unitIn(cell)
  if (kind === 'text') return cell
  if (kind === 'number') return numberIn(name, cell)
  if (kind === 'flag') return flagIn(cell)
  return itemsIn(cell, cell.includes('\n') ? '\n' : ';')
}

const unitIn = (cell: string): string =>
  /^(?:sq(?:uare|\.)? ?f(?:ee|oo)?t\.?|ft²)$/i.test(cell)
    ? 'ft2'
    : /^(?:sq(?:uare|\.)? ?m(?:et(?:er|re)s?)?\.?|m²|qm)$/i.test(cell)
      ? 'm2'
      : cell

const flagIn = (cell: string): boolean | string =>
  /^(?:true|yes|1)$/i.test(cell) ? true : /^(?:false|no|0)$/i.test(cell) ? false : cell

function numberIn(name: FactName, cell: string): number {
  const [number = Number.NaN, other] = numbersOf(name, cell)
  return other === undefined ? number : Number.NaN
}

const numbersOf = (name: FactName, cell: string): number[] =>
  /^-?\d(?:\.\d+)?e-\d+$/i.test(cell)
    ? [Number(cell)]
    : possibleNumbers(cell, (value) => homeFacts[name].given.safeParse(value).success)

export function unclearFact(cells: Cells): string | undefined {
  const unclear = factNames
    .filter((name) => homeFacts[name].kind === 'number')
    .map((name) => ({ name, numbers: numbersOf(name, cells[name] ?? '') }))
    .find(({ numbers }) => numbers.length > 1)
  return unclear && whyUnclear(capitalized(unclear.name), unclear.numbers)
}

const capitalized = (name: string): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`

const itemsIn = (cell: string, between: string): string[] =>
  cell
    .split(between)
    .map((item) => item.trim())
    .filter(Boolean)

const listCell = (items: string[]): string =>
  items.some((item) => item.includes(';')) ? items.map((item) => `${item}\n`).join('') : items.join('; ')

const linkLine = ({ url, title }: HomeLink): string =>
  [url.replaceAll(/\s/g, '%20'), ...title.split(/\s+/)].filter(Boolean).join(' ')

function linkIn(line: string): HomeLink {
  const [url = '', ...words] = line.split(/\s+/)
  return { url, title: words.join(' ') }
}

/** Parses an interval of ISO 8601: `2026-12-12T10:00:00Z/2026-12-12T11:00:00Z`. */
function openTimeIn(line: string): OpenHours {
  const [startsAt = '', endsAt = ''] = line.split('/').map((moment) => moment.trim())
  return { startsAt, endsAt }
}

type Picture = { url: string; caption: string; kind?: PictureKind | undefined }

const KIND = new RegExp(`^\\[(${PICTURE_KINDS.join('|')})\\]$`)

/**
 * Formats a picture as `https://…/plan.png [floorPlan] The first floor`. A photograph has no kind, unless its caption
 * begins like one.
 */
function pictureLine({ url, caption, kind }: Picture): string {
  const marked = kind ?? (KIND.test(caption.split(/\s+/)[0] ?? '') ? 'photo' : undefined)
  return linkLine({ url, title: marked ? `[${marked}] ${caption}` : caption })
}

function pictureIn(line: string): Picture {
  const { url, title } = linkIn(line)
  const [first, ...words] = title.split(' ')
  const kind = PICTURE_KINDS.find((name) => first === `[${name}]`)
  return kind ? { url, caption: words.join(' '), kind } : { url, caption: title }
}
