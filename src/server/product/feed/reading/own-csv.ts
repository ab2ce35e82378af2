import * as r from '#messages/feedReports'
import { withoutApostrophe } from '../../export/csv.ts'
import { factsIn, listingColumns, unclearFact } from '../../export/listing-csv.rules.ts'
import type { Format } from './csv-format.ts'

const required = ['title', 'location', 'price', 'propertyImage', 'description'] as const
const isRequired = (column: string) => required.some((name) => name === column)

/**
 * Our own CSV format: the fields of `POST /allProperty`, and `id`. An empty cell states nothing. The agent comes from
 * the import command or the feed, not from the file.
 */
export const ownCsv: Format = {
  name: 'our own CSV',
  required: ['id', ...required],
  optional: [...listingColumns.filter((column) => !isRequired(column)), 'email', 'name'],
  draft: (raw, agent) => {
    const spoilt = Object.entries(raw).flatMap(([name, cell]) => faultOf(name, cell.trim()))
    if (spoilt.length > 0) return spoilt.join('. ')
    const cells = Object.fromEntries(Object.entries(raw).map(([name, cell]) => [name, withoutApostrophe(cell)]))
    const unclear = unclearFact(cells)
    if (unclear !== undefined) return unclear
    return {
      sourceId: cells.id ?? '',
      listing: {
        title: cells.title ?? '',
        date: cells.date?.trim() || undefined,
        location: cells.location ?? '',
        price: cells.price ?? '',
        agentImage: cells.agentImage?.trim() || agent.image,
        propertyImage: cells.propertyImage ?? '',
        description: cells.description ?? '',
        ...factsIn(cells),
      },
    }
  },
}

function faultOf(name: string, cell: string): string[] {
  if (/^=(?:[a-z][\w.]*\(|")/i.test(cell)) return [r.isFormula({ name })]
  if (/^#(?:REF!|NAME\?|N\/A|VALUE!|DIV\/0!|NULL!|NUM!|SPILL!|#+$)/i.test(cell))
    return [r.isSheetError({ name, cell: cell.slice(0, 20) })]
  if (
    name === 'price' &&
    (/^(?:\d{1,2}[-. ][a-z]{3,4}|[a-z]{3,4}[-. ]\d{2})\.?$/i.test(cell) || /^\d{1,2}[./-]\d{1,2}[./-]\d{4}$/.test(cell))
  )
    return [r.priceMadeDate({ cell })]
  if (name === 'id' && /^\d+(?:[.,]\d+)?E\+\d+$/i.test(cell)) return [r.idShortened({ cell })]
  return []
}
