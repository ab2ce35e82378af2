import { Link } from 'react-router'
import type { WishlistItem } from '#contract/wishlist'
import { useMoney } from '../api/use-money.ts'
import { paths } from '../navigation/paths.ts'
import { Picture } from '../ui/Picture.tsx'
import { CardLimitNote } from '../wishlist/CardLimitNote.tsx'

/** The home that an offer is for, above its form. */
export function OfferedHome({ wish }: { wish: WishlistItem }) {
  const money = useMoney()
  return (
    <div className="mb-5 grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <Picture
        src={wish.propertyImage}
        placeholder={wish.placeholder}
        alt=""
        width={800}
        height={600}
        sizes="9rem"
        className="rounded-[14px]"
      />
      <div className="min-w-0">
        <h2 className="title-card">
          <Link to={paths.propertyDetails(wish.propertyId)} className="hover:text-brand hover:underline">
            {wish.title}
          </Link>
        </h2>
        <p className="mt-1 text-sm text-muted">{wish.location}</p>
        <p className="mt-1 font-semibold">{money.price(wish.price)}</p>
        <CardLimitNote price={wish.price} className="mt-1" />
        {wish.underOffer && (
          <p className="mt-1 text-sm text-muted">
            Under offer: yours can be accepted only if the accepted one is not paid in time.
          </p>
        )}
      </div>
    </div>
  )
}
