import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sends } from '#contract/endpoint'
import type { Paged } from '#contract/list'
import { type Offer, offerApi } from '#contract/offer'
import { call, callPage } from '../api/call.ts'

export const offerKeys = {
  all: ['offer'] as const,
  one: (id: string) => ['offer', 'one', id] as const,
}

const PER_PAGE = '24'

/** A buyer's own offers, page by page. */
export const offersOfBuyer = (email: string) =>
  infiniteQueryOptions({
    queryKey: [...offerKeys.all, 'ofBuyer', email],
    queryFn: ({ pageParam }): Promise<Paged<Offer>> =>
      callPage(offerApi.ofBuyer, { params: { email }, query: { limit: PER_PAGE, ...cursor(pageParam) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** Offers on an agent's homes, page by page. */
export const offersOfAgent = (agentEmail: string) =>
  infiniteQueryOptions({
    queryKey: [...offerKeys.all, 'ofAgent', agentEmail],
    queryFn: ({ pageParam }): Promise<Paged<Offer>> =>
      callPage(offerApi.ofAgent, { query: { agentEmail, limit: PER_PAGE, ...cursor(pageParam) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** What an agent has sold, page by page. */
export const salesOf = (agentEmail: string) =>
  infiniteQueryOptions({
    queryKey: [...offerKeys.all, 'sales', agentEmail],
    queryFn: ({ pageParam }): Promise<Paged<Offer>> =>
      callPage(offerApi.ofAgent, {
        query: { agentEmail, status: 'Bought', limit: PER_PAGE, ...cursor(pageParam) },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  })

/** How many homes an agent has sold, and for how much altogether. */
export const salesTotalOf = (agentEmail: string) =>
  queryOptions({
    queryKey: [...offerKeys.all, 'salesTotal', agentEmail],
    queryFn: () => call(offerApi.soldTotal, { query: { agentEmail } }),
  })

const cursor = (of: string) => (of === '' ? {} : { cursor: of })

export const oneOffer = (email: string, id: string) =>
  queryOptions({
    queryKey: offerKeys.one(id),
    queryFn: () => call(offerApi.one, { params: { email, id } }),
  })

export function useMakeOffer() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Sends<typeof offerApi.make>['body']) => call(offerApi.make, { body }),
    onSuccess: () => void client.invalidateQueries({ queryKey: offerKeys.all }),
  })
}

/** Accepts or rejects. The lists are fetched again however it ended: somebody may have been faster. */
export function useAnswerOffer(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (status: 'accepted' | 'rejected') => call(offerApi.move, { params: { id }, body: { status } }),
    onSettled: () => void client.invalidateQueries({ queryKey: offerKeys.all }),
  })
}
