import type { Property } from '#contract/property'
import { newPropertyFields } from '#contract/property'
import { type FactName, homeFacts } from '#contract/property-facts'

type Fields = typeof newPropertyFields
type Column = keyof Fields
type Listing = Pick<Property, Exclude<Column, 'pictures'>> & Pick<Property, 'pictures'>
type Cells = Record<string, string>

/** The columns of our own CSV, which the bulk import reads (P-60), but its `id`: the fields of `POST /allProperty`. */
export const listingColumns = Object.keys(newPropertyFields) as Column[] // it has no others
const factNames = Object.keys(homeFacts) as FactName[] // as above

/** Returns a listing's value for a column; undefined when it has none. */
export function cellOf(listing: Listing, column: Column): string | number | undefined {
  if (column === 'pictures') return listing.pictures?.map(pictureLine).join('\n')
  const value = listing[column]
  return Array.isArray(value) ? listCell(value) : value
}

/** Returns the facts and pictures of a row's cells. Empty cells are left out; an invalid number stays, for the contract to reject. */
export function factsIn(cells: Cells): Record<string, unknown> {
  const given = factNames.filter((name) => cells[name]?.trim())
  const facts = given.map((name) => [name, factIn(name, cells[name]?.trim() ?? '')])
  const pictures = itemsIn(cells.pictures ?? '', '\n').map(pictureIn)
  return { ...Object.fromEntries(facts), ...(pictures.length > 0 && { pictures }) }
}

function factIn(name: FactName, cell: string): unknown {
  const { kind } = homeFacts[name]
  if (kind === 'text') return cell
  if (kind === 'number') return numberIn(cell, name === 'latitude' || name === 'longitude')
  return itemsIn(cell, cell.includes('\n') ? '\n' : ';')
}

/** Reads a number. A spreadsheet may write 51,38 for 51.38; three digits behind the comma may mean thousands, except for degrees. */
function numberIn(cell: string, isDegrees: boolean): number {
  const hasDecimalComma = isDegrees ? /^-?\d{1,3},\d+$/ : /^\d+,(?!\d{3}$)\d+$/
  return Number(hasDecimalComma.test(cell) ? cell.replace(',', '.') : cell)
}

const itemsIn = (cell: string, between: string): string[] =>
  cell
    .split(between)
    .map((item) => item.trim())
    .filter(Boolean)

/** Returns the entries of a cell. One that contains a semicolon has a line of its own. */
const listCell = (items: string[]): string =>
  items.some((item) => item.includes(';')) ? items.map((item) => `${item}\n`).join('') : items.join('; ')

/** Returns the picture of a line of `pictures`: an address, and behind a space its caption. */
const pictureLine = ({ url, caption }: { url: string; caption: string }): string =>
  `${url.replaceAll(/\s/g, '%20')} ${caption.replaceAll(/\s+/g, ' ')}`.trim()

function pictureIn(line: string): { url: string; caption: string } {
  const [url = '', ...words] = line.split(/\s+/)
  return { url, caption: words.join(' ') }
}
