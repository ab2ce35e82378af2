import { and, eq, gt } from 'drizzle-orm'
import { nodeOffset } from '../../platform/clocks/other-clocks.ts'
import { offsetIn } from '../../platform/clocks/time-zones.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { zoneAtHome } from '../place/zone-at-home.ts'
import { homeById } from '../property/home.store.ts'
import { viewings } from '../tables/viewing.ts'
import { holds, type StoredViewing, viewingsWhere } from './viewing.store.ts'
import { announceViewing } from './viewing-events.ts'
import { viewingShownAnew } from './viewing-mails.ts'

/**
 * Updates the upcoming viewings of a home to its current time zone. Their UTC time stays; if the local time changes,
 * both participants are notified. Returns true if any were. Runs in the transaction that changes the home.
 */
export async function moveTimeZones(tx: Queryable, homeId: string, now: Date): Promise<boolean> {
  const ahead = await viewingsWhere(tx, and(eq(viewings.propertyId, homeId), holds(now), gt(viewings.endsAt, now)))
    .orderBy(viewings.id)
    .for('update', { of: viewings })
  const home = ahead.length > 0 ? await homeById(tx, homeId) : undefined
  if (!home) return false
  const timeZone = await zoneAtHome(tx, home)
  let isNews = false
  for (const viewing of ahead) {
    if (timeZone !== viewing.timeZone && (await showByClock(tx, viewing, timeZone, 'zone'))) isNews = true
  }
  return isNews
}

/**
 * Stores the time zone and current UTC offset of a viewing. If its local time differs from the last notified one,
 * notifies both participants and returns true.
 */
export async function showByClock(
  tx: Queryable,
  viewing: StoredViewing,
  timeZone: string,
  why: 'zone' | 'rules',
): Promise<boolean> {
  const before = shownOffset(viewing)
  const utcOffset = offsetIn(timeZone, viewing.startsAt)
  await tx.update(viewings).set({ timeZone, utcOffset }).where(eq(viewings.id, viewing._id))
  const shown = { ...viewing, timeZone, utcOffset }
  const mails =
    before === utcOffset ? [] : viewingShownAnew(shown, { timeZone: viewing.timeZone, utcOffset: before }, why)
  await announceViewing(tx, shown, mails)
  return mails.length > 0
}

/**
 * Returns the UTC offset, in minutes, of the local time that both participants last saw. Earlier versions did not store
 * it, and used Node's time zone data.
 */
export const shownOffset = ({ utcOffset, timeZone, startsAt }: StoredViewing): number =>
  utcOffset ?? nodeOffset(timeZone, startsAt) ?? 0
