import { createHash } from 'node:crypto'
import { TooMany } from '../../refusal.ts'
import type { Queryable } from '../db/database.ts'
import { countDown, countUp } from './rate-count.store.ts'

/** At most `most` attempts in `seconds` by each caller that is counted. `what` keeps different limits apart. */
export type RateLimit = { what: string; most: number; seconds: number }

/** The number of offers and payment intents that one person may request; P-58 promises at least 120 a minute. */
export const dealLimit: RateLimit = { what: 'offers and intents of a person', most: 300, seconds: 60 }

/**
 * The number of times that one person may give others news about one home: offers and requests for viewings that they make, times that they
 * propose, changes of its price, its state of the market and the clocks of its viewings (P-58). Counted where it is made, so that a refused one does not count.
 */
export const newsLimit: RateLimit = { what: 'news of a person about a home', most: 30, seconds: 86_400 }

/** The number of files that one person may export: lists as CSV, and all that is kept of them (P-102). */
export const exportLimit: RateLimit = { what: 'exports of a person', most: 20, seconds: 60 }

/**
 * Counts one try by `who` (an address, a person, an e-mail …), and refuses with `TooMany` what is above the limit. The count is
 * in the database, so it holds however many processes answer.
 */
export async function countTry(db: Queryable, limit: RateLimit, ...who: string[]): Promise<void> {
  const wait = await countUp(db, keyOf(limit, who), limit)
  if (wait !== undefined) throw new TooMany(wait)
}

/** Counts one more by `who`, and returns whether it is within the limit. */
export async function isWithin(db: Queryable, limit: RateLimit, ...who: string[]): Promise<boolean> {
  return (await countUp(db, keyOf(limit, who), limit)) === undefined
}

/** Removes an attempt where only failures count: it was counted first, so that parallel ones cannot slip through. */
export async function forgiveTry(db: Queryable, limit: RateLimit, ...who: string[]): Promise<void> {
  await countDown(db, keyOf(limit, who))
}

/** Hashed: what people send may be longer than a key can be. */
function keyOf({ what }: RateLimit, who: string[]): string {
  return `${what}:${createHash('sha256').update(JSON.stringify(who)).digest('base64url')}`
}
