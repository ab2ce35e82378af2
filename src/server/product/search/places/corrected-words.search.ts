import type { PropertySearch } from '#contract/property-search'
import type { Database } from '../../../platform/db/database.ts'
import { isOneErrorFrom } from '../../../platform/db/typing-error.ts'
import { conditionsOf, type FiltersOfReader, withWords } from '../conditions/filters.search.ts'
import { newest } from '../conditions/index-ranges.search.ts'
import type { Condition } from '../conditions/words.search.ts'
import { firstIds } from '../plan/run-plan.search.ts'
import { sampleOf } from '../plan/sample.search.ts'
import { MAX_CORRECTED_WORDS, MIN_CORRECTED_LETTERS } from '../plan/search-limits.search.ts'
import { namesNear } from './names-near.search.ts'
import { noOtherNames, type Place, placeKey, placesCalled, placesThatMayBegin } from './place-lookup.search.ts'

/**
 * Corrects a search without results: replaces each word that no home has by a word of a place, street or title within
 * one typing error (P-82), or by the name of the same place in another language. Returns `undefined` if homes have every word, or no such name exists.
 */
export async function correctedWords(
  db: Database,
  { q, limit: _limit, cursor: _cursor, sort: _sort, ...filters }: PropertySearch & FiltersOfReader,
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
  const words = [...typed]
  for (const [at, word] of typed.entries()) {
    if (!missing.has(word)) continue
    words[at] = (await nameCalled(db, otherNames(word))) ?? (await nameMeant(db, placesNear, words, at)) ?? word
  }
  const corrected = words.join(' ')
  return corrected === typed.join(' ') ? undefined : corrected
}

/** A place goes first, unless another name alone is found with the other words: "Long Lane", not "Long Lyne". */
async function nameMeant(db: Database, placesNear: PlacesNear, words: string[], at: number) {
  const word = words[at] ?? ''
  const keys = [...new Set([await placeKey(db, word), word.toLowerCase()])] // "glendlae": "ae" may be an umlaut or two letters
  const isFoundWith = (name: string) => isFound(db, words.with(at, name).join(' '))
  const place = (await Promise.all(keys.map((key) => correctedWord(placesNear, key)))).find(Boolean)
  if (place !== undefined && (words.length === 1 || (await isFoundWith(place)))) return place
  const names = (await Promise.all(keys.map((key) => namesNear(db, key)))).flat()
  for (const name of names) if (await isFoundWith(name)) return name
  if (place !== undefined) return place
  for (const name of names) if (await isFound(db, name)) return name
  return undefined
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
