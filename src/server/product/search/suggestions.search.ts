import { inArray } from 'drizzle-orm'
import { MAX_SUGGESTIONS, type Suggestions } from '#contract/property-search'
import type { Database } from '../../platform/db/database.ts'
import { likenesses, likenessOf } from '../../platform/db/typing-error.ts'
import { properties } from '../tables/property.ts'
import { conditionsOf } from './filters.search.ts'
import { newest } from './index-ranges.search.ts'
import { type Place, placeKey, placesThatBegin, placesThatMayBegin } from './place.store.ts'
import { firstIds } from './run-plan.search.ts'
import { MIN_LETTERS_WITH_ERROR, MIN_SUGGESTED_LETTERS } from './search-limits.search.ts'
import { lookUpWords } from './words.search.ts'

/** Suggests names that begin with the text, then those within one typing error (P-82). */
export async function suggestionsFor(db: Database, q: string): Promise<Suggestions> {
  const key = await placeKey(db, q)
  if (key.length < MIN_SUGGESTED_LETTERS) return { places: [], homes: [] }
  const places = await placesFor(db, key)
  return {
    places: places.map(({ name, homes }) => ({ name, homes })),
    homes: isWordOfHomes(key) ? await homesFor(db, q) : [],
  }
}

/** Two letters are a word in scripts without an alphabet or without spaces between words. */
const isWordOfHomes = (key: string): boolean => key.length >= MIN_LETTERS_WITH_ERROR || /\p{Lo}/u.test(key)

async function placesFor(db: Database, key: string): Promise<Place[]> {
  const beginning = await placesThatBegin(db, key, MAX_SUGGESTIONS)
  const isKnown = beginning.some((place) => place.key === key)
  if (isKnown || beginning.length === MAX_SUGGESTIONS || key.length < MIN_LETTERS_WITH_ERROR) return beginning
  // Next to names that begin with it, only similar whole names: other beginnings would be guesses.
  const near = beginning.length > 0 ? likenesses.slice(0, 3) : likenesses
  const shown = new Set(beginning.map((place) => place.key))
  const alike = (await placesThatMayBegin(db, key))
    .map((place) => ({ place, likeness: likenessOf(key, place.key) }))
    .filter(({ place, likeness }) => likeness && near.includes(likeness) && !shown.has(place.key))
    .sort((a, b) => rankOf(a.likeness) - rankOf(b.likeness)) // stable: the most homes first among equals
    .map(({ place }) => place)
  return [...beginning, ...alike].slice(0, MAX_SUGGESTIONS)
}

const rankOf = (likeness: ReturnType<typeof likenessOf>): number => (likeness ? likenesses.indexOf(likeness) : -1)

async function homesFor(db: Database, q: string) {
  const conditions = conditionsOf({ q, words: await lookUpWords(db, q, 'names') })
  const ids = await firstIds(db, { conditions, orderBy: newest, limit: MAX_SUGGESTIONS })
  return db
    .select({ _id: properties.id, title: properties.title, location: properties.location })
    .from(properties)
    .where(inArray(properties.id, ids))
    .orderBy(...newest)
}
