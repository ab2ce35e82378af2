import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { executeShaped } from '../../platform/db/prepared.ts'
import { properties } from '../../platform/db/tables/property.ts'
import { searchWords } from '../../platform/db/tables/search-word.ts'
import { type SearchToken, searchTokens } from '../../platform/db/word-search.ts'
import { allOf, anyLexeme, hasTerms, tsquery } from './terms.search.ts'

/** The limit of words that are looked up by a part of them: homes with one of more are met soon. */
const MAX_WORDS = 200

/** One word of a search. `where`: homes that have it. `terms`: what at least these have, for the index; `isExact`: no others have them. */
export type Word = { where: SQL; terms?: SQL; isExact?: boolean }
/** The texts of a home that are searched: title, place and agent, or also type, description and features. */
export type Scope = 'names' | 'everything'

/** The words of a search with one that stands in no home at all, which is known without looking at one. */
export const NOWHERE: Word[] = [{ where: sql`false` }]

/**
 * Looks each word up among all the words that homes have (D-200): what stands in none is known at once, and of the rest the index of
 * terms knows the homes exactly, so that a search for several words goes by the rarest.
 */
export async function lookUpWords(db: Database, q: string | undefined, scope: Scope): Promise<Word[]> {
  const tokens = await searchTokens(db, q)
  if (tokens.length === 0) return q?.trim() ? NOWHERE : []
  const found = await wordsLike(db, [...new Set(tokens.flatMap((token) => patternsOf(token, scope)))])
  const queries = tokens.map((token) => (token.isShort ? shortTerm(token, scope) : termsOf(token, scope, found)))
  if (queries.includes('none')) return NOWHERE
  return tokens.map((token, at) => {
    const query = queries[at] as SQL | 'many' // none is `none`
    return {
      where: conditionOf(token, scope),
      ...(query !== 'many' && { terms: query, isExact: !token.text.includes(' ') }),
    }
  })
}

/** The words that homes have, by the pattern that they were looked up by. */
type Found = Map<string, string[]>
/** The query of the terms that a word stands in. */
type Terms = SQL | 'none' | 'many'

function patternsOf(token: SearchToken, scope: Scope): string[] {
  if (token.isShort) return []
  const names = partsOf(token).filter(isLong).map(namePattern)
  return scope === 'names' ? names : [...names, ...token.lexemes.filter(mayGoOn).map(factPattern)]
}

const partsOf = ({ text }: SearchToken) => text.split(' ')
/** A name of one or two letters is a term by itself, and no part of another. */
const isLong = (part: string) => Array.from(part).length > 2
const namePattern = (part: string) => `=%${escaped(part)}%`
const mayGoOn = (lexeme: string) => lexeme.endsWith('*')
const factPattern = (lexeme: string) => escaped(lexeme).replace('*', '%')
/** The only letter of a folded word that means something else in a pattern. */
const escaped = (word: string) => word.replaceAll('_', '\\_')

async function wordsLike(db: Database, patterns: string[]): Promise<Found> {
  if (patterns.length === 0) return new Map()
  const { word } = searchWords
  const arrays = patterns.map(
    (pattern) => sql`array(select ${word} from ${searchWords} where ${word} like ${pattern} limit ${MAX_WORDS + 1})`,
  )
  const [row] = await executeShaped<{ found: string[][] }>(
    db,
    sql`select json_build_array(${sql.join(arrays, sql`, `)}) as found`,
  )
  return new Map(patterns.map((pattern, at) => [pattern, row?.found[at] ?? []]))
}

const shortTerm = ({ text, terms }: SearchToken, scope: Scope): SQL =>
  tsquery(scope === 'names' ? anyLexeme([`#${text}`]) : terms)

function termsOf(token: SearchToken, scope: Scope, found: Found): Terms {
  const inNames = everyOf(
    partsOf(token).map((part) => (isLong(part) ? anyOf(found.get(namePattern(part))) : anyOf([`#${part}`]))),
  )
  if (scope === 'names') return inNames
  const inFacts = everyOf(
    token.lexemes.map((lexeme) => anyOf(mayGoOn(lexeme) ? found.get(factPattern(lexeme)) : [lexeme])),
  )
  return either(inNames, inFacts)
}

function conditionOf(token: SearchToken, scope: Scope): SQL {
  if (token.isShort) return hasTerms([shortTerm(token, scope)])
  const isInNames = sql`${properties.words} like ${token.pattern}`
  return scope === 'names' ? isInNames : sql`(${isInNames} or ${hasTerms([tsquery(token.terms)])})`
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
function everyOf(queries: Terms[]): Terms {
  if (queries.length === 0 || queries.includes('none')) return 'none'
  const few = queries.filter((query) => query !== 'many' && query !== 'none')
  return few.length === 0 ? 'many' : allOf(few)
}
