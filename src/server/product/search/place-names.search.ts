import { desc, inArray, like, sql } from 'drizzle-orm'
import { MAX_SUGGESTIONS, type PropertySearch, type Suggestions } from '#contract/property-search'
import type { Database } from '../../platform/db/database.ts'
import { isOneErrorFrom, likenesses, likenessOf } from '../../platform/db/typing-error.ts'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { places } from '../tables/place.ts'
import { properties } from '../tables/property.ts'
import { publicPropertyFields } from '../tables/property-fields.ts'
import { conditionsOf, withWords } from './filters.search.ts'
import { newest } from './index-ranges.search.ts'
import { firstIds } from './run-plan.search.ts'
import { sampleOf } from './sample.search.ts'
import {
  MAX_CORRECTED_WORDS,
  MAX_SIMILAR_PLACES,
  MIN_CORRECTED_LETTERS,
  MIN_LETTERS_WITH_ERROR,
  MIN_SUGGESTED_LETTERS,
} from './search-limits.search.ts'
import { type Condition, lookUpWords } from './words.search.ts'

/**
 * Returns place names that begin with the text, then similar ones with one typing error, and homes with its words
 * (P-82).
 */
export async function suggestionsFor(db: Database, q: string, otherNames = noOtherNames): Promise<Suggestions> {
  const key = await placeKey(db, q)
  if (key.length < MIN_SUGGESTED_LETTERS) return { places: [], homes: [] }
  const [own, called] = await Promise.all([placesFor(db, key), placesCalled(db, otherNames(q))])
  const known = new Set(own.map((place) => place.key))
  const places = [...own, ...called.filter((place) => !known.has(place.key))].slice(0, MAX_SUGGESTIONS)
  return {
    places: places.map(({ name, homes }) => ({ name, homes })),
    homes: isWordOfHomes(key) ? await homesFor(db, q) : [],
  }
}

/** Returns the other names of a place, such as those in other languages, normalized. */
export type OtherNames = (name: string) => string[]
export const noOtherNames: OtherNames = () => []

/** Returns the places of homes that have one of these names, those of most homes first. */
async function placesCalled(db: Database, names: string[]): Promise<Place[]> {
  if (names.length === 0) return []
  return db
    .select(columns)
    .from(places)
    .where(sql`${places.key} = any(array(select place_key(name) from unnest(${sql.param(names)}::text[]) name))`)
    .orderBy(desc(places.homes), places.key)
    .limit(MAX_SUGGESTIONS)
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

async function homesFor(db: Database, q: string) {
  const conditions = conditionsOf({ q, words: await lookUpWords(db, q, 'names') })
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

/**
 * Corrects a search without results: replaces each word that no home has by the name of a place within one typing error
 * (P-82), or by that of the same place in another language. Returns `undefined` if homes have every word, or no such
 * place exists.
 */
export async function correctedWords(
  db: Database,
  { q, limit: _limit, cursor: _cursor, sort: _sort, ...filters }: PropertySearch,
  otherNames = noOtherNames,
): Promise<string | undefined> {
  if (!q) return undefined
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined)
  if (isFiltered && (await isFound(db, q))) return undefined
  const called = await nameCalled(db, otherNames(q))
  if (called) return called
  const key = await placeKey(db, q)
  const placesNear = placesByKey(db)
  const whole = await bestPlace(placesNear, key, (place) => (isOneErrorFrom(key, place.key) ? place.name : undefined))
  if (whole) return whole
  const typed = q.split(/\s+/).filter(isWord).slice(0, MAX_CORRECTED_WORDS)
  const missing = await missingOf(db, typed.filter(isLongName))
  const knownWord = async (word: string) =>
    (await nameCalled(db, otherNames(word))) ?? correctedWord(placesNear, await placeKey(db, word))
  const words = []
  for (const word of typed) words.push((missing.has(word) && (await knownWord(word))) || word)
  const corrected = words.join(' ')
  return corrected === typed.join(' ') ? undefined : corrected
}

const nameCalled = async (db: Database, names: string[]): Promise<string | undefined> =>
  (await placesCalled(db, names))[0]?.name

const isWord = (part: string): boolean => /[\p{Letter}\p{Number}]/u.test(part)
const isLongName = (word: string): boolean =>
  word.length >= MIN_CORRECTED_LETTERS && /^[\p{Letter}\p{Mark}'’]+$/u.test(word)

type PlacesNear = (key: string) => Promise<Place[]>

function placesByKey(db: Database): PlacesNear {
  const found = new Map<string, Place[]>()
  return async (key) => {
    const places = found.get(key) ?? (await placesThatMayBegin(db, key))
    found.set(key, places)
    return places
  }
}

const correctedWord = (placesNear: PlacesNear, wordKey: string): Promise<string | undefined> =>
  bestPlace(placesNear, wordKey, (place, key) => {
    const at = place.key.split(' ').findIndex((word) => isOneErrorFrom(key, word))
    return at === -1 ? undefined : wordsIn(place)[at]
  })

function wordsIn({ name, key }: Place): string[] {
  const words = key.split(' ')
  const written = name.split(/[\s-]+/)
  return written.length === words.length ? written : words
}

async function bestPlace(
  placesNear: PlacesNear,
  key: string,
  nameIn: (place: Place, key: string) => string | undefined,
): Promise<string | undefined> {
  if (key.length < MIN_CORRECTED_LETTERS) return undefined
  const places = await placesNear(key)
  return places.map((place) => nameIn(place, key)).find((name) => name !== undefined)
}

async function missingOf(db: Database, words: string[]): Promise<Set<string>> {
  const conditionsByWord = new Map<string, Condition[] | undefined>()
  for (const word of words) conditionsByWord.set(word, await conditionsFor(db, word))
  const conditions = [...conditionsByWord.values()].flatMap((each) => each ?? [])
  const sample = await sampleOf(db, conditions)
  const missing = new Set<string>()
  for (const [word, each] of conditionsByWord) {
    const isMet = each && (sample.selectivity(each) > 0 || (await isAnywhere(db, each)))
    if (!isMet) missing.add(word)
  }
  return missing
}

async function isFound(db: Database, q: string): Promise<boolean> {
  const conditions = await conditionsFor(db, q)
  return conditions !== undefined && isAnywhere(db, conditions)
}

async function conditionsFor(db: Database, q: string): Promise<Condition[] | undefined> {
  const filters = await withWords(db, { q })
  return filters.words?.kind === 'noMatch' ? undefined : conditionsOf(filters)
}

const isAnywhere = async (db: Database, conditions: Condition[]): Promise<boolean> =>
  (await firstIds(db, { conditions, orderBy: newest, limit: 1 })).length > 0

type Place = { key: string; name: string; homes: number }

const columns = { key: places.key, name: places.name, homes: places.homes }

async function placeKey(db: Database, typed: string): Promise<string> {
  const { rows } = await db.execute<{ key: string }>(sql`select place_key(${typed}) as key`)
  return rows[0]?.key ?? ''
}

const placesThatBegin = (db: Database, key: string, limit: number): Promise<Place[]> =>
  db
    .select(columns)
    .from(places)
    .where(like(places.key, `${key.replace(/[\\%_]/g, '\\$&')}%`))
    .orderBy(desc(places.homes), places.key)
    .limit(limit)

const placesThatMayBegin = (db: Database, key: string): Promise<Place[]> =>
  db
    .select(columns)
    .from(places)
    .where(sql`${places.starts} && one_letter_less(left(${key}, 6))`)
    .orderBy(desc(places.homes), places.key)
    .limit(MAX_SIMILAR_PLACES)
