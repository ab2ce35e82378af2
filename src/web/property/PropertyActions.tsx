import type { Property } from '#contract/property'
import { ReviewButton } from '../review/ReviewButton.tsx'
import { useSession } from '../session/session.ts'
import { AddToWishlist } from '../wishlist/AddToWishlist.tsx'
import { mayWish } from '../wishlist/wish-state.ts'

/** What a person may do with a property: add it to their wishlist while it is for sale by another, and review it. */
export function PropertyActions({ property }: { property: Property }) {
  const session = useSession()
  if (session.status !== 'signedIn') return null
  const home = { propertyId: property._id, propertyTitle: property.title, agentName: property.name }
  return (
    <div className="print:hidden mt-6 grid gap-3 border-t border-line pt-6">
      {mayWish(property, session.email) && <AddToWishlist property={property} person={session} className="w-full" />}
      <ReviewButton home={home} reviewer={session} className="w-full" />
    </div>
  )
}
