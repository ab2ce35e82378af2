import { type SQL, sql } from 'drizzle-orm'

/**
 * The condition that an accepted offer was not paid in time. It then counts as expired, even before a job records that
 * (D-55), so every query for open, accepted or rejected offers needs this. `alias`: the table's name in the query.
 */
export const isOverdue = (now: SQL, alias = 'offer'): SQL => {
  const offer = sql.raw(alias)
  return sql`(${offer}.status = 'accepted' and ${offer}.pay_before is not null and ${offer}.pay_before <= ${now})`
}

export const isUnderOffer = sql`(offer.status = 'accepted' and not ${isOverdue(sql`now()`)})`
