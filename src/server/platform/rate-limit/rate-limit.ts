import { createHash } from 'node:crypto'
import { TooMany } from '../../refusal.ts'
import type { Queryable } from '../db/database.ts'
import { countDown, countUp } from './rate-count.store.ts'

/** `most` attempts in `seconds` by each caller. `what` separates limits. */
export type RateLimit = { what: string; most: number; seconds: number }

/**
 * Counts a try by `who` (an address, a person, an e-mail …), and refuses with `TooMany` above the limit, which all
 * processes share through the database.
 */
export async function countTry(db: Queryable, limit: RateLimit, ...who: string[]): Promise<void> {
  const wait = await countUp(db, keyOf(limit, who), limit)
  if (wait !== undefined) throw new TooMany(wait)
}

export async function isWithin(db: Queryable, limit: RateLimit, ...who: string[]): Promise<boolean> {
  return (await countUp(db, keyOf(limit, who), limit)) === undefined
}

/** Removes an attempt if only failures count: it is counted first, so that concurrent ones can't slip through. */
export async function forgiveTry(db: Queryable, limit: RateLimit, ...who: string[]): Promise<void> {
  await countDown(db, keyOf(limit, who))
}

/** Hashed, as input may be longer than a key. */
function keyOf({ what }: RateLimit, who: string[]): string {
  return `${what}:${createHash('sha256').update(JSON.stringify(who)).digest('base64url')}`
}
