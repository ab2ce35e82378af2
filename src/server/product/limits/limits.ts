import type { RateLimit } from '../../platform/rate-limit/rate-limit.ts'

/** The limit for offers and payment intents of a user. P-58 promises at least 120 a minute. */
export const dealLimit: RateLimit = { what: 'offers and intents of a person', most: 300, seconds: 60 }

/**
 * The limit for actions of a user on one home that notify others: making an offer, requesting a viewing, and changing
 * the price, market state, time zone or announced open times; proposed times are counted for each viewing (P-58). An
 * action counts when it is done, so refused ones don't.
 */
export const newsLimit: RateLimit = { what: 'news of a person about a home', most: 30, seconds: 86_400 }

/** The limit for hiding homes: several times what a person can click. */
export const hideLimit: RateLimit = { what: 'homes that a person hides', most: 300, seconds: 60 }

export const exportLimit: RateLimit = { what: 'exports of a person', most: 20, seconds: 60 }
