import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { isPublic, properties } from '../tables/property.ts'
import { agentViews, propertyViews, viewMarks } from '../tables/property-view.ts'

export type ViewedHome = { id: string; agentEmail: string; isPublic: boolean }

export async function viewedHome(db: Database, id: string): Promise<ViewedHome | undefined> {
  const [row] = await db
    .select({ id: properties.id, agentEmail: properties.agentEmail, isPublic: sql<boolean>`(${isPublic}) is true` })
    .from(properties)
    .where(eq(properties.id, id))
  return row
}

type PropertyView = { home: ViewedHome; signInId: string; now: Date }

/**
 * Counts the first view of a home per session and day (UTC); returns true for the first. To recognize later views, only
 * a keyed hash (by `secret`) is stored, until the day is over.
 */
export async function countView(db: Database, secret: string, { home, signInId, now }: PropertyView): Promise<boolean> {
  const endsAt = endOfDay(now).toISOString()
  const mark = createHmac('sha256', `view:${secret}`).update(`${endsAt} ${signInId} ${home.id}`).digest('base64url')
  const { rows } = await db.execute<{ counted: boolean }>(sql`
    with marked as (
      insert into ${viewMarks} (mark, day_ends_at) values (${mark}, ${endsAt}) on conflict do nothing returning mark
    ), of_home as (
      insert into ${propertyViews} (property_id, day_ends_at, views) select ${home.id}::uuid, ${endsAt}::timestamptz, 1 from marked
      on conflict (property_id, day_ends_at) do update set views = ${propertyViews.views} + 1
    ), of_agent as (
      insert into ${agentViews} (agent_email, day_ends_at, views) select ${home.agentEmail}, ${endsAt}::timestamptz, 1 from marked
      on conflict (agent_email, day_ends_at) do update set views = ${agentViews.views} + 1
    )
    select count(*) > 0 as counted from marked`)
  return rows[0]?.counted === true
}

function endOfDay(now: Date): Date {
  const end = new Date(now)
  end.setUTCHours(24, 0, 0, 0)
  return end
}
