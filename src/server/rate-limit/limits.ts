import type { RateLimit } from './rate-limit.ts'

/** How many offers and payment intents one person may ask for; P-58 promises at least 120 a minute. */
export const dealLimit: RateLimit = { what: 'offers and intents of a person', most: 300, seconds: 60 }
