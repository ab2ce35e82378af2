import type { SaleReceipt } from '#contract/sale-receipt'
import type { StoredOffer } from './offer.store.ts'

/** What a paid offer proves, as the wire has it. The database keeps a transaction id with each (`offer_receipt`). */
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
