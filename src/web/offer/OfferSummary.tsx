import { isolated } from '#contract/isolated'
import type { Offer } from '#contract/offer'
import { personName } from '#contract/person-name'
import * as t from '#messages/offer'
import { useMoney } from '../platform/api/use-money.ts'
import { Picture } from '../ui/Picture.tsx'
import { PHONE_PICTURE_SIZES } from '../ui/picture-sources.ts'
import { PayBefore } from '../wishlist/PayBefore.tsx'
import { OfferSteps } from './OfferSteps.tsx'
import { OfferBadge, OfferedTitle } from './offer-columns.tsx'

export const OfferSummary = ({ offer }: { offer: Offer }) => (
  <aside
    aria-label={t.yourOffer()}
    className="grid grid-cols-[6.5rem_minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface max-xl:order-first sm:grid-cols-[14rem_minmax(0,1fr)] xl:block"
  >
    <Picture
      src={offer.propertyImage}
      alt=""
      width={800}
      height={450}
      sizes={`(min-width: 80rem) 21rem, ${PHONE_PICTURE_SIZES}`}
      className="size-full xl:h-auto"
    />
    <div className="p-4 sm:p-6">
      <OfferBadge status={offer.status} />
      <h2 className="title-card mt-2">
        <OfferedTitle offer={offer} />
      </h2>
      <p className="mt-1 text-sm text-muted">
        <bdi>{offer.location}</bdi>
      </p>
      <p className="mt-3 border-t border-line pt-3 font-display text-xl font-[560] tabular-nums sm:text-2xl">
        {useMoney().exact(offer.offerAmount)}
      </p>
      <p className="mt-1 text-sm text-muted">{t.soldBy({ name: isolated(personName(offer.agentName)) })}</p>
      {offer.payBefore && <PayBefore at={offer.payBefore} className="mt-1" />}
    </div>
    <OfferSteps
      offer={offer}
      last={t.stepYours()}
      className="col-span-full border-t border-line p-4 sm:px-6 xl:border-t-0 xl:pt-0 xl:pb-6"
    />
  </aside>
)
