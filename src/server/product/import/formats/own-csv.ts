import { BRAND } from '#contract/brand'
import { withoutApostrophe } from '../../export/csv.ts'
import { factsIn, listingColumns } from '../../export/listing-csv.rules.ts'
import type { Format } from './format.ts'

const required = ['title', 'location', 'price', 'propertyImage', 'description'] as const
const isRequired = (column: string) => required.some((name) => name === column)

/**
 * Our own CSV: the names of `POST /allProperty`, and `id`; an empty cell is no fact. The command names the agent of the listings, not the
 * file.
 */
export const ownCsv: Format = {
  name: `${BRAND} CSV`,
  required: ['id', ...required],
  optional: [...listingColumns.filter((column) => !isRequired(column)), 'email', 'name'],
  open: false,
  draft: (raw, agent) => {
    const cells = Object.fromEntries(Object.entries(raw).map(([name, cell]) => [name, withoutApostrophe(cell)]))
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
