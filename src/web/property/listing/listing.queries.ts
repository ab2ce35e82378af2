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
import { call } from '../../api/call.ts'
import { callPage, pagesOf } from '../../api/pages.ts'
import { useInvalidate } from '../../api/query-client.ts'
import { figureKeys } from '../../figures/figures.queries.ts'
import { offerKeys } from '../../offer/offer.queries.ts'
import { wishlistKeys } from '../../wishlist/wishlist.queries.ts'
import { asWritten, propertyKeys } from '../property.queries.ts'

type Filter = Pick<NonNullable<Sends<typeof propertyApi.list>['query']>, 'email' | 'q' | 'status'>

const PER_PAGE = 20

/** Listings of every status, newest first: an agent's own (`email`), or all for an admin. */
export const listings = (filter: Filter) =>
  infiniteQueryOptions({
    ...pagesOf([...propertyKeys.all, 'listings', filter], propertyApi.list, { query: filter }, PER_PAGE),
    placeholderData: keepPreviousData,
    select: pagesAsWritten,
  })

const pagesAsWritten = ({ pages, ...data }: InfiniteData<Paged<ListedProperty>>) => ({
  ...data,
  pages: pages.map((page) => ({ ...page, rows: page.rows.map((row): ListedProperty => asWritten(row)) })),
})

const MAX_SUGGESTED = 5

/** The newest listings that these words find, for an admin. */
export const listingsMatching = (q: string) =>
  queryOptions({
    queryKey: [...propertyKeys.all, 'listings', 'matching', q],
    queryFn: async () =>
      (await callPage(propertyApi.list, { query: { q, limit: `${MAX_SUGGESTED}` } })).rows.map(asWritten),
    staleTime: 60_000,
    retry: false,
  })

/** Fetches the listings with these ids that still exist: an agent's own (`email`), or all for an admin. */
export const readListings = async (ids: string[], email?: string): Promise<ListedProperty[]> =>
  (await call(propertyApi.list, { query: { email, ids: ids.join(',') } })).map(asWritten)

/** One of the person's own listings for the update form, never taken from the cache: the form must never show an old version. */
export const ownListing = (id: string) =>
  queryOptions({
    queryKey: ['ownListing', id],
    queryFn: async (): Promise<Property> => asWritten(await call(propertyApi.one, { params: { id } })),
    gcTime: 0,
    refetchOnWindowFocus: false, // it would reset the form while it is filled in
  })

/** Adds a listing. Like every change of a home it invalidates all lists of homes, also the public ones. */
export function useAddProperty() {
  const invalidate = useInvalidate(propertyKeys.all, figureKeys.all)
  return useMutation({
    mutationFn: (body: Sends<typeof propertyApi.create>['body']) => call(propertyApi.create, { body }),
    onSettled: () => void invalidate(),
  })
}

/** Updates a listing. The form's own query is refetched only after a failure: after a success the form closes, and the next one fetches. */
export function useUpdateProperty(id: string) {
  const client = useQueryClient()
  const invalidate = useInvalidate(propertyKeys.all, figureKeys.all)
  return useMutation({
    mutationFn: (body: Sends<typeof propertyApi.update>['body']) => call(propertyApi.update, { params: { id }, body }),
    onError: () => void client.invalidateQueries({ queryKey: ownListing(id).queryKey }),
    onSettled: () => void invalidate(),
  })
}

/** Deletes a listing, which closes its offers and removes it from wishlists. */
export function useDeleteProperty(id: string) {
  const invalidate = useInvalidate(propertyKeys.all, offerKeys.all, wishlistKeys.all, figureKeys.all)
  return useMutation({
    mutationFn: () => call(propertyApi.remove, { params: { id } }),
    onSettled: () => void invalidate(),
  })
}

/** Sets the state of the market, which may close its offers and viewings. */
export function useSetMarket(id: string) {
  const invalidate = useInvalidate(propertyKeys.all, offerKeys.all, wishlistKeys.all, figureKeys.all)
  return useMutation({
    mutationFn: (market: Market) => call(marketApi.set, { params: { id }, body: { market } }),
    onSettled: () => void invalidate(),
  })
}

type Decision = { status: PropertyStatus; reason?: string }
export function useDecideProperty(id: string) {
  const invalidate = useInvalidate(propertyKeys.all, figureKeys.all)
  return useMutation({
    mutationFn: (body: Decision) => call(propertyApi.decide, { params: { id }, body }),
    onSettled: () => void invalidate(),
  })
}

/** The pending homes before and after this one in the queue. */
export const decisionQueue = (id: string) =>
  queryOptions({
    queryKey: [...propertyKeys.all, 'queue', id],
    queryFn: () => call(decisionQueueApi.around, { params: { id } }),
  })
