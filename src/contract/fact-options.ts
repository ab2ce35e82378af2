export const PROPERTY_TYPES = ['house', 'apartment', 'townhouse', 'land', 'other'] as const
export const AREA_UNITS = ['ft2', 'm2'] as const
export const TENURES = ['freehold', 'leasehold', 'other'] as const
export type Tenure = (typeof TENURES)[number]
/** The rating classes of most countries, which are also those of emissions. */
export const EMISSIONS_RATINGS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
/** The rating classes including the best and the worst of German certificates (GEG, Anlage 10). */
export const ENERGY_RATINGS = ['A+', ...EMISSIONS_RATINGS, 'H'] as const
export type EnergyRating = (typeof ENERGY_RATINGS)[number]
/** The meaning of a price; only `onApplication` and `auction` may have no amount. */
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
/** The precision of a point. `exact`: set by the agent or known from the address. `town`: the centre of the town. */
export const PRECISIONS = ['exact', 'street', 'town'] as const
/** The kinds of picture; all but `photo` are drawings. */
export const PICTURE_KINDS = ['photo', 'floorPlan', 'map', 'energy'] as const

export const MAX_ROOMS = 50
export const MAX_AREA = 10_000_000

/**
 * Returns a key that is equal for spellings of a feature that differ in accents, capitals, punctuation or spaces.
 * Searches use the database's `feature_identity` instead.
 */
export function comparableFeature(feature: string): string {
  const letters = feature
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
  return letters.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu)?.join('') ?? letters
}
