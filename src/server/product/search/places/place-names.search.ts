import { inArray } from 'drizzle-orm'
import { MAX_SUGGESTIONS, type Suggestions } from '#contract/property-search'
import type { Database } from '../../../platform/db/database.ts'
import { likenesses, likenessOf } from '../../../platform/db/typing-error.ts'
import { withoutNulls } from '../../../platform/db/without-nulls.ts'
import { properties } from '../../tables/property.ts'
import { publicPropertyFields } from '../../tables/property-fields.ts'
import { conditionsOf } from '../conditions/filters.search.ts'
import { newest } from '../conditions/index-ranges.search.ts'
import { lookUpWords } from '../conditions/words.search.ts'
import { firstIds } from '../plan/run-plan.search.ts'
import { MIN_LETTERS_WITH_ERROR, MIN_SUGGESTED_LETTERS } from '../plan/search-limits.search.ts'
import { correctedWords } from './corrected-words.search.ts'
import {
  noOtherNames,
  type OtherNames,
  type Place,
  placeKey,
  placesCalled,
  placesThatBegin,
  placesThatMayBegin,
} from './place-lookup.search.ts'

type Reader = { otherNames?: OtherNames; hiddenBy?: string | undefined }

/**
 * Returns place names that begin with the text, then similar ones with one typing error, and homes with its words
 * (P-82). `hiddenBy`: the person whose hidden homes are left out.
 */
export async function suggestionsFor(db: Database, q: string, reader: Reader = {}): Promise<Suggestions> {
  const { otherNames = noOtherNames } = reader
  const key = await placeKey(db, q)
  if (key.length < MIN_SUGGESTED_LETTERS) return { places: [], homes: [] }
  const [own, called] = await Promise.all([placesFor(db, key), placesCalled(db, otherNames(q))])
  const known = new Set(own.map((place) => place.key))
  const places = [...own, ...called.filter((place) => !known.has(place.key))].slice(0, MAX_SUGGESTIONS)
  return {
    places: places.map(({ name, homes }) => ({ name, homes })),
    homes: isWordOfHomes(key) ? await homesOrNear(db, q, { ...reader, otherNames }) : [],
  }
}

const isWordOfHomes = (key: string): boolean => key.length >= MIN_LETTERS_WITH_ERROR || /\p{Lo}/u.test(key)

async function placesFor(db: Database, key: string): Promise<Place[]> {
  const beginning = await placesThatBegin(db, key, MAX_SUGGESTIONS)
  const isKnown = beginning.some((place) => place.key === key)
  if (isKnown || beginning.length === MAX_SUGGESTIONS || key.length < MIN_LETTERS_WITH_ERROR) return beginning
  // Besides names that begin with it, only whole similar names: other beginnings would be guesses.
  const near = beginning.length > 0 ? likenesses.slice(0, 3) : likenesses
  const shown = new Set(beginning.map((place) => place.key))
  const alike = (await placesThatMayBegin(db, key))
    .map((place) => ({ place, likeness: likenessOf(key, place.key) }))
    .filter(({ place, likeness }) => likeness && near.includes(likeness) && !shown.has(place.key))
    .sort((a, b) => rankOf(a.likeness) - rankOf(b.likeness)) // a stable sort: equal ones stay in order of their numbers of homes
    .map(({ place }) => place)
  return [...beginning, ...alike].slice(0, MAX_SUGGESTIONS)
}

const rankOf = (likeness: ReturnType<typeof likenessOf>): number => (likeness ? likenesses.indexOf(likeness) : -1)

async function homesOrNear(db: Database, q: string, { otherNames, hiddenBy }: Reader) {
  const homes = await homesFor(db, q, hiddenBy)
  if (homes.length > 0) return homes
  const corrected = await correctedWords(db, { q }, otherNames)
  return corrected === undefined ? [] : homesFor(db, corrected, hiddenBy)
}

async function homesFor(db: Database, q: string, hiddenBy: Reader['hiddenBy']) {
  const conditions = conditionsOf({ q, words: await lookUpWords(db, q, 'names'), hiddenBy })
  const ids = await firstIds(db, { conditions, orderBy: newest, limit: MAX_SUGGESTIONS })
  const homes = await db
    .select({
      _id: properties.id,
      title: properties.title,
      translations: publicPropertyFields.translations,
      location: properties.location,
    })
    .from(properties)
    .where(inArray(properties.id, ids))
    .orderBy(...newest)
  return homes.map(withoutNulls)
}
