import type { Property } from '#contract/property'
import { OfferLink } from '../../offer/OfferLink.tsx'
import { useSession } from '../../session/session.ts'
import { isOwnHome } from '../../session/session-state.ts'
import { DialogButton } from '../../ui/feedback/DialogButton.tsx'
import { AddToWishlist } from '../../wishlist/AddToWishlist.tsx'
import { mayWish } from '../../wishlist/wish-state.ts'
import { ShareButton } from './ShareButton.tsx'

/** The actions on a home: offer, viewing and wish while another agent sells it; review and share always. */
export function PropertyActions({ property }: { property: Property }) {
  const session = useSession()
  if (session.status !== 'signedIn') return null
  const home = { propertyId: property._id, propertyTitle: property.title, agentName: property.name }
  return (
    <div className="print:hidden mt-6 grid gap-3 border-t border-line pt-6 sm:max-lg:grid-cols-2 sm:max-lg:items-start">
      {mayWish(property, session) && (
        <>
          <div className="grid gap-3 max-sm:contents">
            <OfferLink propertyId={property._id} person={session} className="w-full max-sm:hidden" />
            {property.underOffer && <UnderOffer />}
            <DialogButton
              name="Ask for a viewing"
              load={loadViewing}
              dialog={{ propertyId: property._id }}
              className="w-full"
            />
          </div>
          <div className="grid gap-3">
            <AddToWishlist property={property} person={session} className="w-full" />
          </div>
        </>
      )}
      <DialogButton
        name="Review"
        load={loadReview}
        dialog={{ home, isOwn: isOwnHome(property, session), reviewer: session }}
        className="w-full"
      />
      <ShareButton title={property.title} className="w-full" />
    </div>
  )
}

const UnderOffer = () => (
  <p className="text-sm text-muted">
    Under offer: an accepted offer is waiting for its payment. Another one can be accepted only if that lapses.
  </p>
)

const loadReview = async () => (await import('../../review/ReviewDialog.tsx')).ReviewDialog
const loadViewing = async () => (await import('../../viewing/ViewingDialog.tsx')).ViewingDialog
