import { FeedFileError, type FeedSource, feedFault, type Row } from 'feed-formats'
import type { Currency } from '#contract/currency'
import { type Columns, columnsOf } from '../feed/reading/csv-columns.ts'
import { checkedListing, type RowResult } from '../listing/checked-listing.ts'
import type { ImportedFile, ImportRow } from './import-rows.ts'
import type { People } from './people.ts'

/** Reads our own CSV strictly: a row with a value that a listing can't have is rejected. */
export async function importedCsv(source: FeedSource, people: People, currency: Currency): Promise<ImportedFile> {
  const rows = source.rows()
  const header = await rows.next()
  if (header.done) throw new FeedFileError(feedFault('emptyFile'))
  if ('fault' in header.value) throw new FeedFileError(feedFault('noFirstLine', { reason: header.value.fault }))
  const columns = columnsOf(header.value.cells)
  return {
    format: columns.format.name,
    rows: listingRows(rows, columns, { people, currency }),
    share: source.share,
    isWhole: () => true,
    notes: () => [],
  }
}

async function* listingRows(
  rows: AsyncIterable<Row>,
  { format, byName, unstated }: Columns,
  { people, currency }: { people: People; currency: Currency },
): AsyncGenerator<ImportRow> {
  const terms = { currency, verified: people.verified }
  const check = (cells: string[]): RowResult => {
    const draft = format.draft(byName(cells), people.agent)
    return typeof draft === 'string' ? { reason: draft } : checkedListing(draft, people.agent, terms)
  }
  for await (const row of rows)
    yield 'fault' in row ? { ...row, fault: row.fault.message } : { ...row, unstated, check: () => check(row.cells) }
}
