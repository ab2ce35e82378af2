import type { Property, PropertyStatus } from '#contract/property'
import * as t from '#messages/card'
import { MarketBadge } from '../property/MarketBadge.tsx'
import { statusNames } from '../property/status-names.ts'
import { Badge, type BadgeLook } from '../ui/Badge.tsx'

const looks: Record<PropertyStatus | 'pending', BadgeLook> = {
  verified: 'brand',
  pending: 'accent',
  rejected: 'danger',
}

/** Shows the status ('pending' if unset), followed by 'Sold' or the market state (P-15, P-273). */
export function StatusBadge({ property }: { property: Pick<Property, 'status' | 'sold' | 'underOffer' | 'market'> }) {
  const status = property.status ?? 'pending'
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge look={looks[status]}>{statusNames[status]()}</Badge>
      {property.sold && <Badge look="ink">{t.sold()}</Badge>}
      <MarketBadge home={property} />
    </span>
  )
}
