import { eq } from 'drizzle-orm'
import type { ViewingHours } from '#contract/viewing-hours'
import type { Queryable } from '../../platform/db/database.ts'
import { viewingHours } from '../tables/viewing.ts'

export async function hoursOf(db: Queryable, agentId: string): Promise<ViewingHours | undefined> {
  const { timeZone, slotMinutes, ranges } = viewingHours
  const [row] = await db
    .select({ timeZone, slotMinutes, ranges })
    .from(viewingHours)
    .where(eq(viewingHours.agentId, agentId))
  return row && { ...row, slotMinutes: row.slotMinutes === 60 ? 60 : 30 }
}

export async function setHours(tx: Queryable, agentId: string, hours: ViewingHours): Promise<void> {
  await tx
    .insert(viewingHours)
    .values({ agentId, ...hours })
    .onConflictDoUpdate({ target: viewingHours.agentId, set: hours })
}
