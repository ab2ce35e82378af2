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

export type RuleParts = { db: Database; geocoder: Geocoder; currency: Currency; now: Date }

/** `check`: what buyers read of it. `isOnlyOfPending`: it says nothing about a listing that an admin has verified. */
export type Rule = {
  rule: EvidenceRule
  check?: PropertyCheckName
  isOnlyOfPending?: boolean
  /** Fails where the check can't be made now; `notMade` where it can't be made of this listing. */
  find(parts: RuleParts, home: CheckedHome): Promise<NewFinding[] | 'notMade'>
}

/** Makes rules that need the same of a listing share it: it is read once for each check. */
export function oncePerCheck<Read>(read: (db: Database, home: CheckedHome) => Promise<Read>) {
  const reads = new WeakMap<CheckedHome, Promise<Read>>()
  return (db: Database, home: CheckedHome): Promise<Read> => {
    const known = reads.get(home)
    if (known) return known
    const reading = read(db, home)
    reads.set(home, reading)
    return reading
  }
}
