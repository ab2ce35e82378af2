import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Sends } from '#contract/endpoint'
import { type Offer, offerApi } from '#contract/offer'
import type { OpenOffer } from '#contract/wishlist'
import { call } from '../api/call.ts'
import { pagesOf } from '../api/pages.ts'
import { wishlistKeys } from '../wishlist/wishlist.queries.ts'

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
    onSuccess: () => void refetchOffers(client),
  })
}

type Answer = { status: 'accepted' } | { status: 'rejected'; reason?: string; counterAmount?: string }

/** A person's pending and accepted offers (the newest thousand): whether one is on a home. */
export const openOffersOf = (email: string) =>
  queryOptions({
    queryKey: [...offerKeys.all, 'open', email],
    queryFn: () => call(offerApi.ofBuyer, { params: { email }, query: { open: 'true' } }),
  })

export const isOpen = (offer: Offer): offer is Offer & OpenOffer =>
  offer.status === 'pending' || offer.status === 'accepted'

/** Takes a pending offer back. The wishlist, which shows it, is fetched again with the offers. */
export function useCancelOffer(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(offerApi.cancel, { params: { id } }),
    onSettled: () => void refetchOffers(client),
  })
}

/** What shows offers, however a change of them ended: somebody may have been faster. */
async function refetchOffers(client: QueryClient): Promise<void> {
  for (const queryKey of [offerKeys.all, wishlistKeys.all]) await client.invalidateQueries({ queryKey })
}

/** Accepts or rejects. The lists are fetched again however it ended: somebody may have been faster. */
export function useAnswerOffer(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Answer) => call(offerApi.move, { params: { id }, body }),
    onSettled: () => void client.invalidateQueries({ queryKey: offerKeys.all }),
  })
}
