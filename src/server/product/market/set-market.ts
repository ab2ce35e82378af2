import { type Market, type OffMarket, offMarket } from '#contract/market-state'
import { mayBeUpdated } from '#contract/property-status'
import { hasPage } from '#contract/property-visibility'
import type { Caller } from '../../platform/access/caller.ts'
import type { Actor } from '../../platform/audit/audit.store.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { countTry } from '../../platform/rate-limit/rate-limit.ts'
import { newsLimit } from '../limits/limits.ts'
import { closeOffersOn } from '../offer/close-offers.ts'
import { type Clock, lapseOn } from '../offer/lapse.ts'
import { openOffersOn } from '../offer/offer.store.ts'
import { announceOffer } from '../offer/offer-events.ts'
import { homePaused } from '../offer/offer-mails.ts'
import { closeAllViewingsOn, closeOpenTimesOn } from '../open-time/close-open-times.ts'
import { type Home, lockedHome } from '../property/home.store.ts'
import { announceProperty } from '../property/property-events.ts'
import { setMarketOf } from '../property/property-market.store.ts'
import { propertyChanges } from '../tables/saved-search.ts'

type MarketChange = { id: string; market: Market; actor?: Actor<Caller> }
/**
 * The result; only `set` is a change. `acceptedOffer`: an accepted offer awaits payment, so the home stays on the
 * market.
 */
export type MarketOutcome = 'set' | 'unchanged' | 'acceptedOffer' | 'sold' | 'rejected' | 'gone'

/**
 * Sets the market state of a listing (P-273). If it was sold elsewhere, closes its offers and viewings; if it is off
 * the market, cancels its open times. Notifies users who wishlisted it or made an offer.
 */
export async function setMarket(
  tx: Queryable,
  { id, market, actor }: MarketChange,
  clock: Clock,
): Promise<MarketOutcome> {
  const home = await lockedHome(tx, id)
  if (!home) return 'gone'
  if (!mayBeUpdated(home)) return home.sold ? 'sold' : 'rejected'
  const before = home.market ?? 'available'
  if (before === market) return 'unchanged'
  const state = offMarket({ market })
  if (state) {
    await lapseOn(tx, [id], clock)
    const open = await openOffersOn(tx, id)
    if (open.some(({ status }) => status === 'accepted')) return 'acceptedOffer'
  }
  if (actor) await countTry(tx, newsLimit, actor.caller.id, id)
  await setMarketOf(tx, id, market)
  const closedOffers = state ? await takeOffMarket(tx, home, { state, senderId: actor?.caller.id }, clock) : 0
  const after = { market, ...(closedOffers > 0 && { closedOffers }) }
  const audit = { ...(actor && { actor }), action: 'market', before: { market: before }, after }
  await announceProperty(tx, { id, email: home.email }, { audit })
  return 'set'
}

async function takeOffMarket(
  tx: Queryable,
  home: Home,
  { state, senderId }: { state: OffMarket; senderId: string | undefined },
  clock: Clock,
): Promise<number> {
  const { _id: id } = home
  // Alerts notify users who wishlisted it; the trigger on homes covers only those for sale.
  if (hasPage(home)) await tx.insert(propertyChanges).values({ propertyId: id, reason: state, isBulk: false })
  if (state === 'paused') {
    for (const offer of await openOffersOn(tx, id)) {
      const mails = [homePaused(offer)]
      await announceOffer(tx, offer, { mails, ...(senderId !== undefined && { senderId }) })
    }
    await closeOpenTimesOn(tx, [id], 'takenDown', clock.now())
    return 0
  }
  await closeAllViewingsOn(tx, [id], 'sold', clock.now())
  return closeOffersOn(tx, [id], clock, 'soldElsewhere')
}
