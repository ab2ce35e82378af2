import { inArray, sql } from 'drizzle-orm'
import * as r from '#messages/feedReports'
import type { Queryable } from '../../../platform/db/database.ts'
import { closeOffersOn } from '../../offer/close-offers.ts'
import { closeAllViewingsOn } from '../../open-time/close-open-times.ts'
import { announceProperty } from '../../property/property-events.ts'
import { hideHomes } from '../../property/property-market.store.ts'
import { isUnderOffer } from '../../tables/offer-expressions.ts'
import { properties } from '../../tables/property.ts'
import { changeFeedHome, feedHomesOf, forgetDeleted } from '../feed-home.store.ts'
import { notifyOfGone } from '../notify-gone.ts'
import type { HomeWork } from './run-work.ts'

/**
 * Hides homes that are gone from a feed, and closes their open offers and viewings with a notification, as when a home
 * is deleted. Users who wishlisted a home are notified a day later if it is still gone. A home with an accepted offer
 * stays, which the run reports.
 */
export async function removeHomes(work: HomeWork, references: string[]): Promise<void> {
  const { feed, agent } = work
  let kept: string[] = []
  await work.writeStep(async (tx) => {
    await work.checkMayList(tx)
    const known = (await feedHomesOf(tx, feed.id, references)).filter(({ goneAt }) => goneAt === null)
    const homes = await lockedHomes(
      tx,
      known.flatMap(({ propertyId }) => propertyId ?? []),
    )
    const removed = homes.filter(({ isSold, isAccepted }) => !isSold && !isAccepted)
    const ids = removed.map(({ id }) => id)
    const closedOffers = await closeOffersOn(tx, ids, work.clock)
    const goneAt = work.clock.now()
    await closeAllViewingsOn(tx, ids, 'takenDown', goneAt)
    await hideHomes(tx, ids)
    const byId = new Map(known.map((home) => [home.propertyId, home]))
    for (const { id, isAccepted } of homes) {
      const feedHome = byId.get(id)
      if (feedHome && !isAccepted) await changeFeedHome(tx, feedHome.id, { goneAt, picturesDueAt: null })
    }
    await notifyOfGone(tx, ids, goneAt)
    await forgetDeleted(tx, feed.id, references)
    for (const { id, title } of removed)
      await announceProperty(
        tx,
        { id, email: agent.email },
        { audit: { action: 'remove by feed', before: { title, closedOffers } } },
      )
    const named = { gone: removed.map(({ id, title }) => ({ reference: byId.get(id)?.reference ?? '', title })) }
    const accepted = homes.filter(({ isSold, isAccepted }) => isAccepted && !isSold)
    const counts = { gone: removed.length, untouched: accepted.length }
    kept = accepted.map(({ id }) => byId.get(id)?.reference ?? '')
    return { counts, named, done: references.length }
  })
  for (const reference of kept) work.problems.add(r.goneButAccepted, undefined, reference)
}

type LockedHome = { id: string; title: string; location: string; isSold: boolean; isAccepted: boolean }

async function lockedHomes(tx: Queryable, ids: string[]): Promise<LockedHome[]> {
  if (ids.length === 0) return []
  const isMeant = inArray(properties.id, ids)
  await tx.select({ id: properties.id }).from(properties).where(isMeant).orderBy(properties.id).for('update')
  return tx
    .select({
      id: properties.id,
      title: properties.title,
      location: properties.location,
      isSold: sql<boolean>`${properties.soldAt} is not null`,
      isAccepted: sql<boolean>`exists (select from offer where offer.property_id = "property"."id" and ${isUnderOffer})`,
    })
    .from(properties)
    .where(isMeant)
    .orderBy(properties.id)
}
