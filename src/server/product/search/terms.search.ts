import { type SQL, sql } from 'drizzle-orm'
import { properties } from '../../platform/db/tables/property.ts'

/** Bedrooms and bathrooms are among the terms up to this. */
const MAX_ROOMS_AMONG_TERMS = 10

/** True of properties whose terms meet all of these queries. One condition, so that the index is gone through once. */
export const hasTerms = (queries: SQL[]): SQL => sql`${properties.terms} @@ ${allOf(queries)}`

/** A query that all of these make together. */
export const allOf = (queries: SQL[]): SQL => sql`(${sql.join(queries, sql` && `)})`

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

/** The term of homes with this feature, and of no others. */
export const featureTerm = (feature: string): SQL =>
  sql`('''' || replace(replace('$' || feature_key(${feature}::text), '\\', '\\\\'), '''', '''''') || '''')::tsquery`

/** The terms that at least every home with these names has; of names without a word, all homes. */
export const nameTerms = (names: string): SQL =>
  sql`(select coalesce(string_agg(format('''%s%s''', case when length(word) < 3 then '#' else '=' end, left(word, 500)), ' & '), '!''#''')
    from unnest(string_to_array(folded(${names}::text), ' ')) word)::tsquery`
