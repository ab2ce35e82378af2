import { Link } from 'react-router'
import type { OpenOffer } from '#contract/wishlist'
import { useMoney } from '../api/use-money.ts'
import { paths } from '../navigation/paths.ts'
import { PayBefore } from './PayBefore.tsx'

/** The person's open offer, with a link to their offers. */
export function OpenOfferNote({ offer, className = '' }: { offer: OpenOffer; className?: string }) {
  const money = useMoney()
  return (
    <div className={className}>
      <p className="font-semibold">
        <Link to={paths.propertyBought} className="link">
          {`You offered ${money.amount(offer.offerAmount)}`}
        </Link>
        <span>{` · ${offer.status}`}</span>
      </p>
      {offer.payBefore && <PayBefore at={offer.payBefore} />}
    </div>
  )
}
