import type { Offer } from '#contract/offer'
import { partCount } from '#contract/payment-parts'
import type { SaleReceipt } from '#contract/sale-receipt'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import type { OfferAtMoment, SalePayment, StoredOffer } from './offer.store.ts'

export function shownOffer(read: OfferAtMoment): Offer {
  const { amount, counterAmount, acceptedAt, boughtAt, closedAt, payBefore, paid, partsPaid, ...offer } = read
  return {
    ...withoutNulls(offer),
    offerAmount: amount / 100,
    acceptedAt: acceptedAt?.toISOString(),
    boughtAt: boughtAt?.toISOString(),
    closedAt: offer.status === 'rejected' ? closedAt?.toISOString() : undefined,
    payBefore: offer.status === 'accepted' ? payBefore?.toISOString() : undefined,
    counterAmount: counterAmount === null ? undefined : counterAmount / 100,
    rivalAccepted: offer.rivalAccepted || undefined,
    parts: offer.status === 'accepted' ? shownParts(amount, paid ?? 0, partsPaid ?? 0) : undefined,
  }
}

/** `amount`, `paid`: cents. */
function shownParts(amount: number, paid: number, partsPaid: number): Offer['parts'] {
  const left = amount - paid
  const count = partsPaid + partCount(left)
  return count > 1 ? { count, paid: partsPaid, amountPaid: paid / 100, amountLeft: left / 100 } : undefined
}

export const shownReceipt = (offer: StoredOffer, payments: SalePayment[], addressLines: string[]): SaleReceipt => ({
  offerId: offer._id,
  propertyId: offer.propertyId ?? undefined,
  title: offer.title,
  location: offer.location,
  ...(addressLines.length > 0 && { addressLines }),
  amount: offer.amount / 100,
  currency: offer.currency,
  buyerName: offer.buyerName,
  buyerEmail: offer.buyerEmail,
  agentName: offer.agentName,
  agentEmail: offer.agentEmail,
  offeredAt: offer.createdAt,
  acceptedAt: offer.acceptedAt?.toISOString(),
  paidAt: offer.boughtAt?.toISOString(),
  transactionId: offer.transactionId ?? '',
  payments: payments.map(({ transactionId, amount, paidAt }) => ({
    transactionId: transactionId ?? '',
    amount: amount / 100,
    paidAt: (paidAt ?? offer.boughtAt)?.toISOString() ?? '',
  })),
})
