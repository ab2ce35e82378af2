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
const MOST_PER_PAGE = '100'

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

/** All that an agent has sold, newest first: a sum is only true over all of it. */
export const salesOf = (agentEmail: string) =>
  queryOptions({
    queryKey: [...offerKeys.all, 'sales', agentEmail],
    queryFn: async () => {
      const sales: Offer[] = []
      let next: string | undefined = ''
      while (next !== undefined) {
        const page: Paged<Offer> = await callPage(offerApi.ofAgent, {
          query: { agentEmail, status: 'Bought', limit: MOST_PER_PAGE, ...cursor(next) },
        })
        sales.push(...page.rows)
        next = page.next
      }
      return sales
    },
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

type Answer = 'accepted' | 'rejected'
type Told = { onSuccess: (done: unknown, answer: Answer) => void; onError: (error: Error) => void }

/**
 * Accepts or rejects. It is told first; then the list is asked for anew, however it ended, since somebody else may have been
 * faster. Until then the answer is under way.
 */
export function useAnswerOffer(id: string, told: Told) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (status: Answer) => call(offerApi.move, { params: { id }, body: { status } }),
    ...told,
    onSettled: () => client.invalidateQueries({ queryKey: offerKeys.all }),
  })
}
