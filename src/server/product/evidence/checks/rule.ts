import type { Currency } from '#contract/currency'
import type { EvidenceRule, PropertyCheckName } from '#contract/evidence'
import type { Database } from '../../../platform/db/database.ts'
import type { Geocoder } from '../../../providers/geocoder/geocoder.ts'
import type { CheckedHome } from './checked-homes.store.ts'
import type { Facts } from './finding.store.ts'

/**
 * What a rule has found. `other`: the other thing that it is about, by which a dismissal is remembered. `mirrored`: the facts of the same
 * finding about the other listing.
 */
export type NewFinding = { other: string; otherPropertyId?: string; facts: Facts; mirrored?: Facts }

/** `batch`: the listings that are checked together. */
export type RuleParts = { db: Database; geocoder: Geocoder; currency: Currency; now: Date; batch: CheckedHome[] }

/** `check`: what buyers read of it. `isOnlyOfPending`: it says nothing about a listing that an admin has verified. */
export type Rule = {
  rule: EvidenceRule
  check?: PropertyCheckName
  isOnlyOfPending?: boolean
  /** Fails where the check can't be made now; `notMade` where it can't be made of this listing. */
  find(parts: RuleParts, home: CheckedHome): Promise<NewFinding[] | 'notMade'>
}

/**
 * Makes one read of what rules need of listings that are checked together: most of a check's time is the way to the database. `read` returns it by
 * the ids of the listings; rules that need the same share it.
 */
export function oncePerBatch<Read>(read: (db: Database, batch: CheckedHome[]) => Promise<Map<string, Read>>) {
  const readAll = oncePerKey(() => '', read)
  return async (parts: RuleParts, { id }: CheckedHome): Promise<Read | undefined> =>
    (await readAll(parts, parts.batch)).get(id)
}

/** Reads the same once for all listings that are checked together. `keyOf`: the same for arguments that are read alike. */
export function oncePerKey<Argument, Read>(
  keyOf: (argument: Argument) => string,
  read: (db: Database, argument: Argument) => Promise<Read>,
) {
  const batches = new WeakMap<CheckedHome[], Map<string, Promise<Read>>>()
  return ({ db, batch }: RuleParts, argument: Argument): Promise<Read> => {
    const reads = batches.get(batch) ?? new Map<string, Promise<Read>>()
    batches.set(batch, reads)
    const key = keyOf(argument)
    const reading = reads.get(key) ?? read(db, argument)
    reads.set(key, reading)
    return reading
  }
}
