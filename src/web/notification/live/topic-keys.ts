import type { EventTopic } from '#contract/event'

/** The first parts of the query keys of a topic, as declared in the `queries` files. */
export const keysOf: Record<EventTopic, string[]> = {
  notification: ['notifications'],
  offers: ['offer', 'property', 'wishlist', 'figures', 'waiting'],
  listings: ['property', 'wishlist', 'figures', 'waiting'],
  sales: ['offer', 'property', 'figures', 'waiting'],
  role: [],
  people: ['user', 'figures'],
  reviews: ['review', 'figures'],
  wishes: ['wishlist', 'figures'],
  messages: ['conversations', 'waiting'],
  viewings: ['viewings', 'property', 'waiting'],
  savedSearches: ['savedSearches'],
  reports: ['reports', 'waiting'],
  feeds: ['feeds'],
  evidence: ['evidence'],
}

/** Queries that are refetched only when opened: a row that has left another list stays visible until then (P-183). */
export const refetchedWhenOpened: [key: string, part: string][] = [['viewings', 'over']]
