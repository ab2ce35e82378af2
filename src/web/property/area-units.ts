import type { AreaUnit } from '#contract/property-facts'
import * as t from '#messages/facts'

export const shortUnits: Record<AreaUnit, () => string> = { ft2: t.ft2, m2: t.m2 }
export const unitSigns: Record<AreaUnit, () => string> = { ft2: t.ft2Sign, m2: t.m2 }
