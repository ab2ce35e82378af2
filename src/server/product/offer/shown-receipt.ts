import type { SaleReceipt } from '#contract/sale-receipt'
import type { SalePayment, StoredOffer } from './offer.store.ts'

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
