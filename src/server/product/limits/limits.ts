import type { RateLimit } from '../../platform/rate-limit/rate-limit.ts'

/** P-58 promises at least 120 a minute. */
export const dealLimit: RateLimit = { what: 'offers and intents of a person', most: 300, seconds: 60 }

/**
 * The number of times that one person may give others news about one home: offers and requests for viewings that they make, times that they
 * propose, changes of its price, its state of the market and the clocks of its viewings (P-58). Counted where it is made, so that a refused one does not count.
 */
export const newsLimit: RateLimit = { what: 'news of a person about a home', most: 30, seconds: 86_400 }

export const exportLimit: RateLimit = { what: 'exports of a person', most: 20, seconds: 60 }
