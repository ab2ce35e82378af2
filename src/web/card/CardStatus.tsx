import { now } from '#contract/clock'
import { shownMarket } from '#contract/market-state'
import type { Property } from '#contract/property'
import * as t from '#messages/card'
import { MarketBadge } from '../property/MarketBadge.tsx'
import { statusNames } from '../property/status-names.ts'
import { Badge } from '../ui/Badge.tsx'

const NEW_MS = 7 * 86_400_000

type Shown = Pick<Property, 'status' | 'sold' | 'underOffer' | 'market' | 'verifiedAt'>

export function CardCorner({ property }: { property: Shown }) {
  const { status = 'pending', sold, verifiedAt = '' } = property
  if (status !== 'verified')
    return <Badge look={status === 'rejected' ? 'danger' : 'accent'}>{statusNames[status]()}</Badge>
  if (sold) return <Badge look="ink">{t.sold()}</Badge>
  if (shownMarket(property)) return <MarketBadge home={property} />
  return now().getTime() - Date.parse(verifiedAt) < NEW_MS && <Badge look="brand">{t.isNew()}</Badge>
}

export const Verified = () => (
  <span className="whitespace-nowrap text-brand">
    <svg aria-hidden="true" viewBox="0 0 16 16" className="me-1 inline size-3.5 fill-none stroke-current stroke-2">
      <path d="m3 8.5 3.5 3.5L13 4.5" />
    </svg>
    <span>{t.verified()}</span>
  </span>
)
