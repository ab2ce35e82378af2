import { FeedFileError } from 'feed-formats'
import * as r from '#messages/feedReports'
import { unstatedFields } from '../../export/listing-csv.rules.ts'
import type { Cells, Format } from './csv-format.ts'
import { ownCsv } from './own-csv.ts'

/** `unstated`: the fields of a listing that the file has no column for. */
export type Columns = { format: Format; byName: (cells: string[]) => Cells; unstated: string[] }

const MAX_COLUMNS = 200

/**
 * Returns a parser of rows for the header of our own CSV, whose columns may be in any order; throws a FeedFileError for
 * other files. `quotes`: the error may quote the file; false if that could reveal a page of the operator's network.
 */
export function columnsOf(header: string[], { quotes = true }: { quotes?: boolean } = {}): Columns {
  if (header.length > MAX_COLUMNS) throw new FeedFileError(r.tooManyColumns({ most: MAX_COLUMNS }))
  const names = header.map(nameOf)
  if (names.includes('unique_id') && names.includes('price_paid')) throw new FeedFileError(r.pastSales())
  const format = ownCsv
  const missing = format.required.filter((name) => !names.includes(name))
  if (missing.length === format.required.length) {
    const known = { columns: format.required.join(', ') }
    const shown = names.join(', ').slice(0, 200)
    throw new FeedFileError(quotes ? r.strangeHeaderOf({ ...known, names: shown }) : r.strangeHeader(known))
  }
  const twice = names.find((name, index) => name && names.indexOf(name) !== index)
  if (twice) throw new FeedFileError(r.columnTwice({ name: quotes ? twice.slice(0, 200) : names.indexOf(twice) + 1 }))
  if (names.some((name) => name.includes('\uFFFD'))) throw new FeedFileError(r.fileNotUtf8())
  if (missing.length > 0) throw new FeedFileError(r.missingColumns({ names: missing.join(', ') }))
  const nameless = names.indexOf('') + 1
  if (nameless > 0) throw new FeedFileError(r.namelessColumn({ number: nameless }))
  const strange = names.filter((name) => ![...format.required, ...format.optional].includes(name))
  if (strange.length > 0) throw new FeedFileError(r.unknownColumns({ names: strange.join(', ').slice(0, 200) }))
  const byName = (cells: string[]) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']))
  return { format, byName, unstated: unstatedFields(names) }
}

const comparable = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '')
const knownNames = new Map([...ownCsv.required, ...ownCsv.optional].map((name) => [comparable(name), name]))

const nameOf = (cell: string): string => knownNames.get(comparable(cell)) ?? cell.trim()
