import type { OfferStatus } from '#contract/offer-status'
import * as t from '#messages/offerLink'

export const offerStatusNames: Record<OfferStatus, () => string> = {
  pending: t.pending,
  accepted: t.accepted,
  rejected: t.rejected,
  Bought: t.bought,
}
