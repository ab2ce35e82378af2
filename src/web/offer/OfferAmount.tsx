import type { Offer } from '#contract/offer'
import { useMoney } from '../api/use-money.ts'

/** What is offered, in the site's currency. */
export const OfferAmount = ({ offer }: { offer: Pick<Offer, 'offerAmount'> }) => useMoney().amount(offer.offerAmount)
