import { type SQL, sql } from 'drizzle-orm'
import { inLanguage, LANGUAGES, type Language, siteLanguage, siteLanguages } from '#contract/language'
import * as t from '#messages/bell'
import type { AlertReason } from '../tables/saved-search.ts'

const OF_SEARCH = ['new', 'price', 'available'] as const
const OF_WISH = [...OF_SEARCH, 'paused', 'soldElsewhere', 'auction'] as const satisfies AlertReason[]

/** The case of a message: `other` is what is new. */
const caseOf = <Reason extends string>(reason: Reason) =>
  (reason === 'new' ? 'other' : reason) as Exclude<Reason, 'new'>

/** Formats for PostgreSQL's `format`, by reason: its arguments stand in place of the values of the messages. */
const formats = {
  /** Of the name of a search and the title of a home. */
  search: () =>
    OF_SEARCH.map((reason) => [reason, t.newsOfSearch({ reason: caseOf(reason), search: '%1$s', title: '%2$s' })]),
  /** Of a number of homes, as text, and the name of a search. */
  homes: () =>
    OF_SEARCH.map((reason) => [reason, t.newsOfHomes({ reason: caseOf(reason), count: '%1$s', search: '%2$s' })]),
  /** Of the title of a home. */
  wish: () => OF_WISH.map((reason) => [reason, t.newsOfWish({ reason: caseOf(reason), title: '%1$s' })]),
}

/** Returns the SQL of the format for a reason in the language of `reader`, a row of users. */
export function bellText(kind: keyof typeof formats, reason: SQL): SQL {
  const ofLanguage = (language: Language) => {
    const cases = inLanguage(language, formats[kind]).map(([name, text]) => sql`when ${name}::text then ${text}::text`)
    return sql`when ${language}::text then case ${reason} ${sql.join(cases, sql` `)} end`
  }
  return sql`case ${readerLanguage()} ${sql.join(LANGUAGES.map(ofLanguage), sql` `)} end`
}

/** Returns the SQL of a number of homes as the reader's language writes it. */
export const bellCount = (homes: SQL): SQL =>
  sql`case ${readerLanguage()} when 'en' then to_char(${homes}, 'FM999,999,999') else (${homes})::text end`

/** Returns the SQL of the language of `reader`, a row of users: the site's own, unless the site has the account's. */
export const readerLanguage = (): SQL =>
  sql`case when reader.language in ${siteLanguages()} then reader.language else ${siteLanguage()}::text end`
