import type { Offer } from '#contract/offer'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import type { StoredOffer } from './offer.store.ts'

/** An offer as the wire has it: no cents, no nulls, and until when it has to be paid. */
export function shownOffer(stored: StoredOffer): Offer {
  const { amount, counterAmount, acceptedAt, boughtAt, closedAt, payBefore, ...offer } = stored
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
