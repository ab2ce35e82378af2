import type { Property } from '#contract/property'
import type { PropertyType } from '#contract/property-facts'
import * as t from '#messages/facts'

export const typeNames: Record<PropertyType, () => string> = {
  house: t.house,
  apartment: t.apartment,
  townhouse: t.townhouse,
  land: t.land,
  other: t.otherType,
}
export const tenureNames: Record<NonNullable<Property['tenure']>, () => string> = {
  freehold: t.freehold,
  leasehold: t.leasehold,
  other: t.otherTenure,
}
