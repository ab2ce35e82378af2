import { and, eq, gt } from 'drizzle-orm'
import { shownTime } from '#contract/shown-time'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { viewings } from '../../platform/db/tables/viewing.ts'
import { hoursOf } from './hours.store.ts'
import { knownTimeZones, zoneOfHome } from './time-zone.ts'
import { holds, viewingsWhere } from './viewing.store.ts'
import { announceViewing } from './viewing-events.ts'
import { viewingShownAnew } from './viewing-mails.ts'

type Point = Parameters<typeof zoneOfHome>[0]

/**
 * Gives the upcoming viewings of a home the time zone of its new point. They stay at their moment: where the clocks there show another
 * time for it, both people are notified. Runs in the transaction that moves the home; `db`: the known zones are read outside of it.
 */
export async function moveTimeZones(
  db: Database,
  tx: Queryable,
  home: { id: string; point: Point },
  now = new Date(),
): Promise<void> {
  const ahead = await viewingsWhere(tx, and(eq(viewings.propertyId, home.id), holds(now), gt(viewings.endsAt, now)))
    .orderBy(viewings.id)
    .for('update', { of: viewings })
  for (const viewing of ahead) {
    const hours = await hoursOf(tx, viewing.agentId)
    const timeZone = zoneOfHome(home.point, hours?.timeZone ?? 'UTC', await knownTimeZones(db))
    if (timeZone === viewing.timeZone) continue
    await tx.update(viewings).set({ timeZone }).where(eq(viewings.id, viewing._id))
    const moved = { ...viewing, timeZone }
    const isShownAnew = clockAt(viewing) !== clockAt(moved)
    await announceViewing(tx, moved, isShownAnew ? viewingShownAnew(moved, viewing.timeZone) : [])
  }
}

/** The day and time that clocks show, without the name of their zone. */
const clockAt = ({ startsAt, timeZone }: { startsAt: Date; timeZone: string }): string =>
  shownTime({ startsAt: startsAt.toISOString(), timeZone }).replace(/(\d\d:\d\d).*/, '$1')
