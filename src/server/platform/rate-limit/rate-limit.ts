import { createHash } from 'node:crypto'
import { TooMany } from '../../refusal.ts'
import type { Queryable } from '../db/database.ts'
import { countDown, countUp } from './rate-count.store.ts'

/**
 * A limit of `most` attempts in `seconds` for each caller. `what` names the limit and separates its counts from
 * others'.
 */
export type RateLimit = { what: string; most: number; seconds: number }

/**
 * Counts an attempt by `who` (an address, a user, an e-mail …), and refuses it with `TooMany` above the limit. All
 * processes share the count through the database.
 */
export async function countTry(db: Queryable, limit: RateLimit, ...who: string[]): Promise<void> {
  const wait = await countUp(db, keyOf(limit, who), limit)
  if (wait !== undefined) throw new TooMany(wait)
}

export async function isWithin(db: Queryable, limit: RateLimit, ...who: string[]): Promise<boolean> {
  return (await countUp(db, keyOf(limit, who), limit)) === undefined
}

/**
 * Revokes a counted attempt, for limits of failures only: an attempt is counted first, so that concurrent ones can't
 * exceed the limit.
 */
export async function forgiveTry(db: Queryable, limit: RateLimit, ...who: string[]): Promise<void> {
  await countDown(db, keyOf(limit, who))
}

/** Returns the key of a count. The caller is hashed, because input may be longer than a key. */
function keyOf({ what }: RateLimit, who: string[]): string {
  return `${what}:${createHash('sha256').update(JSON.stringify(who)).digest('base64url')}`
}
