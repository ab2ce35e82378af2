import { toCents } from '#contract/money'
import type { Offer } from '#contract/offer'
import { offerCan } from '#contract/offer-status'
import { partCount } from '#contract/payment-parts'
import * as t from '#messages/offer'
import { useMoney } from '../platform/api/use-money.ts'

type Props = { offer: Pick<Offer, 'parts' | 'status' | 'offerAmount'>; className?: string }

/**
 * The paid and remaining amounts of an offer with several card payments. Its space is reserved, so that nothing moves
 * after a payment.
 */
export function PartsPaid({ offer: { parts, offerAmount, ...offer }, className = '' }: Props) {
  const money = useMoney()
  const count = parts?.count ?? partCount(toCents(offerAmount) ?? 0)
  if (count < 2 || !offerCan('close', offer)) return null
  const isBegun = parts !== undefined && parts.paid > 0
  return (
    <p className={`min-h-10 text-sm text-muted ${className}`}>
      {isBegun
        ? t.partsPaid({
            paid: parts.paid,
            count,
            amountPaid: money.amount(parts.amountPaid),
            amountLeft: money.amount(parts.amountLeft),
          })
        : t.toPayInParts({ count })}
    </p>
  )
}
