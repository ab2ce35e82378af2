import { OperatorError } from '../../../operator-error.ts'
import type { Cells, Format } from './csv-format.ts'
import { ownCsv } from './own-csv.ts'
import { pricePaid } from './price-paid.ts'

const formats: Format[] = [ownCsv, pricePaid]

/** The format of a file by its header, and a function that returns a row's cells by name. */
export type Columns = { format: Format; byName: (cells: string[]) => Cells }

/** Recognizes the kind of file by the names of its columns, in any order; rejects others with the reason in one line. */
export function columnsOf(header: string[], path: string): Columns {
  const names = header.map(nameOf)
  const twice = names.find((name, index) => name && names.indexOf(name) !== index)
  if (twice) throw new OperatorError(`${path} has the column ${twice} twice.`)
  const [format] = formats.toSorted((a, b) => missing(a, names).length - missing(b, names).length)
  if (!format || missing(format, names).length === format.required.length) {
    const shown = names.join(', ').slice(0, 200)
    const known = formats.map(({ name, required }) => `${name} (${required.join(', ')})`).join(' or ')
    throw new OperatorError(`${path} has unknown columns (${shown}): the first line must be that of ${known}.`)
  }
  if (names.some((name) => name.includes('\uFFFD')))
    throw new OperatorError(`${path} is not UTF-8 text, perhaps Windows-1252: save it as “CSV UTF-8”.`)
  if (missing(format, names).length > 0)
    throw new OperatorError(
      `${path} looks like ${format.name}, but has no column ${missing(format, names).join(', ')}.`,
    )
  const nameless = names.indexOf('') + 1
  if (!format.open && nameless > 0)
    throw new OperatorError(`${path} has no name for its column ${nameless}: name it, or delete it.`)
  const strange = names.filter((name) => ![...format.required, ...format.optional].includes(name))
  if (!format.open && strange.length > 0)
    throw new OperatorError(`${path} has unknown columns: ${strange.join(', ').slice(0, 200)}.`)
  return { format, byName: (cells) => Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ''])) }
}

const missing = ({ required }: Format, names: string[]) => required.filter((name) => !names.includes(name))

const comparable = (name: string): string => name.toLowerCase().replaceAll(/[\s_-]/g, '')
const knownNames = new Map(
  formats.flatMap(({ required, optional }) => [...required, ...optional].map((name) => [comparable(name), name])),
)

/** Returns the name of a column as its format has it, in any case, with blanks or without. */
const nameOf = (cell: string): string => knownNames.get(comparable(cell)) ?? cell.trim()
