import { Link } from 'react-router'
import type { OpenOffer } from '#contract/wishlist'
import * as t from '#messages/wishing'
import { useMoney } from '../platform/api/use-money.ts'
import { paths } from '../platform/navigation/paths.ts'
import { offerStatusNames } from './offer-status-names.ts'
import { PayBefore } from './PayBefore.tsx'

type Props = { offer: OpenOffer; short?: boolean | undefined; className?: string | undefined }

export function OpenOfferNote({ offer, short = false, className = '' }: Props) {
  const money = useMoney()
  return (
    <div className={className}>
      <p className="font-semibold">
        <Link to={paths.propertyBought} className="link">
          {t.youOffered({ amount: money.amount(offer.offerAmount) })}
        </Link>
        <span>{` · ${offerStatusNames[offer.status]()}`}</span>
      </p>
      {offer.payBefore && !short && <PayBefore at={offer.payBefore} />}
    </div>
  )
}
