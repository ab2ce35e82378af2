import { inArray } from 'drizzle-orm'
import { MAX_SUGGESTIONS, type Suggestions } from '#contract/property-search'
import type { Database } from '../../platform/db/database.ts'
import { properties } from '../../platform/db/tables/property.ts'
import { likenesses, likenessOf } from '../../platform/db/typing-error.ts'
import { conditionsOf } from './filters.search.ts'
import { firstIds } from './found.search.ts'
import { newest } from './order.search.ts'
import { type Place, placeKey, placesThatBegin, placesThatMayBegin } from './place.store.ts'
import { lookUpWords } from './words.search.ts'

/** Fewer letters begin too many names to be of help. */
const MIN_LETTERS = 2
/** Fewer letters are within one error of too many names, and no index of words knows them. */
const MIN_LETTERS_TO_FORGIVE = 3

/** Places and homes for what is being typed: names that begin so first, then those within one typing error (P-82). */
export async function suggestionsFor(db: Database, q: string): Promise<Suggestions> {
  const key = await placeKey(db, q)
  if (key.length < MIN_LETTERS) return { places: [], homes: [] }
  const places = await placesFor(db, key)
  return {
    places: places.map(({ name, homes }) => ({ name, homes })),
    homes: key.length < MIN_LETTERS_TO_FORGIVE ? [] : await homesFor(db, q),
  }
}

async function placesFor(db: Database, key: string): Promise<Place[]> {
  const beginning = await placesThatBegin(db, key, MAX_SUGGESTIONS)
  const isKnown = beginning.some((place) => place.key === key)
  if (isKnown || beginning.length === MAX_SUGGESTIONS || key.length < MIN_LETTERS_TO_FORGIVE) return beginning
  // Beside names that begin so, only what is spelt almost so: other beginnings would be guesses.
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
