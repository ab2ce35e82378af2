import type { AreaUnit } from '#contract/property-facts'

/** The units in a line of facts. In a file of their own, as every card has them, and the other names of facts are not of the first view. */
export const shortUnits: Record<AreaUnit, string> = { ft2: 'sq ft', m2: 'm²' }
/** The units after an area in both units, and in the form. */
export const unitSigns: Record<AreaUnit, string> = { ft2: 'ft²', m2: 'm²' }
