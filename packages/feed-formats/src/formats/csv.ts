import { rowsOf } from '../source/csv-rows.ts'
import { fileError } from '../source/feed-fault.ts'
import { linesOf } from '../source/lines.ts'
import type { FeedItem } from './feed-format.ts'
import type { CsvHome, FeedWriter, ReadOptions } from './feed-options.ts'

export async function* readCsv(text: AsyncIterable<string>, { csv }: ReadOptions = {}): AsyncGenerator<FeedItem> {
  if (!csv) throw fileError('noFormat')
  let read: ((cells: string[]) => CsvHome) | undefined
  for await (const row of rowsOf(linesOf(text))) {
    const place = { line: row.line }
    if (!read) {
      if ('fault' in row) throw fileError('noFirstLine', { reason: row.fault })
      read = csv.readerOf(row.cells)
    } else if ('fault' in row) yield { kind: 'problem', place, message: row.fault.message, fault: row.fault }
    else {
      const home = read(row.cells)
      if ('message' in home) yield { kind: 'problem', place, ...home }
      else yield { kind: 'listing', listing: { ...home, place } }
    }
  }
  if (!read) throw fileError('emptyFile')
  yield { kind: 'end', complete: true }
}

export const writeCsv: FeedWriter = async function* (homes, { csv }) {
  if (!csv) throw new TypeError('CSV is written by a table of columns')
  yield csv.headerLine
  for await (const home of homes) yield csv.lineOf(home)
}
