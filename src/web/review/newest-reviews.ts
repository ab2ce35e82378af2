import { queryOptions } from '@tanstack/react-query'
import { reviewApi } from '#contract/review'
import { callPage } from '../platform/api/pages.ts'

export const reviewKeys = {
  all: ['review'] as const,
  newest: ['review', 'newest'] as const,
}

/** A file of its own keeps other review queries out of the first view. */
export const newestReviews = (count: number) =>
  queryOptions({
    queryKey: [...reviewKeys.newest, count],
    queryFn: async () => (await callPage(reviewApi.list, { query: { limit: `${count}` } })).rows,
  })
