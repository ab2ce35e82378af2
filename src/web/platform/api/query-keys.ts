/** The first parts of query keys, one for each noun. A change to one noun invalidates another's queries by them. */
export const queryKeys = {
  audit: ['audit'],
  conversation: ['conversations'],
  evidence: ['evidence'],
  feed: ['feeds'],
  figures: ['figures'],
  note: ['notes'],
  notification: ['notifications'],
  offer: ['offer'],
  property: ['property'],
  report: ['reports'],
  review: ['review'],
  savedSearch: ['savedSearches'],
  user: ['user'],
  viewing: ['viewings'],
  waiting: ['waiting'],
  wishlist: ['wishlist'],
} as const
