import type { RateLimit } from './rate-limit.ts'

/** The number of offers and payment intents that one person may request; P-58 promises at least 120 a minute. */
export const dealLimit: RateLimit = { what: 'offers and intents of a person', most: 300, seconds: 60 }

/** The number of files that one person may export: lists as CSV, and all that is kept of them (P-102). */
export const exportLimit: RateLimit = { what: 'exports of a person', most: 20, seconds: 60 }
