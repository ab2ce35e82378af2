import { eq } from 'drizzle-orm'
import type { Queryable } from '../../../platform/db/database.ts'
import { hiddenHomes } from '../../tables/hidden-home.ts'

/** Returns the id of a person who has hidden homes; undefined for others, whose searches need no further condition. */
export async function whoHides(db: Queryable, caller: { id: string } | undefined): Promise<string | undefined> {
  if (!caller) return undefined
  const isOf = eq(hiddenHomes.userId, caller.id)
  const rows = await db.select({ id: hiddenHomes.id }).from(hiddenHomes).where(isOf).limit(1)
  return rows.length > 0 ? caller.id : undefined
}
