import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sends } from '#contract/endpoint'
import { reviewApi } from '#contract/review'
import { call } from '../platform/api/call.ts'
import { pagesOf } from '../platform/api/pages.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

export const allReviews = (q: string | undefined) =>
  infiniteQueryOptions({
    ...pagesOf([...queryKeys.review, 'list', q], reviewApi.list, { query: { q } }),
    placeholderData: keepPreviousData,
  })

export const reviewsOf = (email: string) =>
  pagesOf([...queryKeys.review, 'of', email], reviewApi.ofReviewer, { params: { email } })

const PAGE_SIZE = 6

export const reviewsOfHome = (propertyId: string) =>
  pagesOf([...queryKeys.review, 'home', propertyId], reviewApi.list, { query: { propertyId } }, PAGE_SIZE)

export const reviewsOfAgent = (agentId: string) =>
  pagesOf([...queryKeys.review, 'agent', agentId], reviewApi.list, { query: { agentId } }, PAGE_SIZE)

export function useWriteReview() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Sends<typeof reviewApi.write>['body']) => call(reviewApi.write, { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: queryKeys.review }),
  })
}

export function useRemoveReview() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(reviewApi.remove, { params: { id } }),
    onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.review }),
  })
}
