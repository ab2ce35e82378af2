import type { Property } from '#contract/property'
import { Badge } from '../../ui/Badge.tsx'

const looks = { verified: 'brand', pending: 'accent', rejected: 'danger' } as const

/** The property's status ('pending' when unset), with 'Sold' or 'Under offer' after it (P-15). */
export function StatusBadge({ property }: { property: Pick<Property, 'status' | 'sold' | 'underOffer'> }) {
  const status = property.status ?? 'pending'
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge look={looks[status]}>{status}</Badge>
      {property.sold && <Badge look="ink">Sold</Badge>}
      {property.underOffer && <Badge look="accent">Under offer</Badge>}
    </span>
  )
}
