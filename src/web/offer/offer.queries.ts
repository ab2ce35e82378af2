import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sends } from '#contract/endpoint'
import { offerApi } from '#contract/offer'
import { call } from '../api/call.ts'
import { pagesOf } from '../api/paged.ts'

export const offerKeys = {
  all: ['offer'] as const,
  one: (id: string) => ['offer', 'one', id] as const,
}

/** A buyer's own offers, page by page. */
export const offersOfBuyer = (email: string) =>
  pagesOf([...offerKeys.all, 'ofBuyer', email], offerApi.ofBuyer, { params: { email } })

/** Offers on an agent's homes, page by page. */
export const offersOfAgent = (agentEmail: string) =>
  pagesOf([...offerKeys.all, 'ofAgent', agentEmail], offerApi.ofAgent, { query: { agentEmail } })

/** What an agent has sold, page by page. */
export const salesOf = (agentEmail: string) =>
  pagesOf([...offerKeys.all, 'sales', agentEmail], offerApi.ofAgent, { query: { agentEmail, status: 'Bought' } })

/** How many homes an agent has sold, and for how much altogether. */
export const salesTotalOf = (agentEmail: string) =>
  queryOptions({
    queryKey: [...offerKeys.all, 'salesTotal', agentEmail],
    queryFn: () => call(offerApi.soldTotal, { query: { agentEmail } }),
  })

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
