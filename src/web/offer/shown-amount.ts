import { shownCents, toCents } from '#contract/money'
import type { Offer } from '#contract/offer'

/** An offer's dollars in exact cents: 19.99 → 1999. */
export const centsOf = ({ offerAmount }: Pick<Offer, 'offerAmount'>): number => toCents(offerAmount) ?? 0

/** 250000.5 → "$250,000.50". */
export const shownAmount = (offer: Pick<Offer, 'offerAmount'>): string => shownCents(centsOf(offer))
