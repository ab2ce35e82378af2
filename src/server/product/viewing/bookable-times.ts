import type { Property } from '#contract/property'
import type { FreeTimes } from '#contract/viewing'
import { NO_HOURS } from '#contract/viewing-hours'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { freeTimes } from './free-times.store.ts'
import { hoursOf } from './hours.store.ts'
import { knownTimeZones } from './time-zone.store.ts'
import { zoneOfHome } from './time-zone.ts'

type Wanted = { property: Pick<Property, 'latitude' | 'longitude'>; agentId: string; now: Date }

/** When the agent can show this home, at its own clocks. `db`: which time zones there are is asked outside of the transaction. */
export async function bookableTimes(
  db: Database,
  tx: Queryable,
  { property, agentId, now }: Wanted,
): Promise<FreeTimes> {
  const hours = (await hoursOf(tx, agentId)) ?? { ...NO_HOURS, timeZone: 'UTC' }
  const timeZone = zoneOfHome(property, hours.timeZone, await knownTimeZones(db))
  const times = await freeTimes(tx, { agentId, zone: timeZone, hours, now })
  return { timeZone, slotMinutes: hours.slotMinutes, times }
}
