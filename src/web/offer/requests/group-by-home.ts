import type { Offer } from '#contract/offer'

/** The offers on one home, newest first. `key`: of the home, also when it is gone. */
export type HomeOffers = { key: string; offers: [Offer, ...Offer[]] }

/**
 * Loaded offers by their home, the home with the newest offer first. Older ones that are loaded later join their home, or follow as
 * further homes: no group changes its place (P-183).
 */
export function groupByHome(offers: Offer[]): HomeOffers[] {
  const groups = new Map<string, HomeOffers>()
  for (const offer of offers) {
    const key = offer.propertyId ?? `${offer.title}, ${offer.location}`
    const group = groups.get(key)
    if (group) group.offers.push(offer)
    else groups.set(key, { key, offers: [offer] })
  }
  return [...groups.values()]
}
