import type { Offer } from '#contract/offer'
import type { SaleReceipt } from '#contract/sale-receipt'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import type { OfferAtMoment, StoredOffer } from './offer.store.ts'

/** An offer as the wire has it: no cents, no nulls, and the deadline of its payment. */
export function shownOffer(read: OfferAtMoment): Offer {
  const { amount, counterAmount, acceptedAt, boughtAt, closedAt, payBefore, ...offer } = read
  return {
    ...withoutNulls(offer),
    offerAmount: amount / 100,
    acceptedAt: acceptedAt?.toISOString(),
    boughtAt: boughtAt?.toISOString(),
    closedAt: offer.status === 'rejected' ? closedAt?.toISOString() : undefined,
    payBefore: offer.status === 'accepted' ? payBefore?.toISOString() : undefined,
    counterAmount: counterAmount === null ? undefined : counterAmount / 100,
    rivalAccepted: offer.rivalAccepted || undefined,
  }
}

/** The receipt of a paid offer as the wire has it. The database keeps a transaction id with each (`offer_receipt`). */
export const shownReceipt = (offer: StoredOffer): SaleReceipt => ({
  offerId: offer._id,
  propertyId: offer.propertyId ?? undefined,
  title: offer.title,
  location: offer.location,
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
})
