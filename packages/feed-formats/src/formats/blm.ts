import { fileError } from '../source/feed-fault.ts'
import { plainText } from '../source/html-text.ts'
import { because } from './because.ts'
import { blmAddress } from './blm-address.ts'
import { blmFigures } from './blm-figures.ts'
import { blmKind, isShare, kindOfQualifier, qualified } from './blm-kinds.ts'
import type { FeedListing } from './feed-format.ts'
import type { ReadOptions } from './feed-options.ts'
import { draftItem, type FoundItem } from './listing-draft.ts'
import { documentAt, linkAt, pictureAt } from './listing-links.ts'
import { kindInWords, kindWithoutAmount } from './price-kind.ts'
import { typeOfKind, whyNoHome } from './type-words.ts'
import { A_SHARE, areasIn, bedroomsIn, dayIn, numberIn, pointIn, priceIn, whyNoSale } from './values.ts'

const MAX_ROW_CHARACTERS = 1_000_000
const MAX_HEADER_CHARACTERS = 64_000
const MAX_COLUMNS = 200

type Row = Record<string, string>

export async function* readBlm(
  pieces: AsyncIterable<string>,
  { takeUnit }: ReadOptions = {},
): AsyncGenerator<FoundItem> {
  let rest = ''
  let line = 1
  let head: Head | undefined
  let rows = 0
  let hasEnded = false
  for await (const piece of pieces) {
    let text = piece
    if (!head) {
      rest += piece
      head = headOf(rest.slice(0, MAX_HEADER_CHARACTERS), takeUnit)
      if (!head && rest.length > MAX_HEADER_CHARACTERS) throw fileError('noDataSoon')
      if (!head) continue
      line += linesIn(rest.slice(0, head.length))
      text = rest.slice(head.length)
      rest = ''
    }
    if (hasEnded) continue
    const [first = '', ...others] = text.split(head.rowEnd) // the start of a row is not searched again
    const mayEnd = rest.length < END_TEXT.length || text.includes('#')
    const whole = [rest + first, ...others]
    rest = whole.pop() ?? ''
    for (const row of whole) {
      hasEnded ||= END.test(row)
      if (hasEnded) break
      line += linesIn(/^\s*/.exec(row)?.[0] ?? '')
      const place = { line }
      line += linesIn(row.trimStart())
      rows += 1
      yield itemOf(row, head, place)
    }
    hasEnded ||= mayEnd && END.test(rest)
    if (rest.length > MAX_ROW_CHARACTERS) throw fileError('noRowEnd', { line, mark: head.rowEnd })
  }
  if (!head) throw fileError('noData')
  if (!hasEnded) throw fileError('noEnd', { line })
  if (head.count !== undefined && head.count !== rows)
    yield { kind: 'problem', place: {}, ...because('headerCount', { count: head.count, rows }) }
  yield { kind: 'end', complete: true }
}

const END_TEXT = '#END#'
const END = /^\s*#END#/
const linesIn = (text: string): number => text.match(/\n/g)?.length ?? 0

/**
 * The header of a file. `length`: of the text before the first row. `count`: the number of rows, if the header states
 * it.
 */
type Head = Columns & { fieldEnd: string; rowEnd: string; count: number | undefined; length: number }
type Columns = {
  columns: string[]
  features: string[]
  images: string[]
  plans: string[]
  tours: string[]
  documents: string[]
  takeUnit: TakeUnit
}
type TakeUnit = ReadOptions['takeUnit']

function headOf(text: string, takeUnit: TakeUnit): Head | undefined {
  const [start] = /#DATA#[^\S\n]*\r?\n?/.exec(text) ?? []
  if (start === undefined) return undefined
  const end = text.indexOf('#DATA#')
  const length = end + start.length
  const [header = '', definition = ''] = text.slice(0, end).split('#DEFINITION#')
  const setting = (name: RegExp) => name.exec(header)?.[1]
  const fieldEnd = setting(/^[ \t]*EOF[ \t]*:[ \t]*['"]?([^'"\s])/im)
  const rowEnd = setting(/^[ \t]*EOR[ \t]*:[ \t]*['"]?([^'"\s])/im)
  const version = setting(/^[ \t]*VERSION[ \t]*:[ \t]*['"]?(\w+)/im)
  if (!fieldEnd || !rowEnd) throw fileError('noEnds')
  if (version === undefined) throw fileError('blmNoVersion')
  if (!/^3i?$/i.test(version)) throw fileError('blmVersion', { version })
  const columns = fieldsOf((definition.split(rowEnd)[0] ?? '').toUpperCase(), fieldEnd)
  if (columns.length > MAX_COLUMNS) throw fileError('tooManyColumns', { most: MAX_COLUMNS })
  for (const needed of ['AGENT_REF', 'PRICE', 'STATUS_ID'])
    if (!columns.includes(needed)) throw fileError('noColumn', { name: needed })
  const count = setting(/^[ \t]*Property Count[ \t]*:[ \t]*['"]?(\d+)/im)
  const numbered = (name: RegExp) => columns.filter((column) => name.test(column)).toSorted()
  return {
    columns,
    features: columns.filter((column) => /^FEATURE\d+$/.test(column)),
    images: numbered(/^MEDIA_IMAGE_\d+$/),
    plans: numbered(/^MEDIA_FLOOR_PLAN_\d+$/),
    tours: numbered(/^MEDIA_VIRTUAL_TOUR_\d+$/),
    documents: numbered(/^MEDIA_DOCUMENT_\d+$/),
    takeUnit,
    fieldEnd,
    rowEnd,
    count: count === undefined ? undefined : Number(count),
    length,
  }
}

function fieldsOf(row: string, fieldEnd: string): string[] {
  const fields = row.split(fieldEnd).map((field) => field.trim())
  return fields.at(-1) === '' ? fields.slice(0, -1) : fields
}

function itemOf(text: string, head: Head, place: { line: number }): FoundItem {
  const { columns, fieldEnd } = head
  const fields = fieldsOf(text, fieldEnd)
  const reference = plainText(fields[columns.indexOf('AGENT_REF')] ?? '')
  if (fields.length !== columns.length && fields.length !== columns.length - 1) {
    const reason = because('fieldCount', { fields: fields.length, columns: columns.length })
    // A row with more fields may contain another home.
    return { kind: 'problem', place, ...(fields.length < columns.length && { reference }), ...reason }
  }
  const row: Row = Object.fromEntries(columns.map((name, index) => [name, fields[index] ?? '']))
  if (!/^[12]?$/.test(row.TRANS_TYPE_ID ?? ''))
    return { kind: 'problem', place, reference, ...because('transactionKind') }
  const reason = whyLeftOut(row)
  if (reason) return { kind: 'leftOut', place, reference, reason }
  return rowItem(row, head, { reference, place })
}

function whyLeftOut(row: Row): string | undefined {
  if (row.TRANS_TYPE_ID === '2' || (!row.TRANS_TYPE_ID && isLetting(row))) return 'a letting'
  if (isShare(row.PRICE_QUALIFIER)) return A_SHARE
  return whyNoSale(row.PRICE ?? '') ?? whyNoHome(blmKind(Number(row.PROP_SUB_ID)))
}

/**
 * The limit below which a weekly amount is a rent: senders often set the frequency of sales to 0, which means weekly.
 */
const MAX_RENT = 10_000

/**
 * Returns true for a letting, judged by other columns because the row has no TRANS_TYPE_ID. LET_RENT_FREQUENCY: 0
 * weekly, 1 monthly, 2 quarterly, 3 yearly, 5 per person and week. STATUS_ID 5: let agreed.
 */
function isLetting({
  LET_RENT_FREQUENCY: frequency = '',
  STATUS_ID: status,
  LET_BOND: bond,
  PRICE: price,
}: Row): boolean {
  if (/^[1235]$/.test(frequency) || status === '5' || (numberIn(bond) ?? 0) > 0) return true
  return frequency === '0' && (numberIn(price) ?? 0) < MAX_RENT
}

/**
 * The codes of TENURE_TYPE_ID: freehold, leasehold, feudal, commonhold, share of freehold. Older files list the tenure
 * as a feature.
 */
const TENURES: Record<number, FeedListing['facts']['tenure']> = {
  1: 'freehold',
  2: 'leasehold',
  3: 'other',
  4: 'other',
  5: 'freehold',
}
const TENURE_FEATURE = /^tenure: ?(freehold|leasehold)$/i
/** Older files say how the price is asked as a feature, and nothing in PRICE_QUALIFIER. */
const PRICE_FEATURE = /^(?:offers (?:in excess of|over)|guide price|fixed price)$/i

function rowItem(
  row: Row,
  head: Columns,
  { reference, place }: { reference: string; place: { line: number } },
): FoundItem {
  const unit = ({ 1: 'ft2', 2: 'm2', 3: 'acre', 4: 'hectare' } as const)[Number(row.AREA_SIZE_UNIT_ID)] ?? 'ft2'
  const features = head.features.map((column) => row[column] ?? '')
  const words = features.find((feature) => PRICE_FEATURE.test(feature)) ?? ''
  const priceKind = kindOfQualifier(row.PRICE_QUALIFIER) ?? kindWithoutAmount(row.PRICE ?? '') ?? kindInWords(words)
  const tenure = features.map((feature) => TENURE_FEATURE.exec(feature)?.[1]?.toLowerCase()).find(Boolean)
  return draftItem({
    reference,
    place,
    description: row.DESCRIPTION || (row.SUMMARY ?? ''),
    price: priceKind === 'onApplication' ? undefined : qualified(priceIn(row.PRICE ?? '').price, row.PRICE_QUALIFIER),
    currency: row.COUNTRY_CODE && row.COUNTRY_CODE !== 'GB' ? undefined : 'GBP',
    market: marketOf(row),
    ...blmAddress(row, head.takeUnit),
    date: dayIn(row.CREATE_DATE ?? ''),
    facts: {
      ...blmFigures(row),
      priceKind,
      type: typeOfKind(blmKind(Number(row.PROP_SUB_ID))),
      bedrooms: bedroomsIn(row.BEDROOMS ?? ''),
      bathrooms: numberIn(row.BATHROOMS),
      ...areasIn({
        area: { amount: numberIn(row.MAX_SIZE_ENTERED || row.MIN_SIZE_ENTERED), unit },
        plot: { amount: undefined, unit },
      }),
      tenure: TENURES[Number(row.TENURE_TYPE_ID)] ?? tenure,
      features: features.filter((feature) => !TENURE_FEATURE.test(feature) && feature !== words),
      ...pointIn(row.EXACT_LATITUDE ?? '', row.EXACT_LONGDITUDE ?? row.EXACT_LONGITUDE ?? ''),
    },
    pictures: [
      ...head.images.map((column) => imageAt(row, column)),
      ...head.plans.map((column) => pictureAt(row[column], { caption: captionAt(row, column), kind: 'floorPlan' })),
    ],
    tours: head.tours.map((column) => linkAt(row[column], captionAt(row, column))),
    documents: head.documents.map((column) => documentAt(row[column], captionAt(row, column))),
  })
}

const captionAt = (row: Row, column: string): string => row[column.replace(/_(?=\d+$)/, '_TEXT_')] ?? ''

function imageAt(row: Row, column: string) {
  const caption = captionAt(row, column)
  const isEnergy = Number(column.slice('MEDIA_IMAGE_'.length)) >= FIRST_CHART || /^(?:epc|hip)\b/i.test(caption)
  return pictureAt(row[column], isEnergy ? { caption, kind: 'energy' } : { caption })
}
const FIRST_CHART = 60

/**
 * Returns the market state. STATUS_ID 1 and 2: sold subject to contract (2 in Scotland); 3: under offer; 4: reserved.
 * PUBLISHED_FLAG 0: not published.
 */
function marketOf({ STATUS_ID: status = '', PUBLISHED_FLAG: published }: Row): FeedListing['market'] {
  if (published === '0') return 'paused'
  return ['1', '2', '3', '4'].includes(status) ? 'underOffer' : 'available'
}
