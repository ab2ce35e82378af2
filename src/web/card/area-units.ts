import type { AreaUnit } from '#contract/property-facts'

/** Names of area units, in a separate file that keeps the names of other facts out of the first view. */
export const shortUnits: Record<AreaUnit, string> = { ft2: 'sq ft', m2: 'm²' }
export const unitSigns: Record<AreaUnit, string> = { ft2: 'ft²', m2: 'm²' }
