import type { AreaUnit } from '#contract/property-facts'

export const shortUnits: Record<AreaUnit, string> = { ft2: 'sq ft', m2: 'm²' }
export const unitSigns: Record<AreaUnit, string> = { ft2: 'ft²', m2: 'm²' }
