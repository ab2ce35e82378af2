import { and, eq, gt } from 'drizzle-orm'
import { offsetIn } from '../../platform/clocks/time-zones.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { viewings } from '../../platform/db/tables/viewing.ts'
import { zoneOfHome } from '../place/time-zone.ts'
import { hoursOf } from './hours.store.ts'
import { holds, viewingsWhere } from './viewing.store.ts'
import { announceViewing } from './viewing-events.ts'
import { viewingShownAnew } from './viewing-mails.ts'

type Point = Parameters<typeof zoneOfHome>[0]

/**
 * Gives the upcoming viewings of a home the time zone of its new point. They stay at their moment: where the clocks there show another
 * time for it, both people are notified. Runs in the transaction that moves the home.
 */
export async function moveTimeZones(
  tx: Queryable,
  home: { id: string; point: Point },
  now = new Date(),
): Promise<void> {
  const ahead = await viewingsWhere(tx, and(eq(viewings.propertyId, home.id), holds(now), gt(viewings.endsAt, now)))
    .orderBy(viewings.id)
    .for('update', { of: viewings })
  for (const viewing of ahead) {
    const hours = await hoursOf(tx, viewing.agentId)
    const timeZone = zoneOfHome(home.point, hours?.timeZone ?? 'UTC')
    if (timeZone === viewing.timeZone) continue
    await tx.update(viewings).set({ timeZone }).where(eq(viewings.id, viewing._id))
    const moved = { ...viewing, timeZone }
    const isShownAnew = offsetIn(viewing.timeZone, viewing.startsAt) !== offsetIn(timeZone, viewing.startsAt)
    await announceViewing(tx, moved, isShownAnew ? viewingShownAnew(moved, viewing.timeZone) : [])
  }
}
