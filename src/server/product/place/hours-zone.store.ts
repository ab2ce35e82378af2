import { eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/user.ts'
import { viewingHours } from '../tables/viewing.ts'

/** Returns the time zone of an agent's viewing hours. */
export async function zoneOfHours(db: Queryable, agentEmail: string): Promise<string | undefined> {
  const [row] = await db
    .select({ timeZone: viewingHours.timeZone })
    .from(viewingHours)
    .innerJoin(users, eq(users.id, viewingHours.agentId))
    .where(eq(users.email, agentEmail))
  return row?.timeZone
}
