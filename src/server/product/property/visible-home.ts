import type { Caller } from '../../platform/access/caller.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { withInterest } from './home.store.ts'
import { type HomeOfAgent, maySee, noSuchProperty } from './property.rules.ts'

/** Refuses a home that the caller may not see as nonexistent, considering its market state (P-273). */
export async function visibleHome<Home extends HomeOfAgent & { _id: string }>(
  db: Queryable,
  caller: Caller | undefined,
  home: Home | undefined,
): Promise<Home> {
  if (!home || !maySee(await withInterest(db, caller, home), home)) throw noSuchProperty()
  return home
}
