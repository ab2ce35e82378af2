import type { Offer } from '#contract/offer'
import { Picture } from '../ui/Picture.tsx'
import { shownMoment } from '../ui/shown-moment.ts'
import { OfferBadge } from './OfferBadge.tsx'
import { shownAmount } from './shown-amount.ts'

/** What is bought, beside the form that pays for it. */
export const OfferSummary = ({ offer }: { offer: Offer }) => (
  <aside
    aria-label="Your offer"
    className="overflow-hidden rounded-card border border-line bg-surface max-xl:order-first"
  >
    <Picture
      src={offer.propertyImage}
      alt=""
      width={800}
      height={450}
      sizes="(min-width: 80rem) 21rem, 100vw"
      className="max-xl:max-h-56 max-xl:w-full"
    />
    <div className="p-5 sm:p-6">
      <OfferBadge status={offer.status} />
      <h2 className="title-card mt-2">{offer.title}</h2>
      <p className="mt-1 text-sm text-muted">{offer.location}</p>
      <p className="mt-4 border-t border-line pt-4 font-display text-2xl font-[560] tabular-nums">
        {shownAmount(offer)}
      </p>
      <p className="mt-1 text-sm text-muted">{`Sold by ${offer.agentName}`}</p>
      {offer.payBefore && (
        <p className="mt-1 text-sm text-muted">
          Please pay before <time dateTime={offer.payBefore}>{shownMoment(offer.payBefore)}</time>
        </p>
      )}
    </div>
  </aside>
)
