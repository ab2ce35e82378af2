import { isClosedByAuction } from '#contract/auction'
import { now } from '#contract/clock'
import type { Property } from '#contract/property'
import * as t from '#messages/details'
import { OfferLink } from '../offer/OfferLink.tsx'
import { DialogButton } from '../ui/feedback/DialogButton.tsx'
import type { HomeViewer } from './home-viewer.ts'

type Props = { property: Property; viewer: HomeViewer }

export const PropertyActions = ({ property, viewer }: Props) => (
  <div inert={viewer.isPreview} className="grid content-start gap-3 print:hidden">
    {isClosedByAuction(property, now()) ? (
      <p className="text-sm text-muted">{t.offersEndedAtAuction()}</p>
    ) : (
      <OfferLink propertyId={property._id} person={viewer.person} className="w-full max-sm:hidden" />
    )}
    {(property.underOffer || property.market === 'underOffer') && <UnderOffer isAccepted={property.underOffer} />}
    <DialogButton
      name={t.askForViewing()}
      load={loadViewing}
      dialog={{ propertyId: property._id }}
      className="w-full"
    />
  </div>
)

/**
 * The notice that a home is under offer. `isAccepted`: an offer made on this site was accepted; otherwise, the agent
 * has marked the home as under offer.
 */
const UnderOffer = ({ isAccepted }: { isAccepted: boolean | undefined }) => (
  <p className="text-sm text-muted">{isAccepted ? t.underOfferAccepted() : t.underOfferSaid()}</p>
)

const loadViewing = async () => (await import('../viewing/ViewingDialog.tsx')).ViewingDialog
