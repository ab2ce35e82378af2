import type { Caller } from '../../platform/access/caller.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { withInterest } from './home.store.ts'
import { type HomeOfAgent, maySee, noSuchProperty } from './property.rules.ts'

/** Returns a home that a caller may see, its market state included (P-273); refuses any other as if there were none. */
export async function visibleHome<Home extends HomeOfAgent & { _id: string }>(
  db: Queryable,
  caller: Caller | undefined,
  home: Home | undefined,
): Promise<Home> {
  if (!home || !maySee(await withInterest(db, caller, home), home)) throw noSuchProperty()
  return home
}
