import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { thisMoment } from '../../platform/db/tables/columns.ts'
import { estimateModels } from '../tables/sold-price.ts'

/** Returns the area of a postcode: its letters as in `M1 4`, or its first two characters in other countries. */
export const areaOf = (postcode: string): string => /^[A-Z]+(?=\d)/.exec(postcode)?.[0] ?? postcode.slice(0, 2)

/**
 * Records that sales of these postcode areas have changed. Each time is later than the area's previous one, so a reader
 * who reads the time before the sales never misses a change.
 */
export async function markChanged(tx: Queryable, areas: string[]): Promise<void> {
  if (areas.length === 0) return
  const { area, changedAt } = estimateModels
  await tx
    .insert(estimateModels)
    .values(areas.map((one) => ({ area: one, changedAt: thisMoment })))
    .onConflictDoUpdate({
      target: area,
      set: { changedAt: sql`greatest(${changedAt} + interval '1 ms', clock_timestamp())` },
    })
}
