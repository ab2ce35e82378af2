import { createHash } from 'node:crypto'
import { TooMany } from '../../refusal.ts'
import type { Queryable } from '../db/database.ts'
import { countDown, countUp } from './rate-count.store.ts'

/** `most` attempts in `seconds` by each caller. `what` separates limits. */
export type RateLimit = { what: string; most: number; seconds: number }

/** P-58 promises at least 120 a minute. */
export const dealLimit: RateLimit = { what: 'offers and intents of a person', most: 300, seconds: 60 }

/**
 * The number of times that one person may give others news about one home: offers and requests for viewings that they make, times that they
 * propose, changes of its price, its state of the market and the clocks of its viewings (P-58). Counted where it is made, so that a refused one does not count.
 */
export const newsLimit: RateLimit = { what: 'news of a person about a home', most: 30, seconds: 86_400 }

export const exportLimit: RateLimit = { what: 'exports of a person', most: 20, seconds: 60 }

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
