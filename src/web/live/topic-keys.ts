import type { EventTopic } from '#contract/event'

/** The queries that a topic concerns: the first part of each key, as declared by the nouns' `queries` files. */
export const keysOf: Record<EventTopic, string[]> = {
  notification: ['notifications'],
  offers: ['offer', 'wishlist', 'figures', 'waiting'],
  listings: ['property', 'wishlist', 'figures', 'waiting'],
  sales: ['offer', 'property', 'figures', 'waiting'],
  role: [],
  people: ['user', 'figures'],
  reviews: ['review', 'figures'],
  wishes: ['wishlist', 'figures'],
  messages: ['conversations', 'waiting'],
  viewings: ['viewings', 'waiting'],
  savedSearches: ['savedSearches'],
  reports: ['reports', 'waiting'],
  feeds: ['feeds'],
  evidence: ['evidence'],
}

/** Queries that are refetched when opened the next time, and not while shown: a row that has left another list stays there until then (P-183). */
export const refetchedWhenOpened: [key: string, part: string][] = [['viewings', 'over']]
