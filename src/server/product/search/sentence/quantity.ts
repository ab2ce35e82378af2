import { FILTER_RANGES } from '#contract/filter-ranges'
import type { PropertyFilters } from '#contract/property-search'

export type Kind = 'price' | 'perArea' | 'beds' | 'baths' | 'area' | 'plot' | 'year' | 'pictures'
/** Limits of one filter. `isBare`: a number without a comparison. `isShort`: a price whose thousands were left out. */
export type Quantity = {
  kind: Kind
  least?: number
  most?: number
  unit?: 'ft2' | 'm2'
  isBare: boolean
  isShort?: boolean
}

export const fieldsOf = {
  ...FILTER_RANGES,
  pictures: ['pictures', undefined],
} as const satisfies Record<Kind, readonly [keyof PropertyFilters, keyof PropertyFilters | undefined]>
