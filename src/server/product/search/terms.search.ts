import { type SQL, sql } from 'drizzle-orm'
import { properties } from '../../platform/db/tables/property.ts'

/** Bedrooms and bathrooms are among the terms up to this. */
const MAX_ROOMS_AMONG_TERMS = 10

/** True of properties whose terms meet all of these queries. One condition, so that the index is gone through once. */
export const hasTerms = (queries: SQL[]): SQL => sql`${properties.terms} @@ (${sql.join(queries, sql` && `)})`

/** A query as PostgreSQL reads it. */
export const tsquery = (text: string): SQL => sql`${text}::tsquery`

/** For `tsquery`: any of these lexemes. */
export const anyLexeme = (lexemes: string[]): string => lexemes.map(quoted).join(' | ')

const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, '$&$&')}'`

export const typeTerm = (types: string[]): SQL => tsquery(anyLexeme(types.map((type) => `@${type}`)))

export const roomsTerm = (rooms: 'bedrooms' | 'bathrooms', atLeast: number): SQL => {
  const sign = rooms === 'bedrooms' ? '%' : '^'
  return tsquery(quoted(`${sign}${Math.min(Math.floor(atLeast), MAX_ROOMS_AMONG_TERMS)}`))
}

/** What homes with this feature have, and no others. */
export const featureTerm = (feature: string): SQL => termOf('$', feature)

/** What at least every home with this title has. */
export const titleTerms = (title: string): SQL[] =>
  title
    .split(' ')
    .filter(Boolean)
    .map((part) => termOf('=', part))

/** A text in the small letters of PostgreSQL, which those of the terms are. */
const termOf = (sign: '$' | '=', text: string): SQL =>
  sql`('''' || replace(replace(${sign} || lower(${text}::text), '\\', '\\\\'), '''', '''''') || '''')::tsquery`
