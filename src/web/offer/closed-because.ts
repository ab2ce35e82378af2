import type { Offer, OfferClosedWhy } from '#contract/offer'

const reasons: Record<OfferClosedWhy, string> = {
  rejected: 'The agent did not accept this offer.',
  soldToAnother: 'This home was sold to somebody else.',
  takenDown: 'This home is no longer for sale.',
  lapsed: 'This offer was accepted and not paid in time, so it has lapsed.',
  withdrawn: 'You withdrew this offer.',
}

/** Why an offer is closed, in a sentence for its buyer. Earlier versions did not keep it. */
export const closedBecause = ({ closedWhy }: Pick<Offer, 'closedWhy'>): string =>
  closedWhy ? reasons[closedWhy] : 'This offer is closed.'
