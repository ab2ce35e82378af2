import type { PropertyStatus } from '#contract/property'
import * as t from '#messages/card'

export const statusNames: Record<PropertyStatus | 'pending', () => string> = {
  pending: t.pending,
  verified: t.verified,
  rejected: t.rejected,
}
