import { rowsOf } from '../source/csv-rows.ts'
import { FeedFileError } from '../source/feed-file-error.ts'
import { linesOf } from '../source/lines.ts'
import type { FeedItem } from './feed-format.ts'
import type { CsvHome, FeedWriter, ReadOptions } from './feed-options.ts'

export async function* readCsv(text: AsyncIterable<string>, { csv }: ReadOptions = {}): AsyncGenerator<FeedItem> {
  if (!csv) throw new FeedFileError('The file is none of BLM, OpenImmo, Kyero, REAXML and RESO JSON.')
  let read: ((cells: string[]) => CsvHome) | undefined
  for await (const row of rowsOf(linesOf(text))) {
    const place = { line: row.line }
    if (!read) {
      if ('fault' in row) throw new FeedFileError(`The file has no readable first line: ${row.fault}.`)
      read = csv.readerOf(row.cells)
    } else if ('fault' in row) yield { kind: 'problem', place, message: row.fault }
    else {
      const home = read(row.cells)
      if ('message' in home) yield { kind: 'problem', place, ...home }
      else yield { kind: 'listing', listing: { ...home, place } }
    }
  }
  if (!read) throw new FeedFileError('The file is empty.')
  yield { kind: 'end', complete: true }
}

export const writeCsv: FeedWriter = async function* (homes, { csv }) {
  if (!csv) throw new TypeError('CSV is written by a table of columns')
  yield csv.headerLine
  for await (const home of homes) yield csv.lineOf(home)
}
