import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/db/database.ts'
import { thisMoment } from '../../platform/db/tables/columns.ts'
import { estimateModels } from '../../platform/db/tables/sold-price.ts'

/** The area of a postcode, for which prices are learnt: its letters as in `M1 4`, of other countries its first two signs. */
export const areaOf = (postcode: string): string => /^[A-Z]+(?=\d)/.exec(postcode)?.[0] ?? postcode.slice(0, 2)

/** Marks areas whose sales have changed, later than any mark before: what reads a mark and then the sales has seen all that it stands for. */
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
