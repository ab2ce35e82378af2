import { type Offer, offerCan } from '#contract/offer'
import { useMoney } from '../api/use-money.ts'
import { PayBefore } from '../ui/time/PayBefore.tsx'
import { OfferedTitle } from './OfferedTitle.tsx'

/** What has to be paid, above a list in which it may be far down: the list stays newest first. */
export function ToPay({ offers }: { offers: Offer[] }) {
  const money = useMoney()
  return offers
    .filter((offer) => offerCan('pay', offer))
    .map((offer) => (
      <section
        key={offer._id}
        aria-label={`To pay: ${offer.title}`}
        className="mb-4 rounded-card border border-line bg-brand-wash p-4 sm:p-5"
      >
        <p className="font-semibold">
          Your offer of {money.amount(offer.offerAmount)} for <OfferedTitle offer={offer} /> is accepted.
        </p>
        {offer.payBefore && <PayBefore at={offer.payBefore} className="mt-1" />}
        <p className="mt-2">
          <a href={`#${offer._id}`} className="link">
            See the accepted offer
          </a>
        </p>
      </section>
    ))
}
