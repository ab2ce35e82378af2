import { type SQL, sql } from 'drizzle-orm'
import type { SINGLE_RELAXATIONS } from '#contract/relaxations'
import { searchWordsIn } from '#contract/search-words'
import type { Database } from '../../../platform/db/database.ts'
import { executeShaped } from '../../../platform/db/prepared.ts'
import { escaped, hasWord, type SearchToken, searchTokens } from '../../../platform/db/word-search.ts'
import { properties } from '../../tables/property.ts'
import { searchWords } from '../../tables/search-word.ts'

/**
 * The limit of words that contain a searched word and are looked up in the index; beyond it, matches are so frequent
 * that reading in sort order finds them soon.
 */
const MAX_MATCHING_WORDS = 200

/**
 * A condition for a word. `where`: the homes that have it. `terms`: index terms that all these homes have. `isExact`:
 * no other homes have these terms.
 */
export type Word = { where: SQL; terms?: SQL; isExact?: boolean }

/** `hidden`: the homes that a person has hidden, which no search of theirs brings back. */
export type Filter = (typeof SINGLE_RELAXATIONS)[number] | 'hidden'

export type Condition = Word & { filter: Filter }

/**
 * The texts in which words are searched. `names`: title, place and agent. `everything`: also type, description and
 * features.
 */
export type Scope = 'names' | 'everything'

export type WordLookup = { kind: 'noMatch' } | { kind: 'words'; words: Word[]; leftOut?: Word[] }

export const conditionsOfWords = (lookup: WordLookup | undefined): Word[] => {
  if (lookup?.kind === 'noMatch') return [{ where: sql`false` }]
  return [...(lookup?.words ?? []), ...(lookup?.leftOut ?? [])]
}

/**
 * Looks up each searched word among the words of all homes (D-200). If no home has one of them, the search ends without
 * reading a home; otherwise, they can be found by the index of terms.
 */
export async function lookUpWords(db: Database, q: string | undefined, scope: Scope): Promise<WordLookup> {
  const { wanted, leftOut: unwanted } = searchWordsIn(q ?? '')
  const tokens = await searchTokens(db, wanted)
  const leftOut = (await searchTokens(db, unwanted.join(' '))).map((token) => ({
    where: sql`(${conditionOf(token, scope)}) is not true`,
  }))
  if (tokens.length === 0) return wanted ? NO_MATCH : { kind: 'words', words: [], leftOut }
  const found = await wordsLike(db, [...new Set(tokens.flatMap((token) => patternsOf(token, scope)))])
  const words: Word[] = []
  for (const token of tokens) {
    const query = token.isShort ? queryOf(shortTerm(token, scope)) : termsOf(token, scope, found)
    if (query.kind === 'noMatch') return NO_MATCH
    const isExact = !token.text.includes(' ')
    words.push({ where: conditionOf(token, scope), ...(query.kind === 'query' && { terms: query.query, isExact }) })
  }
  return { kind: 'words', words, leftOut }
}

type MatchingWords = Map<string, string[]>
type TermQuery = { kind: 'noMatch' } | { kind: 'tooMany' } | { kind: 'query'; query: SQL }
const NO_MATCH = { kind: 'noMatch' } as const
const TOO_MANY = { kind: 'tooMany' } as const
const queryOf = (query: SQL): TermQuery => ({ kind: 'query', query })

function patternsOf(token: SearchToken, scope: Scope): string[] {
  if (token.isShort) return []
  const names = [...partsOf(token).filter(isLong).map(namePattern), ...joinedPatterns(token, '=')]
  if (scope === 'names') return names
  return [...names, ...token.lexemes.filter(mayGoOn).map(factPattern), ...joinedPatterns(token, '')]
}

const joinedPatterns = ({ joined }: SearchToken, mark: '=' | ''): string[] =>
  joined === null ? [] : [`${mark}${escaped(joined)}%`]

const partsOf = ({ text }: SearchToken) => text.split(' ')
const isLong = (part: string) => Array.from(part).length > 2
const namePattern = (part: string) => `=%${escaped(part)}%`
const mayGoOn = (lexeme: string) => lexeme.endsWith('*')
const factPattern = (lexeme: string) => escaped(lexeme).replace('*', '%')

async function wordsLike(db: Database, patterns: string[]): Promise<MatchingWords> {
  if (patterns.length === 0) return new Map()
  const { word } = searchWords
  const arrays = patterns.map(
    (pattern) =>
      sql`array(select ${word} from ${searchWords} where ${word} like ${pattern} limit ${MAX_MATCHING_WORDS + 1})`,
  )
  const [row] = await executeShaped<{ found: string[][] }>(
    db,
    sql`select json_build_array(${sql.join(arrays, sql`, `)}) as found`,
  )
  return new Map(patterns.map((pattern, at) => [pattern, row?.found[at] ?? []]))
}

const shortTerm = ({ text, terms }: SearchToken, scope: Scope): SQL =>
  tsquery(scope === 'names' ? anyLexeme([`#${text}`]) : terms)

function termsOf(token: SearchToken, scope: Scope, found: MatchingWords): TermQuery {
  const inNames = either(
    everyOf(partsOf(token).map((part) => anyOf(isLong(part) ? found.get(namePattern(part)) : [`#${part}`]))),
    anyOf(joinedPatterns(token, '=').flatMap((pattern) => found.get(pattern) ?? [])),
  )
  if (scope === 'names') return inNames
  const inFacts = everyOf(
    token.lexemes.map((lexeme) => anyOf(mayGoOn(lexeme) ? found.get(factPattern(lexeme)) : [lexeme])),
  )
  const joined = anyOf(joinedPatterns(token, '').flatMap((pattern) => found.get(pattern) ?? []))
  const inText = either(either(inNames, inFacts), joined)
  return token.named === null ? inText : either(inText, queryOf(tsquery(token.named)))
}

function conditionOf(token: SearchToken, scope: Scope): SQL {
  if (token.isShort) return hasTerms([shortTerm(token, scope)])
  const isInNames = hasWord(properties.words, token)
  return scope === 'names' ? isInNames : sql`(${isInNames} or ${hasTerms([tsquery(token.terms)])})`
}

function anyOf(lexemes: string[] = []): TermQuery {
  if (lexemes.length === 0) return NO_MATCH
  return lexemes.length > MAX_MATCHING_WORDS ? TOO_MANY : queryOf(tsquery(anyLexeme(lexemes)))
}

function either(one: TermQuery, other: TermQuery): TermQuery {
  if (one.kind === 'noMatch') return other
  if (other.kind === 'noMatch') return one
  if (one.kind === 'tooMany' || other.kind === 'tooMany') return TOO_MANY
  return queryOf(sql`(${one.query} || ${other.query})`)
}

/**
 * Returns the query that requires all of these. Omits words with too many matches, because all words are compared again
 * on the homes found.
 */
function everyOf(queries: TermQuery[]): TermQuery {
  if (queries.length === 0 || queries.some(({ kind }) => kind === 'noMatch')) return NO_MATCH
  const few = queries.flatMap((query) => (query.kind === 'query' ? query.query : []))
  return few.length === 0 ? TOO_MANY : queryOf(allOf(few))
}

const MAX_ROOMS_AMONG_TERMS = 10

/** Returns the condition that a home has all these terms, as one condition, so that the index is read once. */
export const hasTerms = (queries: SQL[]): SQL => sql`${properties.terms} @@ ${allOf(queries)}`

const allOf = (queries: SQL[]): SQL => sql`(${sql.join(queries, sql` && `)})`

const tsquery = (text: string): SQL => sql`${text}::tsquery`

const anyLexeme = (lexemes: string[]): string => lexemes.map(quoted).join(' | ')

const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

export const typeTerm = (types: string[]): SQL => tsquery(anyLexeme(types.map((type) => `@${type}`)))

export const roomsTerm = (rooms: 'bedrooms' | 'bathrooms', atLeast: number): SQL => {
  const sign = rooms === 'bedrooms' ? '%' : '^'
  return tsquery(quoted(`${sign}${Math.min(Math.floor(atLeast), MAX_ROOMS_AMONG_TERMS)}`))
}

/** Returns the index term of a feature, which exactly the homes with the feature have. */
export const featureTerm = (feature: string): SQL =>
  sql`('''' || replace(replace('$' || feature_identity(${feature}::text), '\\', '\\\\'), '''', '''''') || '''')::tsquery`

/** Returns the index terms that every home with these names has. Matches all homes if the names contain no word. */
export const nameTerms = (names: string): SQL =>
  sql`(select coalesce(string_agg(format('''%s%s''', case when length(word) < 3 then '#' else '=' end, left(word, 500)), ' & '), '!''#''')
    from unnest(string_to_array(folded(${names}::text), ' ')) word)::tsquery`
