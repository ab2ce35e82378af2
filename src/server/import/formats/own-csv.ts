import { BRAND } from '#contract/brand'
import type { Cells, Draft, Format } from './format.ts'

const texts = ['type', 'areaUnit', 'tenure', 'energyRating', 'precision'] as const
const numbers = ['bedrooms', 'bathrooms', 'area', 'plot', 'yearBuilt', 'latitude', 'longitude'] as const

/**
 * Our own CSV: the names of `POST /allProperty`, and `id`; `features` are separated by semicolons, an empty cell is no fact. Whose the
 * listing is says the command, not the file.
 */
export const ownCsv: Format = {
  name: `${BRAND} CSV`,
  required: ['id', 'title', 'location', 'price', 'propertyImage', 'description'],
  optional: ['date', 'email', 'name', 'agentImage', ...texts, ...numbers, 'features'],
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
      ...factsIn(cells),
    },
  }),
}

/** What is not a number stays none, for the contract to refuse. */
function factsIn(cells: Cells): Partial<Draft['listing']> {
  const given = (names: readonly string[]) => names.filter((name) => cells[name]?.trim())
  const features = cells.features?.split(';').map((feature) => feature.trim())
  return {
    ...Object.fromEntries(given(texts).map((name) => [name, cells[name]?.trim()])),
    ...Object.fromEntries(given(numbers).map((name) => [name, Number(cells[name])])),
    ...(features?.some(Boolean) && { features: features.filter(Boolean) }),
  }
}
