import type { Database } from '../db/database.ts'
import type { Databases } from '../db/replica-reads.ts'
import { isOneErrorFrom } from '../db/typing-error.ts'
import { searchTerms } from '../db/word-search.ts'
import { conditionsOf, withWords } from './filters.search.ts'
import { firstIds } from './found.search.ts'
import { newest } from './order.search.ts'
import { countPlaces, placeKey, placesThatMayBegin } from './place.store.ts'

/** A shorter word is within one error of too many others. */
const MIN_LETTERS = 4

/**
 * What was probably meant by a search that finds nothing: with the name of a place where a word that no home has is within one
 * typing error of it. `undefined` where homes have every word, or no place is near (D-178).
 */
export async function correctedWords({ db, reads }: Databases, q: string): Promise<string | undefined> {
  if (await reads((db) => isFound(db, q))) return undefined
  await countPlaces(db)
  return reads((db) => correctedIn(db, q))
}

async function correctedIn(db: Database, q: string): Promise<string | undefined> {
  const key = await placeKey(db, q)
  const whole = await bestPlace(db, key, (place) => (isOneErrorFrom(key, place.key) ? place.name : undefined))
  if (whole) return whole
  const terms = searchTerms(q)
  const words = []
  for (const term of terms) words.push((await correctedWord(db, term)) ?? term)
  const corrected = words.join(' ')
  return corrected === terms.join(' ') ? undefined : corrected
}

async function correctedWord(db: Database, word: string): Promise<string | undefined> {
  if (word.length < MIN_LETTERS || !/^[\p{Letter}\p{Mark}'’]+$/u.test(word) || (await isFound(db, word)))
    return undefined
  return bestPlace(db, await placeKey(db, word), ({ name }, key) =>
    name.split(/[\s-]+/).find((part) => isOneErrorFrom(key, part.toLowerCase())),
  )
}

/** The first name that `nameIn` finds, in the places with the most homes first. */
async function bestPlace(
  db: Database,
  key: string,
  nameIn: (place: { key: string; name: string }, key: string) => string | undefined,
): Promise<string | undefined> {
  if (key.length < MIN_LETTERS) return undefined
  const places = await placesThatMayBegin(db, key)
  return places.map((place) => nameIn(place, key)).find((name) => name !== undefined)
}

async function isFound(db: Database, q: string): Promise<boolean> {
  const conditions = conditionsOf(await withWords(db, { q }))
  return (await firstIds(db, { conditions, orderBy: newest, limit: 1 })).length > 0
}
