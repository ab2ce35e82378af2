import type { FeedFileTerms, FeedListing, FeedWriter } from './feed-format.ts'
import { areaText, placeParts, priceAmount } from './written.ts'

const FEATURES = 10
const PICTURES = 21
const MAX_CAPTION = 20
const two = (index: number): string => String(index).padStart(2, '0')

const COLUMNS = [
  ...'AGENT_REF ADDRESS_1 ADDRESS_2 TOWN POSTCODE1 POSTCODE2'.split(' '),
  ...Array.from({ length: FEATURES }, (_, index) => `FEATURE${index + 1}`),
  ...'SUMMARY DESCRIPTION BRANCH_ID STATUS_ID BEDROOMS BATHROOMS PRICE PRICE_QUALIFIER'.split(' '),
  ...'PROP_SUB_ID CREATE_DATE UPDATE_DATE DISPLAY_ADDRESS PUBLISHED_FLAG TRANS_TYPE_ID'.split(' '),
  ...'NEW_HOME_FLAG TENURE_TYPE_ID MIN_SIZE_ENTERED MAX_SIZE_ENTERED AREA_SIZE_UNIT_ID'.split(' '),
  ...Array.from({ length: PICTURES }, (_, index) => [
    `MEDIA_IMAGE_${two(index)}`,
    `MEDIA_IMAGE_TEXT_${two(index)}`,
  ]).flat(),
]

/** Writes the whole stock as BLM, version 3. It says no count of homes, which would have to be known before the first. */
export const writeBlm: FeedWriter = async function* (homes, terms) {
  yield `#HEADER#\r\nVERSION : 3\r\nEOF : '^'\r\nEOR : '~'\r\n\r\n#DEFINITION#\r\n${COLUMNS.join('^')}^~\r\n\r\n#DATA#\r\n`
  for await (const home of homes) {
    const row = rowOf(home, terms)
    yield `${COLUMNS.map((name) => fieldText(row[name])).join('^')}^~\r\n`
  }
  yield '#END#\r\n'
}

/** Readers take fields for HTML, but for addresses of pictures; the marks between fields and rows can't be in one. */
function fieldText(value: string | number | undefined): string {
  const text = String(value ?? '')
  if (/^https?:\/\/\S+$/.test(text)) return text.replaceAll('^', '%5E').replaceAll('~', '%7E')
  return text
    .replaceAll('&', '&#38;')
    .replaceAll('<', '&#60;')
    .replaceAll('^', '&#94;')
    .replaceAll('~', '&#126;')
    .replaceAll('\n', '<br>')
}

const TYPES = { house: 4, apartment: 28, townhouse: 22, land: 20, other: 0 }
const TENURES = { freehold: 1, leasehold: 2, other: 4 }
const STATES = { available: 0, paused: 0, underOffer: 3, soldElsewhere: 1 }

function rowOf(
  home: FeedListing,
  { currency, origin, at }: FeedFileTerms,
): Record<string, string | number | undefined> {
  const { facts, reference } = home
  const { town, rest } = placeParts(home.location)
  const [, postcode1 = '', postcode2 = ''] = /\b([A-Z]{1,2}\d[A-Z\d]?) ?(\d[A-Z]{2})\b/.exec(home.location) ?? []
  const price = priceAmount(home.price, currency)
  const area = areaText(facts.area, facts.areaUnit, facts.areaUnit ?? 'ft2')
  return {
    AGENT_REF: reference,
    ADDRESS_1: rest || town,
    ADDRESS_2: town,
    TOWN: town,
    POSTCODE1: postcode1,
    POSTCODE2: postcode2,
    ...Object.fromEntries(
      (facts.features ?? []).slice(0, FEATURES).map((text, index) => [`FEATURE${index + 1}`, text]),
    ),
    SUMMARY: home.title,
    DESCRIPTION: home.description,
    BRANCH_ID: reference.includes('_') ? reference.split('_')[0] : '1',
    STATUS_ID: STATES[home.market],
    BEDROOMS: facts.bedrooms,
    BATHROOMS: facts.bathrooms,
    PRICE: price ?? 0,
    PRICE_QUALIFIER: price === undefined ? 1 : 0,
    PROP_SUB_ID: facts.type ? TYPES[facts.type] : 0,
    CREATE_DATE: `${home.date ?? at.toISOString().slice(0, 10)} 00:00:00`,
    UPDATE_DATE: at.toISOString().slice(0, 19).replace('T', ' '),
    DISPLAY_ADDRESS: home.location,
    PUBLISHED_FLAG: home.market === 'paused' ? 0 : 1,
    TRANS_TYPE_ID: 1,
    NEW_HOME_FLAG: 'N',
    TENURE_TYPE_ID: facts.tenure && TENURES[facts.tenure],
    MIN_SIZE_ENTERED: area,
    MAX_SIZE_ENTERED: area,
    AREA_SIZE_UNIT_ID: area && (facts.areaUnit === 'm2' ? 2 : 1),
    ...Object.fromEntries(
      home.pictures.slice(0, PICTURES).flatMap(({ url, file, caption }, index) => [
        [`MEDIA_IMAGE_${two(index)}`, url ? new URL(url, origin).href : file],
        [
          `MEDIA_IMAGE_TEXT_${two(index)}`,
          caption
            .slice(0, MAX_CAPTION)
            .replace(/\p{Surrogate}$/u, '')
            .trim(),
        ],
      ]),
    ),
  }
}
