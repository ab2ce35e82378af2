import { now } from '#contract/clock'
import { marketLabel } from '#contract/market-state'
import type { Property } from '#contract/property'
import { Badge } from '../ui/Badge.tsx'

const NEW_MS = 7 * 86_400_000

type Shown = Pick<Property, 'status' | 'sold' | 'underOffer' | 'market' | 'verifiedAt'>

export function CardCorner({ property }: { property: Shown }) {
  const { status = 'pending', sold, verifiedAt = '' } = property
  if (status !== 'verified') return <Badge look={status === 'rejected' ? 'danger' : 'accent'}>{status}</Badge>
  if (sold) return <Badge look="ink">Sold</Badge>
  const market = marketLabel(property)
  if (market) return <Badge look="accent">{market}</Badge>
  return now().getTime() - Date.parse(verifiedAt) < NEW_MS && <Badge look="brand">New</Badge>
}

export const Verified = () => (
  <span className="whitespace-nowrap text-brand">
    <svg aria-hidden="true" viewBox="0 0 16 16" className="me-1 inline size-3.5 fill-none stroke-current stroke-2">
      <path d="m3 8.5 3.5 3.5L13 4.5" />
    </svg>
    <span>verified</span>
  </span>
)
