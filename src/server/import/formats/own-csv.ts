import { BRAND } from '#contract/brand'
import type { Format } from './format.ts'

/** Our own CSV: the names of `POST /allProperty`, and `id`. Whose the listing is says the command, not the file. */
export const ownCsv: Format = {
  name: `${BRAND} CSV`,
  required: ['id', 'title', 'location', 'price', 'propertyImage', 'description'],
  optional: ['date', 'email', 'name', 'agentImage'],
  open: false,
  draft: (cells, agent) => ({
    sourceId: cells.id ?? '',
    listing: {
      title: cells.title ?? '',
      date: cells.date?.trim() || undefined,
      location: cells.location ?? '',
      price: cells.price ?? '',
      agentImage: cells.agentImage?.trim() || agent.image,
      propertyImage: cells.propertyImage ?? '',
      description: cells.description ?? '',
    },
  }),
}
