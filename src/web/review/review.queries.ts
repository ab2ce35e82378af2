import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sends } from '#contract/endpoint'
import type { Paged } from '#contract/list'
import { type Review, reviewApi } from '#contract/review'
import { call, callPage } from '../api/call.ts'

export const reviewKeys = {
  all: ['review'] as const,
  newest: ['review', 'newest'] as const,
}

const PER_PAGE = '24'

/** The newest reviews of all, for the home page. */
export const newestReviews = (count: number) =>
  queryOptions({
    queryKey: [...reviewKeys.newest, count],
    queryFn: async () => (await callPage(reviewApi.list, { query: { limit: `${count}` } })).rows,
  })

/** What everybody wrote, page by page. */
export const allReviews = infiniteQueryOptions({
  queryKey: [...reviewKeys.all, 'list'],
  queryFn: ({ pageParam }): Promise<Paged<Review>> =>
    callPage(reviewApi.list, { query: { limit: PER_PAGE, ...(pageParam && { cursor: pageParam }) } }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next,
})

/** What one person wrote, page by page. */
export const reviewsOf = (email: string) =>
  infiniteQueryOptions({
    queryKey: [...reviewKeys.all, 'of', email],
    queryFn: ({ pageParam }): Promise<Paged<Review>> =>
      callPage(reviewApi.ofReviewer, {
        params: { email },
        query: { limit: PER_PAGE, ...(pageParam && { cursor: pageParam }) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

export function useWriteReview() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Sends<typeof reviewApi.write>['body']) => call(reviewApi.write, { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: reviewKeys.all }),
  })
}

export function useRemoveReview() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(reviewApi.remove, { params: { id } }),
    onSettled: () => void client.invalidateQueries({ queryKey: reviewKeys.all }),
  })
}
