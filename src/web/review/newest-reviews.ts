import { queryOptions } from '@tanstack/react-query'
import { reviewApi } from '#contract/review'
import { callPage } from '../api/pages.ts'

export const reviewKeys = {
  all: ['review'] as const,
  newest: ['review', 'newest'] as const,
}

/** The newest reviews of all, for the home page, whose first view has no other queries of reviews. */
export const newestReviews = (count: number) =>
  queryOptions({
    queryKey: [...reviewKeys.newest, count],
    queryFn: async () => (await callPage(reviewApi.list, { query: { limit: `${count}` } })).rows,
  })
