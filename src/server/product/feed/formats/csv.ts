import { OperatorError } from '../../../operator-error.ts'
import { csvLines } from '../../export/csv.ts'
import { cellOf, listingColumns } from '../../export/listing-csv.rules.ts'
import { rowsOf } from '../source/csv-rows.ts'
import { FeedFileError } from '../source/feed-file-error.ts'
import { linesOf } from '../source/lines.ts'
import { type Columns, columnsOf } from './csv-columns.ts'
import type { Draft } from './csv-format.ts'
import type { FeedItem, FeedListing, FeedWriter } from './feed-format.ts'

export async function* readCsv(text: AsyncIterable<string>): AsyncGenerator<FeedItem> {
  let columns: Columns | undefined
  for await (const row of rowsOf(linesOf(text))) {
    const place = { line: row.line }
    if (!columns) {
      if ('fault' in row) throw new FeedFileError(`The file has no readable first line: ${row.fault}.`)
      columns = knownColumns(row.cells)
    } else if ('fault' in row) yield { kind: 'problem', place, message: row.fault }
    else {
      const cells = columns.byName(row.cells)
      const draft = columns.format.draft(cells, { email: '', name: '', image: '' })
      if (typeof draft === 'string') yield { kind: 'problem', place, reference: cells.id?.trim(), message: draft }
      else yield { kind: 'listing', listing: listingOf(draft, place) }
    }
  }
  if (!columns) throw new FeedFileError('The file is empty.')
  yield { kind: 'end', complete: true }
}

function knownColumns(cells: string[]): Columns {
  try {
    return columnsOf(cells, 'The file', { quotes: false })
  } catch (error) {
    throw error instanceof OperatorError ? new FeedFileError(error.message) : error
  }
}

/** Leaves values unchecked: the contract checks them where they are stored, and rejects a home with its reasons. */
function listingOf({ sourceId, listing }: Draft, place: { line: number }): FeedListing {
  const { title, date, location, price, agentImage, propertyImage, description, pictures, market, ...others } = listing
  const { address, addressShown, ...facts } = others
  return {
    reference: sourceId.trim(),
    place,
    title,
    description,
    price: price.trim() || undefined,
    market: market ?? 'available',
    location,
    addressShown: addressShown ?? 'whole',
    address: address ?? {},
    date,
    facts: facts as FeedListing['facts'], // not checked yet, as above
    agent: agentImage === '' ? undefined : { image: agentImage },
    pictures: [{ url: propertyImage, caption: '' }, ...(pictures ?? [])].map(({ url, caption = '' }) =>
      /^(?:https?:|\/|$)/i.test(url.trim()) ? { url: url.trim(), caption } : { file: url.trim(), caption },
    ),
  }
}

export const writeCsv: FeedWriter = async function* (homes) {
  yield csvLines([['id', ...listingColumns]])
  for await (const home of homes) {
    const { reference, title, date, location, price, description, facts, agent, pictures, market, address } = home
    const [first, ...further] = pictures.map(({ url, file, caption }) => ({ url: url ?? file ?? '', caption }))
    const listing = {
      ...facts,
      title,
      location,
      address,
      ...(home.addressShown !== 'whole' && { addressShown: home.addressShown }),
      description,
      market,
      date: date ?? '',
      price: price ?? '',
      agentImage: agent?.image ?? '',
      propertyImage: first?.url ?? '',
      pictures: further,
    }
    yield csvLines([[reference, ...listingColumns.map((column) => cellOf(listing, column))]])
  }
}
