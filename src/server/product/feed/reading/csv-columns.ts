import { FeedFileError } from 'feed-formats'
import type { Cells, Format } from './csv-format.ts'
import { ownCsv } from './own-csv.ts'

export type Columns = { format: Format; byName: (cells: string[]) => Cells }

const MAX_COLUMNS = 200

/**
 * Returns a parser of rows for the header of our own CSV, whose columns may be in any order; throws a FeedFileError for
 * other files. `quotes`: the error may quote the file; false if that could reveal a page of the operator's network.
 */
export function columnsOf(header: string[], { quotes = true }: { quotes?: boolean } = {}): Columns {
  if (header.length > MAX_COLUMNS) throw new FeedFileError(`The file has more than ${MAX_COLUMNS} columns.`)
  const names = header.map(nameOf)
  if (names.includes('unique_id') && names.includes('price_paid'))
    throw new FeedFileError(`The file has past sales, which are no homes for sale: import it with --sold.`)
  const format = ownCsv
  const missing = format.required.filter((name) => !names.includes(name))
  if (missing.length === format.required.length) {
    const shown = quotes ? ` (${names.join(', ').slice(0, 200)})` : ''
    const known = `${format.name} (${format.required.join(', ')})`
    throw new FeedFileError(`The file has unknown columns${shown}: the first line must be that of ${known}.`)
  }
  const twice = names.find((name, index) => name && names.indexOf(name) !== index)
  if (twice)
    throw new FeedFileError(`The file has the column ${quotes ? twice.slice(0, 200) : names.indexOf(twice) + 1} twice.`)
  if (names.some((name) => name.includes('\uFFFD')))
    throw new FeedFileError(`The file is not UTF-8 text, perhaps Windows-1252: save it as “CSV UTF-8”.`)
  if (missing.length > 0)
    throw new FeedFileError(`The file looks like ${format.name}, but has no column ${missing.join(', ')}.`)
  const nameless = names.indexOf('') + 1
  if (nameless > 0) throw new FeedFileError(`The file has no name for its column ${nameless}: name it, or delete it.`)
  const strange = names.filter((name) => ![...format.required, ...format.optional].includes(name))
  if (strange.length > 0) throw new FeedFileError(`The file has unknown columns: ${strange.join(', ').slice(0, 200)}.`)
  return { format, byName: (cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) }
}

const comparable = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '')
const knownNames = new Map([...ownCsv.required, ...ownCsv.optional].map((name) => [comparable(name), name]))

const nameOf = (cell: string): string => knownNames.get(comparable(cell)) ?? cell.trim()
