import type { WishlistItem } from '#contract/wishlist'
import { Badge } from '../ui/Badge.tsx'

/** What has become of a wished home: its status, whether it is sold, and whether it has left public view. */
export const WishBadge = ({ wish }: { wish: Pick<WishlistItem, 'status' | 'sold' | 'withdrawn' | 'underOffer'> }) => (
  <span className="inline-flex flex-wrap gap-1.5">
    {wish.withdrawn ? (
      <Badge look="danger">withdrawn</Badge>
    ) : (
      <Badge look={look(wish.status)}>{wish.status ?? 'pending'}</Badge>
    )}
    {wish.sold && <Badge look="ink">Sold</Badge>}
    {wish.underOffer && <Badge look="accent">Under offer</Badge>}
  </span>
)

function look(status: string | undefined) {
  if (status === 'verified') return 'brand'
  return status === 'rejected' ? 'danger' : 'accent'
}
