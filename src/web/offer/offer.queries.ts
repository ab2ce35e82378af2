import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sends } from '#contract/endpoint'
import { type Offer, offerApi } from '#contract/offer'
import type { OpenOffer } from '#contract/wishlist'
import { call } from '../platform/api/call.ts'
import { pagesOf } from '../platform/api/pages.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

export const offerKeys = {
  one: (id: string) => [...queryKeys.offer, 'one', id] as const,
}

export const offersOfBuyer = (email: string) =>
  pagesOf([...queryKeys.offer, 'ofBuyer', email], offerApi.ofBuyer, { params: { email } })

export const offersOfAgent = (agentEmail: string) =>
  pagesOf([...queryKeys.offer, 'ofAgent', agentEmail], offerApi.ofAgent, { query: { agentEmail } })

export const salesOf = (agentEmail: string) =>
  pagesOf([...queryKeys.offer, 'sales', agentEmail], offerApi.ofAgent, { query: { agentEmail, status: 'Bought' } })

export const salesTotalOf = (agentEmail: string) =>
  queryOptions({
    queryKey: [...queryKeys.offer, 'salesTotal', agentEmail],
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
    onSuccess: () => void refetchOffers(client),
  })
}

type Answer = { status: 'accepted' } | { status: 'rejected'; reason?: string; counterAmount?: string }

export const openOffersOf = (email: string) =>
  queryOptions({
    queryKey: [...queryKeys.offer, 'open', email],
    queryFn: () => call(offerApi.ofBuyer, { params: { email }, query: { open: 'true' } }),
  })

export const isOpen = (offer: Offer): offer is Offer & OpenOffer =>
  offer.status === 'pending' || offer.status === 'accepted'

export function useCancelOffer(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(offerApi.cancel, { params: { id } }),
    onSettled: () => void refetchOffers(client),
  })
}

async function refetchOffers(client: QueryClient): Promise<void> {
  for (const queryKey of [queryKeys.offer, queryKeys.wishlist]) await client.invalidateQueries({ queryKey })
}

export function useAnswerOffer(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Answer) => call(offerApi.move, { params: { id }, body }),
    onSettled: () => void client.invalidateQueries({ queryKey: queryKeys.offer }),
  })
}

export const receiptOf = (offerId: string) =>
  queryOptions({
    queryKey: [...queryKeys.offer, 'receipt', offerId],
    queryFn: () => call(offerApi.receipt, { params: { id: offerId } }),
  })
