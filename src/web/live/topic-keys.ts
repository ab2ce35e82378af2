import type { EventTopic } from '#contract/event'

/** What pages have asked that shows something of a topic: the first part of each query's key, which the nouns' `queries` files declare. */
export const keysOf: Record<EventTopic, string[]> = {
  notification: ['notifications'],
  offers: ['offer', 'wishlist', 'figures'],
  listings: ['property', 'wishlist', 'figures'],
  sales: ['offer', 'property', 'figures'],
  role: [],
  people: ['user', 'figures'],
  reviews: ['review', 'figures'],
  wishes: ['wishlist', 'figures'],
  messages: ['conversations'],
  viewings: ['viewings'],
  savedSearches: ['savedSearches'],
  reports: ['reports'],
}

/** Asked for when it is opened the next time, and not while it is shown: a row that has left another list stays there until then (P-183). */
export const refetchedWhenOpened: [key: string, part: string][] = [['viewings', 'over']]
