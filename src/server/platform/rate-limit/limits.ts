import type { RateLimit } from './rate-limit.ts'

/** How many offers and payment intents one person may ask for; P-58 promises at least 120 a minute. */
export const dealLimit: RateLimit = { what: 'offers and intents of a person', most: 300, seconds: 60 }

/** How many files one person may have made of what is theirs to see: lists as CSV, and all that is kept of them (P-102). */
export const exportLimit: RateLimit = { what: 'exports of a person', most: 20, seconds: 60 }
