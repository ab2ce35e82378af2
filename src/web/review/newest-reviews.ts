import { queryOptions } from '@tanstack/react-query'
import { reviewApi } from '#contract/review'
import { callPage } from '../platform/api/pages.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

export const newestReviews = (count: number) =>
  queryOptions({
    queryKey: [...queryKeys.review, 'newest', count],
    queryFn: async () => (await callPage(reviewApi.list, { query: { limit: `${count}` } })).rows,
  })
