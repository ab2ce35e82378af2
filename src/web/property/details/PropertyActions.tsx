import type { Property } from '#contract/property'
import { OfferLink } from '../../offer/OfferLink.tsx'
import { ReviewButton } from '../../review/ReviewButton.tsx'
import { useSession } from '../../session/session.ts'
import { isOwnHome } from '../../session/session-state.ts'
import { AskForViewing } from '../../viewing/AskForViewing.tsx'
import { AddToWishlist } from '../../wishlist/AddToWishlist.tsx'
import { mayWish } from '../../wishlist/wish-state.ts'
import { ShareButton } from './ShareButton.tsx'

/** What a person may do with a property: offer for it and wish it while it is for sale by another, review it, and tell of it. */
export function PropertyActions({ property }: { property: Property }) {
  const session = useSession()
  if (session.status !== 'signedIn') return null
  const home = { propertyId: property._id, propertyTitle: property.title, agentName: property.name }
  return (
    <div className="print:hidden mt-6 grid gap-3 border-t border-line pt-6 sm:max-lg:grid-cols-2 sm:max-lg:items-start">
      {mayWish(property, session) && (
        <>
          <div className="grid gap-3 max-sm:contents">
            <OfferLink property={property} person={session} className="w-full max-sm:hidden" />
            {property.underOffer && <UnderOffer />}
            <AskForViewing propertyId={property._id} className="w-full" />
          </div>
          <div className="grid gap-3">
            <AddToWishlist property={property} person={session} className="w-full" />
          </div>
        </>
      )}
      <ReviewButton home={home} isOwn={isOwnHome(property, session)} reviewer={session} className="w-full" />
      <ShareButton title={property.title} className="w-full" />
    </div>
  )
}

const UnderOffer = () => (
  <p className="text-sm text-muted">
    Under offer: an accepted offer waits for its payment. Another one can be accepted only if that lapses.
  </p>
)
