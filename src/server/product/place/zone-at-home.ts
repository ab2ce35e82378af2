import type { Queryable } from '../../platform/db/database.ts'
import { zoneOfHours } from './hours-zone.store.ts'
import { ownZoneOf, zoneOfHome } from './time-zone.ts'

type Home = NonNullable<Parameters<typeof ownZoneOf>[0]> & { email: string }

/** Returns the time zone by which all times at a home are read and shown; reads the agent's hours only if needed. */
export const zoneAtHome = async (db: Queryable, home: Home): Promise<string> =>
  ownZoneOf(home) ?? zoneOfHome(home, await zoneOfHours(db, home.email))
