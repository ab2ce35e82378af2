import type { EventTopic } from '#contract/event'
import { queryKeys } from '../../platform/api/query-keys.ts'

const { conversation, evidence, feed, figures, note, notification, offer, property, report } = queryKeys
const { review, savedSearch, user, viewing, waiting, wishlist } = queryKeys

export const keysOf: Record<EventTopic, (readonly [string])[]> = {
  notification: [notification],
  offers: [offer, property, wishlist, figures, waiting],
  listings: [property, wishlist, figures, waiting],
  sales: [offer, property, figures, waiting],
  role: [],
  people: [user, figures],
  reviews: [review, figures],
  wishes: [wishlist, figures],
  notes: [note],
  messages: [conversation, waiting],
  viewings: [viewing, property, waiting],
  savedSearches: [savedSearch],
  reports: [report, waiting],
  feeds: [feed],
  evidence: [evidence],
}

/** Queries that are refetched only when opened: a row that has left another list stays visible until then (P-183). */
export const refetchedWhenOpened: [key: string, part: string][] = [[viewing[0], 'over']]
