import { FIGURE_COLUMNS, writtenFigures } from './blm-figures.ts'
import type { FeedListing, PriceKind } from './feed-format.ts'
import type { FeedWriter, WriteOptions } from './feed-options.ts'
import { areaText, fitted, priceAmounts, stableId, type WrittenPrice } from './written.ts'
import { writtenAddress } from './written-address.ts'
import { type WrittenPicture, writtenPictures } from './written-pictures.ts'

/** Limits in characters, from Rightmove's list of fields. */
const MAX_REFERENCE = 20
const MAX_ADDRESS = 60
const MAX_DISPLAY_ADDRESS = 120
const MAX_FEATURE = 200
const MAX_SUMMARY = 1024
const MAX_CAPTION = 20

const FEATURES = 10
const PICTURES = 21
const PLANS = 10
/**
 * The first number for images that are charts of the energy certificate, which also need a caption that says so
 * (Rightmove's list of fields).
 */
const FIRST_CHART = 60
const CHARTS = 2
const LINKS = 5
const MAX_LINK = 200
const BRANCH = '1'

const two = (index: number): string => String(index).padStart(2, '0')
const numbered = (count: number, names: string[], first = 0): string[] =>
  Array.from({ length: count }, (_, index) => names.map((name) => `${name}_${two(first + index)}`)).flat()
const IMAGE = ['MEDIA_IMAGE', 'MEDIA_IMAGE_TEXT']

const COLUMNS = [
  ...'AGENT_REF ADDRESS_1 ADDRESS_2 ADDRESS_3 ADDRESS_4 TOWN POSTCODE1 POSTCODE2'.split(' '),
  ...Array.from({ length: FEATURES }, (_, index) => `FEATURE${index + 1}`),
  ...'SUMMARY DESCRIPTION BRANCH_ID STATUS_ID BEDROOMS BATHROOMS PRICE PRICE_QUALIFIER'.split(' '),
  ...'PROP_SUB_ID CREATE_DATE UPDATE_DATE DISPLAY_ADDRESS PUBLISHED_FLAG'.split(' '),
  ...'LET_DATE_AVAILABLE LET_BOND LET_TYPE_ID LET_FURN_ID LET_RENT_FREQUENCY'.split(' '),
  'TENURE_TYPE_ID',
  ...FIGURE_COLUMNS,
  ...'TRANS_TYPE_ID NEW_HOME_FLAG MIN_SIZE_ENTERED MAX_SIZE_ENTERED AREA_SIZE_UNIT_ID'.split(' '),
  ...numbered(PICTURES, IMAGE),
  ...numbered(CHARTS, IMAGE, FIRST_CHART),
  ...numbered(PLANS, ['MEDIA_FLOOR_PLAN', 'MEDIA_FLOOR_PLAN_TEXT']),
  ...numbered(LINKS, ['MEDIA_DOCUMENT', 'MEDIA_DOCUMENT_TEXT']),
  ...numbered(LINKS, ['MEDIA_VIRTUAL_TOUR', 'MEDIA_VIRTUAL_TOUR_TEXT']),
]

export const writeBlm: FeedWriter = async function* (homes, options) {
  const header = ['VERSION : 3', "EOF : '^'", "EOR : '~'", `Generated Date : ${generated(options.at)}`].join('\r\n')
  yield `#HEADER#\r\n${header}\r\n\r\n#DEFINITION#\r\n${COLUMNS.join('^')}^~\r\n\r\n#DATA#\r\n`
  for await (const home of homes) {
    const row = rowOf(home, options)
    yield `${COLUMNS.map((name) => fieldText(row[name])).join('^')}^~\r\n`
  }
  yield '#END#\r\n'
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
function generated(at: Date): string {
  const [year, month, day, time] = /^(\d+)-(\d+)-(\d+)T(\d+:\d+)/.exec(at.toISOString())?.slice(1) ?? []
  return `${day}-${MONTHS[Number(month) - 1]}-${year} ${time}`
}

/**
 * Escapes a field, which portals read as HTML: `&`, `<`, line ends, and the characters that separate fields and rows.
 * In a picture's address, only the separators are escaped.
 */
function fieldText(value: string | number | undefined): string {
  const text = String(value ?? '')
  if (/^https?:\/\/\S+$/.test(text)) return text.replaceAll('^', '%5E').replaceAll('~', '%7E')
  return text.replaceAll(/[&<^~]/g, (mark) => MARKS[mark] ?? '').replaceAll('\n', '<br>')
}
const MARKS: Record<string, string> = { '&': '&#38;', '<': '&#60;', '^': '&#94;', '~': '&#126;' }

const within = (text: string | undefined, most: number): string => fitted(text ?? '', most, fieldText)

const TYPES = { house: 4, apartment: 28, townhouse: 22, land: 20, other: 0 }
const TENURES = { freehold: 1, leasehold: 2, other: 4 }
/** The codes of PRICE_QUALIFIER. An auction is written as a guide price, because the format has no auctions. */
const QUALIFIERS: Record<string, number> = { guide: 2, fixed: 3, from: 7, offersOver: 10, auction: 2 }
const STATES = { available: 0, paused: 0, underOffer: 3, soldElsewhere: 1 }

/** A range is written from its lowest amount, because the format has one. */
const qualifierOf = (kind: PriceKind | undefined, { lowest, highest }: WrittenPrice): number =>
  QUALIFIERS[kind ?? ''] ?? (lowest < highest ? 7 : 0)

type Row = Record<string, string | number | undefined>

function rowOf(home: FeedListing, options: WriteOptions): Row {
  const { currency, at } = options
  const { facts } = home
  const reference = agentReference(home.reference)
  const price = priceAmounts(home.price, currency)
  const area = areaText(facts.area, facts.areaUnit, facts.areaUnit ?? 'ft2')
  return {
    AGENT_REF: reference,
    BRANCH_ID: reference.slice(0, reference.indexOf('_')),
    ...addressFields(home),
    ...Object.fromEntries(
      (facts.features ?? []).slice(0, FEATURES).map((text, at) => [`FEATURE${at + 1}`, within(text, MAX_FEATURE)]),
    ),
    SUMMARY: within(home.title, MAX_SUMMARY),
    DESCRIPTION: home.description,
    STATUS_ID: STATES[home.market],
    BEDROOMS: facts.bedrooms,
    BATHROOMS: facts.bathrooms,
    PRICE: price?.lowest ?? 0,
    PRICE_QUALIFIER: price ? qualifierOf(facts.priceKind, price) : 1,
    PROP_SUB_ID: facts.type ? TYPES[facts.type] : 0,
    CREATE_DATE: `${home.date ?? at.toISOString().slice(0, 10)} 00:00:00`,
    UPDATE_DATE: (home.modified ?? at.toISOString()).slice(0, 19).replace('T', ' '),
    PUBLISHED_FLAG: home.market === 'paused' ? 0 : 1,
    LET_TYPE_ID: 0,
    TENURE_TYPE_ID: facts.tenure && TENURES[facts.tenure],
    TRANS_TYPE_ID: 1,
    ...writtenFigures(facts),
    MIN_SIZE_ENTERED: area,
    MAX_SIZE_ENTERED: area,
    AREA_SIZE_UNIT_ID: area && (facts.areaUnit === 'm2' ? 2 : 1),
    ...pictureFields(home, options),
  }
}

/**
 * Returns a reference of the form BRANCH_REFERENCE: the home's own if it has that form, otherwise a short one that is
 * always the same.
 */
const agentReference = (reference: string): string =>
  /^(?=.{1,20}$)\d+_[\w./-]+$/.test(reference)
    ? reference
    : `${BRANCH}_${stableId(MAX_REFERENCE - BRANCH.length - 1, reference)}`

function addressFields(home: FeedListing): Row {
  const { unit, building, houseNumber, street, locality, town, region, postcode = '' } = writtenAddress(home)
  const door = [unit, building, houseNumber].filter(Boolean).join(', ')
  const [first = '', second = ''] = halves(postcode)
  return {
    ADDRESS_1: within(door || street || town, MAX_ADDRESS),
    ADDRESS_2: within(street ?? town, MAX_ADDRESS),
    ADDRESS_3: within(locality, MAX_ADDRESS),
    ADDRESS_4: within(region, MAX_ADDRESS),
    TOWN: within(town, MAX_ADDRESS),
    POSTCODE1: first,
    POSTCODE2: second,
    DISPLAY_ADDRESS: within(home.location, MAX_DISPLAY_ADDRESS),
  }
}

const halves = (postcode: string): string[] =>
  (/^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/i.exec(postcode.trim())?.slice(1) ?? postcode.trim().split(/\s+/, 2)).map(
    (half) => half.slice(0, 10),
  )

function pictureFields(home: FeedListing, options: WriteOptions): Row {
  const { photo, floorPlan, energy } = writtenPictures(home, options, ['floorPlan', 'energy'])
  const linked = (links: FeedListing['tours'] = []) =>
    links
      .filter(({ url }) => url.length <= MAX_LINK)
      .slice(0, LINKS)
      .map(({ url, title }) => ({ path: url, caption: title }))
  const fields = (name: string, pictures: Pick<WrittenPicture, 'path' | 'caption'>[], first = 0) =>
    pictures.flatMap(({ path, caption }, index) => [
      [`${name}_${two(first + index)}`, path],
      [`${name}_TEXT_${two(first + index)}`, within(caption, MAX_CAPTION)],
    ])
  const charts = energy.slice(0, CHARTS).map((chart) => ({ ...chart, caption: 'EPC' }))
  return Object.fromEntries([
    ...fields('MEDIA_IMAGE', photo.slice(0, PICTURES)),
    ...fields('MEDIA_IMAGE', charts, FIRST_CHART),
    ...fields('MEDIA_FLOOR_PLAN', floorPlan.slice(0, PLANS)),
    ...fields('MEDIA_DOCUMENT', linked(home.documents)),
    ...fields('MEDIA_VIRTUAL_TOUR', linked(home.tours)),
  ])
}
