import { type SQL, sql } from 'drizzle-orm'

/**
 * The condition that an accepted offer was not paid in time by `now`. It has lapsed, whether or not the job that writes this has come to
 * it (D-55), so every query that depends on an offer being open, accepted or rejected says this. `alias`: of the table in the query.
 */
export const isOverdue = (now: SQL, alias = 'offer'): SQL => {
  const offer = sql.raw(alias)
  return sql`(${offer}.status = 'accepted' and ${offer}.pay_before is not null and ${offer}.pay_before <= ${now})`
}

/** The condition of an accepted offer that waits for its payment, of the table `offer`. */
export const isUnderOffer = sql`(offer.status = 'accepted' and not ${isOverdue(sql`now()`)})`
