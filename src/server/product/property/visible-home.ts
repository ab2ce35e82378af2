import type { Caller } from '../../platform/access/caller.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { withInterest } from './home.store.ts'
import { type HomeOfAgent, maySee, noSuchProperty } from './property.rules.ts'

/**
 * Returns a home that the caller may see, considering its market state (P-273). Others are refused like nonexistent
 * ones.
 */
export async function visibleHome<Home extends HomeOfAgent & { _id: string }>(
  db: Queryable,
  caller: Caller | undefined,
  home: Home | undefined,
): Promise<Home> {
  if (!home || !maySee(await withInterest(db, caller, home), home)) throw noSuchProperty()
  return home
}
