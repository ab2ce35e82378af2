import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'

const MAX_ZONES = 1000

export async function zonesInUse(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct time_zone as name from viewing
      where ends_at > ${now}::timestamptz and status in ('requested', 'proposed', 'accepted')
    union select distinct time_zone from open_time where ends_at > ${now}::timestamptz and cancelled_at is null
    union select distinct time_zone from viewing_hours
    order by name limit ${MAX_ZONES}`)
  return rows.map(({ name }) => name)
}
