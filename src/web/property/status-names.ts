import type { Market } from '#contract/market-state'
import type { PropertyStatus } from '#contract/property'
import * as t from '#messages/card'

export const statusNames: Record<PropertyStatus | 'pending', () => string> = {
  pending: t.pending,
  verified: t.verified,
  rejected: t.rejected,
}

export const marketNames: Record<Market, () => string> = {
  available: t.available,
  underOffer: t.underOffer,
  soldElsewhere: t.soldElsewhere,
  paused: t.paused,
}
