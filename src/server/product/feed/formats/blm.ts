import { FeedFileError } from '../source/feed-file-error.ts'
import { plainText } from '../source/html-text.ts'
import type { FeedItem, FeedListing } from './feed-format.ts'
import { feedListing, pictureAt } from './listing-draft.ts'
import { areasIn, bedroomsIn, dayIn, numberIn, pointIn, priceIn } from './values.ts'

/** The limit of a row, and of all before the first one. */
const MAX_ROW_CHARACTERS = 1_000_000

type Row = Record<string, string>

/** Reads BLM, version 3 (Rightmove): a file is all that a branch has for sale and to let. */
export async function* readBlm(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  let rest = ''
  let line = 1
  let head: Head | undefined
  let rows = 0
  let hasEnded = false
  for await (const piece of text) {
    rest += piece
    if (!head) {
      head = headOf(rest)
      if (head) {
        line += linesIn(rest.slice(0, head.length))
        rest = rest.slice(head.length)
      } else if (rest.length > MAX_ROW_CHARACTERS) throw new FeedFileError('The file has no #DATA# after its columns.')
    }
    if (!head || hasEnded) continue
    const whole = rest.split(head.rowEnd)
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
    hasEnded ||= END.test(rest)
    if (rest.length > MAX_ROW_CHARACTERS)
      throw new FeedFileError(`The row of line ${line} has no end (${head.rowEnd}) for a million characters.`)
  }
  if (!head) throw new FeedFileError('The file has no #DATA# after its columns.')
  if (!hasEnded) throw new FeedFileError(`The file breaks off behind line ${line}: it has no #END#.`)
  if (head.count !== undefined && head.count !== rows)
    yield {
      kind: 'problem',
      place: {},
      message: `Its header says that it has ${head.count} homes, but it has ${rows}.`,
    }
  yield { kind: 'end', complete: true }
}

const END = /^\s*#END#/
const linesIn = (text: string): number => text.match(/\n/g)?.length ?? 0

/** `length`: of the text to the first row. `count`: of the rows, where the header says it. */
type Head = Columns & { fieldEnd: string; rowEnd: string; count: number | undefined; length: number }
/** The columns that come in numbers, in the order of these. */
type Columns = { columns: string[]; features: string[]; images: string[]; plans: string[] }

/** Returns what stands before the rows; undefined as long as it isn't whole. */
function headOf(text: string): Head | undefined {
  const [start] = /#DATA#[^\S\n]*\r?\n?/.exec(text) ?? []
  if (start === undefined) return undefined
  const end = text.indexOf('#DATA#')
  const length = end + start.length
  const [header = '', definition = ''] = text.slice(0, end).split('#DEFINITION#')
  const setting = (name: RegExp) => name.exec(header)?.[1]
  const fieldEnd = setting(/^\s*EOF\s*:\s*['"]?([^'"\s])/im)
  const rowEnd = setting(/^\s*EOR\s*:\s*['"]?([^'"\s])/im)
  const version = setting(/^\s*VERSION\s*:\s*['"]?(\w+)/im)
  if (!fieldEnd || !rowEnd) throw new FeedFileError('The header doesn’t say how fields (EOF) and rows (EOR) end.')
  if (!/^3i?$/i.test(version ?? ''))
    throw new FeedFileError(`The file is version ${version ?? 'unknown'} of BLM, not 3.`)
  const columns = fieldsOf((definition.split(rowEnd)[0] ?? '').toUpperCase(), fieldEnd)
  for (const needed of ['AGENT_REF', 'PRICE', 'STATUS_ID'])
    if (!columns.includes(needed)) throw new FeedFileError(`The file has no column ${needed}.`)
  const count = setting(/^\s*Property Count\s*:\s*['"]?(\d+)/im)
  const numbered = (name: RegExp) => columns.filter((column) => name.test(column)).toSorted()
  return {
    columns,
    features: columns.filter((column) => /^FEATURE\d+$/.test(column)),
    images: numbered(/^MEDIA_IMAGE_\d+$/),
    plans: numbered(/^MEDIA_FLOOR_PLAN_\d+$/),
    fieldEnd,
    rowEnd,
    count: count === undefined ? undefined : Number(count),
    length,
  }
}

/** Each field has its mark behind it, also the last one, but for senders who leave that out. */
function fieldsOf(row: string, fieldEnd: string): string[] {
  const fields = row.split(fieldEnd).map((field) => field.trim())
  return fields.at(-1) === '' ? fields.slice(0, -1) : fields
}

function itemOf(text: string, head: Head, place: { line: number }): FeedItem {
  const { columns, fieldEnd } = head
  const fields = fieldsOf(text, fieldEnd)
  const row: Row = Object.fromEntries(columns.map((name, index) => [name, fields[index] ?? '']))
  if (fields.length !== columns.length && fields.length !== columns.length - 1)
    return { kind: 'problem', place, message: `It has ${fields.length} fields, not ${columns.length}.` }
  const reference = plainText(row.AGENT_REF ?? '')
  if (row.TRANS_TYPE_ID === '2') return { kind: 'leftOut', place, reference, reason: 'a letting' }
  if (!/^1?$/.test(row.TRANS_TYPE_ID ?? ''))
    return { kind: 'problem', place, reference, message: 'Its TRANS_TYPE_ID is neither 1 (a sale) nor 2 (a letting).' }
  return { kind: 'listing', listing: listingOf(row, head, { reference, place }) }
}

/** TENURE_TYPE_ID: freehold, leasehold, feudal, commonhold, a share of the freehold. Older files say it in a feature. */
const TENURES: Record<number, FeedListing['facts']['tenure']> = {
  1: 'freehold',
  2: 'leasehold',
  3: 'other',
  4: 'other',
  5: 'freehold',
}
const TENURE_FEATURE = /^tenure: ?(freehold|leasehold)$/i

function listingOf(
  row: Row,
  head: Columns,
  { reference, place }: { reference: string; place: { line: number } },
): FeedListing {
  const unit = ({ 1: 'ft2', 2: 'm2', 3: 'acre', 4: 'hectare' } as const)[Number(row.AREA_SIZE_UNIT_ID)] ?? 'ft2'
  const address = ['ADDRESS_2', 'ADDRESS_3', 'ADDRESS_4', 'STREET_NAME', 'TOWN', 'OS_TOWN_CITY', 'OS_REGION'].map(
    (name) => row[name],
  )
  const features = head.features.map((column) => row[column] ?? '')
  const tenure = features.map((feature) => TENURE_FEATURE.exec(feature)?.[1]?.toLowerCase()).find(Boolean)
  return feedListing({
    reference,
    place,
    description: row.DESCRIPTION || (row.SUMMARY ?? ''),
    price: row.PRICE_QUALIFIER === '1' ? undefined : priceIn(row.PRICE ?? '').price,
    currency: row.COUNTRY_CODE && row.COUNTRY_CODE !== 'GB' ? undefined : 'GBP',
    market: marketOf(row),
    location: row.DISPLAY_ADDRESS ? [row.DISPLAY_ADDRESS] : address,
    date: dayIn(row.CREATE_DATE ?? ''),
    facts: {
      type: typeOf(Number(row.PROP_SUB_ID)),
      bedrooms: bedroomsIn(row.BEDROOMS ?? ''),
      bathrooms: numberIn(row.BATHROOMS),
      ...areasIn({
        area: { amount: numberIn(row.MAX_SIZE_ENTERED || row.MIN_SIZE_ENTERED), unit },
        plot: { amount: undefined, unit },
      }),
      tenure: TENURES[Number(row.TENURE_TYPE_ID)] ?? tenure,
      features: features.filter((feature) => !TENURE_FEATURE.test(feature)),
      ...pointIn(row.EXACT_LATITUDE ?? '', row.EXACT_LONGDITUDE ?? row.EXACT_LONGITUDE ?? ''),
    },
    pictures: [
      ...head.images.map((column) => pictureAt(row[column], row[column.replace('IMAGE', 'IMAGE_TEXT')])),
      ...head.plans.map((column) => pictureAt(row[column], 'Floor plan')),
    ],
  })
}

/** STATUS_ID 1 to 4: sold subject to contract (also Scotland's), under offer, reserved. */
function marketOf({ STATUS_ID: status = '', PUBLISHED_FLAG: published }: Row): FeedListing['market'] {
  if (published === '0') return 'paused'
  return ['1', '2', '3', '4'].includes(status) ? 'underOffer' : 'available'
}

/** PROP_SUB_ID, by its table in the specification; 0 is not specified. */
const TOWNHOUSES = [1, 2, 5, 6, 13, 22]
const APARTMENTS = [7, 8, 9, 10, 11, 28, 29, 44, 49, 56, 59, 142, 143, 144]
const LAND = [20, 107, 110, 241]
const HOUSES = [
  3, 4, 12, 14, 15, 16, 21, 23, 24, 27, 30, 43, 46, 47, 48, 50, 52, 53, 62, 65, 68, 71, 74, 77, 86, 92,
].concat([95, 101, 104, 113, 116, 117, 118, 119, 120, 121, 125, 128, 131, 140, 141, 511])

function typeOf(kind: number): FeedListing['facts']['type'] {
  if (TOWNHOUSES.includes(kind)) return 'townhouse'
  if (APARTMENTS.includes(kind)) return 'apartment'
  if (LAND.includes(kind)) return 'land'
  if (HOUSES.includes(kind)) return 'house'
  return kind > 0 ? 'other' : undefined
}
