import * as t from '#messages/card'

/** The market state that an agent or a feed sets, independent of the status. Absent means available. */
export const MARKETS = ['available', 'underOffer', 'soldElsewhere', 'paused'] as const
export type Market = (typeof MARKETS)[number]

export const marketNames: Record<Market, () => string> = {
  available: t.available,
  underOffer: t.underOffer,
  soldElsewhere: t.soldElsewhere,
  paused: t.paused,
}

/** The states in which a home takes no offers, wishes or viewings, and is not public (P-273). */
const OFF_MARKET = ['soldElsewhere', 'paused'] as const satisfies Market[]
export type OffMarket = (typeof OFF_MARKET)[number]

export const offMarket = ({ market }: { market?: Market | undefined }): OffMarket | undefined =>
  OFF_MARKET.find((state) => state === market)

type Shown = { market?: Market | undefined; underOffer?: boolean | undefined; sold?: boolean }
export function shownMarket({
  market = 'available',
  underOffer,
  sold,
}: Shown): Exclude<Market, 'available'> | undefined {
  if (sold) return undefined
  if (market !== 'available') return market
  return underOffer ? 'underOffer' : undefined
}
