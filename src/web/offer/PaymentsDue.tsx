import { useState } from 'react'
import { isolated } from '#contract/isolated'
import type { Offer } from '#contract/offer'
import { offerCan } from '#contract/offer-status'
import * as t from '#messages/offer'
import { useMoney } from '../platform/api/use-money.ts'
import { paths } from '../platform/navigation/paths.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { TextWithParts } from '../ui/TextWithParts.tsx'
import { PayBefore } from '../wishlist/PayBefore.tsx'
import { OfferedTitle } from './offer-columns.tsx'
import { PartsPaid } from './PartsPaid.tsx'

type Props = { offers: Offer[]; email: string }

/**
 * Shows the offers to pay above the list. Nothing moves while the page is open: a newly accepted offer appears as a
 * button over the list, and a paid one keeps its space.
 */
export function PaymentsDue({ offers, email }: Props) {
  const isDue = (offer: Offer) => offerCan('pay', offer)
  const [first] = useState(() => new Set(offers.filter(isDue).map(({ _id }) => _id)))
  const later = offers.filter((offer) => isDue(offer) && !first.has(offer._id))
  return (
    <>
      <div aria-live="polite" className="sticky top-28 z-10 grid h-0 justify-items-center gap-2 overflow-visible">
        {later.map((offer) => (
          <ButtonLink
            key={offer._id}
            to={paths.payment(email, offer._id)}
            compact
            className="settles -translate-y-3/4 self-start shadow-lg"
          >
            <span className="line-clamp-1">{t.acceptedHome({ title: isolated(offer.title) })}</span>
          </ButtonLink>
        ))}
      </div>
      {offers
        .filter(({ _id }) => first.has(_id))
        .map((offer) => (
          <Due key={offer._id} offer={offer} email={email} isOpen={isDue(offer)} />
        ))}
    </>
  )
}

function Due({ offer, email, isOpen }: { offer: Offer; email: string; isOpen: boolean }) {
  const values = { amount: useMoney().amount(offer.offerAmount), title: offer.title }
  return (
    <section
      aria-label={t.toPay({ title: isolated(offer.title) })}
      className="mb-4 rounded-card border border-line bg-brand-wash p-4 sm:p-5"
    >
      <p className="font-semibold">
        <TextWithParts
          text={(isOpen ? t.isAccepted : offer.status === 'Bought' ? t.isPaid : t.needsNoPayment)(values)}
          parts={{ home: () => <OfferedTitle offer={offer} /> }}
        />
      </p>
      <div className={isOpen ? '' : 'invisible'}>
        {offer.payBefore && <PayBefore at={offer.payBefore} className="mt-1" />}
        <PartsPaid offer={offer} className="sm:min-h-5" />
        <ButtonLink to={paths.payment(email, offer._id)} compact className="mt-3">
          {t.completePurchase()}
        </ButtonLink>
      </div>
    </section>
  )
}
