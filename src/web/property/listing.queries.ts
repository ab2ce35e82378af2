import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { decisionQueueApi } from '#contract/decision-queue'
import type { Sends } from '#contract/endpoint'
import type { Paged } from '#contract/list'
import { marketApi } from '#contract/market'
import type { Market } from '#contract/market-state'
import { type ListedProperty, type Property, type PropertyStatus, propertyApi } from '#contract/property'
import { call } from '../platform/api/call.ts'
import { callPage, pagesOf } from '../platform/api/pages.ts'
import { useInvalidate } from '../platform/api/query-client.ts'
import { queryKeys } from '../platform/api/query-keys.ts'
import { asWritten } from './property.queries.ts'

type Filter = Pick<NonNullable<Sends<typeof propertyApi.list>['query']>, 'email' | 'q' | 'status'>

const PER_PAGE = 20

export const listings = (filter: Filter) =>
  infiniteQueryOptions({
    ...pagesOf([...queryKeys.property, 'listings', filter], propertyApi.list, { query: filter }, PER_PAGE),
    placeholderData: keepPreviousData,
    select: pagesAsWritten,
  })

const pagesAsWritten = ({ pages, ...data }: InfiniteData<Paged<ListedProperty>>) => ({
  ...data,
  pages: pages.map((page) => ({ ...page, rows: page.rows.map((row): ListedProperty => asWritten(row)) })),
})

const MAX_SUGGESTED = 5

export const listingsMatching = (q: string) =>
  queryOptions({
    queryKey: [...queryKeys.property, 'listings', 'matching', q],
    queryFn: async () =>
      (await callPage(propertyApi.list, { query: { q, limit: `${MAX_SUGGESTED}` } })).rows.map(asWritten),
    staleTime: 60_000,
    retry: false,
  })

export const readListings = async (ids: string[], email?: string): Promise<ListedProperty[]> =>
  (await call(propertyApi.list, { query: { email, ids: ids.join(',') } })).map(asWritten)

/** A listing to edit. It is never read from the cache, because the form must not show an old version. */
export const ownListing = (id: string) =>
  queryOptions({
    queryKey: ['ownListing', id],
    queryFn: async (): Promise<Property> => asWritten(await call(propertyApi.one, { params: { id } })),
    gcTime: 0,
    refetchOnWindowFocus: false, // it would reset the form while it is filled in
  })

export function useAddProperty() {
  const invalidate = useInvalidate(queryKeys.property, queryKeys.figures)
  return useMutation({
    mutationFn: (body: Sends<typeof propertyApi.create>['body']) => call(propertyApi.create, { body }),
    onSettled: () => void invalidate(),
  })
}

export function useUpdateProperty(id: string) {
  const client = useQueryClient()
  const invalidate = useInvalidate(queryKeys.property, queryKeys.figures)
  return useMutation({
    mutationFn: (body: Sends<typeof propertyApi.update>['body']) => call(propertyApi.update, { params: { id }, body }),
    onError: () => void client.invalidateQueries({ queryKey: ownListing(id).queryKey }),
    onSettled: () => void invalidate(),
  })
}

export function useDeleteProperty(id: string) {
  const invalidate = useInvalidate(queryKeys.property, queryKeys.offer, queryKeys.wishlist, queryKeys.figures)
  return useMutation({
    mutationFn: () => call(propertyApi.remove, { params: { id } }),
    onSettled: () => void invalidate(),
  })
}

export function useSetMarket(id: string) {
  const invalidate = useInvalidate(queryKeys.property, queryKeys.offer, queryKeys.wishlist, queryKeys.figures)
  return useMutation({
    mutationFn: (market: Market) => call(marketApi.set, { params: { id }, body: { market } }),
    onSettled: () => void invalidate(),
  })
}

type Decision = { status: PropertyStatus; reason?: string }
export function useDecideProperty(id: string) {
  const invalidate = useInvalidate(queryKeys.property, queryKeys.figures)
  return useMutation({
    mutationFn: (body: Decision) => call(propertyApi.decide, { params: { id }, body }),
    onSettled: () => void invalidate(),
  })
}

export const decisionQueue = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.property, 'queue', id],
    queryFn: () => call(decisionQueueApi.around, { params: { id } }),
  })
