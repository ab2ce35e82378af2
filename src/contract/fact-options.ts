export const PROPERTY_TYPES = ['house', 'apartment', 'townhouse', 'land', 'other'] as const
export const AREA_UNITS = ['ft2', 'm2'] as const
export const TENURES = ['freehold', 'leasehold', 'other'] as const
export const ENERGY_RATINGS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
/** How a price is asked; only `onApplication` and `auction` may do without an amount. */
export const PRICE_KINDS = [
  'exact',
  'range',
  'from',
  'offersOver',
  'guide',
  'fixed',
  'onApplication',
  'auction',
] as const
/** How exact a point is. `exact`: set by the agent or known from the address. `town`: the centre of the town. */
export const PRECISIONS = ['exact', 'street', 'town'] as const
/** All but `photo` are drawings. */
export const PICTURE_KINDS = ['photo', 'floorPlan', 'map', 'energy'] as const

export const MAX_ROOMS = 50
export const MAX_AREA = 10_000_000

/**
 * Returns a key that is equal for spellings of one feature that differ in accents, capitals, signs or blanks. Searches
 * compare by `feature_identity` of the database.
 */
export function comparableFeature(feature: string): string {
  const letters = feature
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
  return letters.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu)?.join('') ?? letters
}
