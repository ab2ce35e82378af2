import type { Currency } from '#contract/currency'
import type { PropertyCheckName } from '#contract/evidence'
import type { EvidenceRule } from '#contract/evidence-rule'
import type { Database } from '../../../platform/db/database.ts'
import type { Geocoder } from '../../../providers/geocoder/geocoder.ts'
import type { CheckedHome } from './checked-homes.store.ts'
import type { Facts } from './finding.store.ts'

/**
 * A finding of a rule. `other`: identifies the counterpart, so that a dismissal is remembered. `mirrored`: the facts of
 * the same finding about the other listing.
 */
export type NewFinding = { other: string; otherPropertyId?: string; facts: Facts; mirrored?: Facts }

export type RuleContext = { db: Database; geocoder: Geocoder; currency: Currency; now: Date; batch: CheckedHome[] }

/**
 * The result of a rule. `notMade`: the check is impossible for this listing, and earlier findings are deleted.
 * `notYet`: the listing is checked again soon, and its findings stay until then, as they do when a check throws.
 */
export type Outcome = NewFinding[] | 'notMade' | 'notYet'

/**
 * A rule of the listing checks. `check`: the check that is shown to buyers. `isOnlyOfPending`: verified listings are
 * not checked.
 */
export type Rule = {
  rule: EvidenceRule
  check?: PropertyCheckName
  isOnlyOfPending?: boolean
  find(context: RuleContext, home: CheckedHome): Promise<Outcome>
  /** Returns true if a limit ended the search, so that there may be more counterparts than `find` returned. */
  mayHaveMore?(context: RuleContext, home: CheckedHome): Promise<boolean>
}

/**
 * Reads data for all listings of a batch in one query, because round trips take most of a check's time. `read` returns
 * it by listing id; all rules share the result.
 */
export function oncePerBatch<Read>(read: (db: Database, batch: CheckedHome[]) => Promise<Map<string, Read>>) {
  const readAll = oncePerKey(() => '', read)
  return async (context: RuleContext, { id }: CheckedHome): Promise<Read | undefined> =>
    (await readAll(context, context.batch)).get(id)
}

/** Reads once per key and batch. `keyOf`: equal for arguments with the same result. */
export function oncePerKey<Argument, Read>(
  keyOf: (argument: Argument) => string,
  read: (db: Database, argument: Argument) => Promise<Read>,
) {
  const batches = new WeakMap<CheckedHome[], Map<string, Promise<Read>>>()
  return ({ db, batch }: Pick<RuleContext, 'db' | 'batch'>, argument: Argument): Promise<Read> => {
    const reads = batches.get(batch) ?? new Map<string, Promise<Read>>()
    batches.set(batch, reads)
    const key = keyOf(argument)
    const reading = reads.get(key) ?? read(db, argument)
    reads.set(key, reading)
    return reading
  }
}
