import { and, eq, gt } from 'drizzle-orm'
import { nodeOffset } from '../../platform/clocks/other-clocks.ts'
import { offsetIn } from '../../platform/clocks/time-zones.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { zoneOfHome } from '../place/time-zone.ts'
import { homeById } from '../property/home.store.ts'
import { viewings } from '../tables/viewing.ts'
import { hoursOf } from './hours.store.ts'
import { holds, type StoredViewing, viewingsWhere } from './viewing.store.ts'
import { announceViewing } from './viewing-events.ts'
import { viewingShownAnew } from './viewing-mails.ts'

/**
 * Gives the upcoming viewings of a home the time zone of its new point, or the one that its agent chose. They stay at their moment: where the
 * clocks there show another time for it, both people are notified. Returns whether any were. Runs in the transaction that changes the home.
 */
export async function moveTimeZones(tx: Queryable, homeId: string, now: Date): Promise<boolean> {
  const ahead = await viewingsWhere(tx, and(eq(viewings.propertyId, homeId), holds(now), gt(viewings.endsAt, now)))
    .orderBy(viewings.id)
    .for('update', { of: viewings })
  const home = ahead.length > 0 ? await homeById(tx, homeId) : undefined
  if (!home) return false
  let isNews = false
  for (const viewing of ahead) {
    const hours = await hoursOf(tx, viewing.agentId)
    const timeZone = zoneOfHome(home, hours?.timeZone ?? 'UTC')
    if (timeZone !== viewing.timeZone && (await showByClock(tx, viewing, timeZone, 'zone'))) isNews = true
  }
  return isNews
}

/**
 * Shows a viewing by the clocks of a zone as they are known now, and notifies both people where they show another time than until now. Returns
 * whether it did.
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

/** Returns the offset of the time last sent to both people. Versions that did not store it used Node's tz data. */
export const shownOffset = ({ utcOffset, timeZone, startsAt }: StoredViewing): number =>
  utcOffset ?? nodeOffset(timeZone, startsAt) ?? 0
