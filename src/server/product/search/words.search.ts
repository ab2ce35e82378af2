import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { executeShaped } from '../../platform/db/prepared.ts'
import { properties } from '../../platform/db/tables/property.ts'
import { searchWords } from '../../platform/db/tables/search-word.ts'
import {
  type Beginning,
  beginningsOf,
  escapedLike,
  isShort,
  searchTerms,
  tsqueryOf,
} from '../../platform/db/word-search.ts'
import { anyLexeme, hasTerms, tsquery } from './terms.search.ts'

/** What is part of more words than this is not looked up: homes with one of them are met soon. */
const MAX_WORDS = 200

/**
 * What one word of a search comes to. `where`: homes that have it. `terms`: what at least these have, for the index; `isExact`: no others
 * have them.
 */
export type Word = { where: SQL; terms?: SQL; isExact?: boolean }
/** Where words are looked for: in title, place and agent, or also in type, description and features. */
export type Scope = 'names' | 'everything'

/** What a search comes to with a word that stands in no home at all, which is known without looking at one. */
export const NOWHERE: Word[] = [{ where: sql`false` }]

/**
 * Looks each word up among all the words that homes have (D-200): what stands in none is known at once, and of the rest the index of
 * terms knows the homes exactly, so that a search for several words goes by the rarest.
 */
export async function lookUpWords(db: Database, q: string | undefined, scope: Scope): Promise<Word[]> {
  const words = searchTerms(q ?? '')
  if (words.length === 0) return q?.trim() ? NOWHERE : []
  const found = await lexemesOf(db, new Map(words.flatMap((word) => lookupsOf(word, scope))))
  const queries = words.map((word) => (isShort(word) ? ownWord(word, found) : partOfWord(word, scope, found)))
  if (queries.includes('none')) return NOWHERE
  return words.map((word, at) => {
    const query = queries[at] as SQL | 'many' // none is `none`
    return {
      where: conditionOf(word, scope, query),
      ...(query !== 'many' && { terms: query, isExact: isShort(word) || beginningsOf(word).length <= 1 }),
    }
  })
}

/** What a word is looked up by, with the query for its lexemes. */
type Lookup = [key: string, lexemes: SQL]
type Found = Map<string, string[]>
/** The query of the terms that a word stands in. */
type Terms = SQL | 'none' | 'many'

function lookupsOf(word: string, scope: Scope): Lookup[] {
  if (isShort(word))
    return [[word, sql`select '#' || own from unnest(tsvector_to_array(to_tsvector('simple', ${word}::text))) own`]]
  const patterns = [partPattern(word)]
  if (scope === 'everything' && isPlain(word))
    for (const beginning of beginningsOf(word)) if (!beginning.whole) patterns.push(beginningPattern(beginning))
  return patterns.map((pattern) => [
    pattern,
    sql`select ${searchWords.word} from ${searchWords} where ${searchWords.word} like ${pattern} limit ${MAX_WORDS + 1}`,
  ])
}

const partPattern = (word: string) => `=%${escapedLike(word)}%`
const beginningPattern = ({ letters }: Beginning) => `${letters}%`
/** Other letters PostgreSQL may part otherwise than `beginningsOf`. */
const isPlain = (word: string) => /^[\x20-\x7e]+$/.test(word)

async function lexemesOf(db: Database, lookups: Map<string, SQL>): Promise<Found> {
  const arrays = [...lookups.values()].map((lexemes) => sql`array(${lexemes})`)
  const [row] = await executeShaped<{ found: string[][] }>(
    db,
    sql`select json_build_array(${sql.join(arrays, sql`, `)}) as found`,
  )
  return new Map([...lookups.keys()].map((key, at) => [key, row?.found[at] ?? []]))
}

/** A word of one or two letters stands as a word of its own. */
const ownWord = (word: string, found: Found): Terms => allOf((found.get(word) ?? []).map((lexeme) => anyOf([lexeme])))

function partOfWord(word: string, scope: Scope, found: Found): Terms {
  const inNames = anyOf(found.get(partPattern(word)))
  if (scope === 'names') return inNames
  if (!isPlain(word)) return either(inNames, inFacts(word))
  const inEach = beginningsOf(word).map((beginning) =>
    anyOf(beginning.whole ? [beginning.letters] : found.get(beginningPattern(beginning))),
  )
  return either(inNames, allOf(inEach))
}

const inFacts = (word: string): SQL => sql`to_tsquery('simple', ${tsqueryOf(beginningsOf(word))})`

function conditionOf(word: string, scope: Scope, query: SQL | 'many'): SQL {
  if (isShort(word) && query !== 'many') return hasTerms([query])
  const isInNames = sql`${properties.searchText} like ${`%${escapedLike(word)}%`}`
  return scope === 'names' ? isInNames : sql`(${isInNames} or ${hasTerms([inFacts(word)])})`
}

function anyOf(lexemes: string[] = []): Terms {
  if (lexemes.length === 0) return 'none'
  return lexemes.length > MAX_WORDS ? 'many' : tsquery(anyLexeme(lexemes))
}

function either(one: Terms, other: Terms): Terms {
  if (one === 'none') return other
  if (other === 'none') return one
  return one === 'many' || other === 'many' ? 'many' : sql`(${one} || ${other})`
}

/** Of many only the others are asked for: the homes are compared with the words once more. */
function allOf(queries: Terms[]): Terms {
  if (queries.length === 0 || queries.includes('none')) return 'none'
  const few = queries.filter((query) => query !== 'many' && query !== 'none')
  return few.length === 0 ? 'many' : sql`(${sql.join(few, sql` && `)})`
}
