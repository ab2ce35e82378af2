import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Sends } from '#contract/endpoint'
import { type ListedProperty, type PropertyStatus, propertyApi } from '#contract/property'
import { call } from '../../api/call.ts'
import { pagesOf } from '../../api/pages.ts'
import { useInvalidate } from '../../api/query-client.ts'
import { figureKeys } from '../../figures/figures.queries.ts'
import { offerKeys } from '../../offer/offer.queries.ts'
import { wishlistKeys } from '../../wishlist/wishlist.queries.ts'
import { propertyKeys } from '../property.queries.ts'

type Filter = Pick<NonNullable<Sends<typeof propertyApi.list>['query']>, 'email' | 'q' | 'status'>

const PER_PAGE = 20

/** Listings of every status, newest first: an agent's own (`email`), or all for an admin. */
export const listings = (filter: Filter) =>
  infiniteQueryOptions({
    ...pagesOf([...propertyKeys.all, 'listings', filter], propertyApi.list, { query: filter }, PER_PAGE),
    placeholderData: keepPreviousData,
  })

/** Those of these listings that are still there: an agent's own (`email`), or an admin's. */
export const readListings = async (ids: string[], email?: string): Promise<ListedProperty[]> =>
  call(propertyApi.list, { query: { email, ids: ids.join(',') } })

/** One's own listing as it is now, to be changed: a form that is opened again waits for it, and never begins with an old one. */
export const ownListing = (id: string) =>
  queryOptions({
    queryKey: ['ownListing', id],
    queryFn: () => call(propertyApi.one, { params: { id } }),
    gcTime: 0,
    refetchOnWindowFocus: false, // the form would begin again under the person's hands
  })

/** As every change of a home, it concerns every list of homes, also the public ones. */
export function useAddProperty() {
  const invalidate = useInvalidate(propertyKeys.all, figureKeys.all)
  return useMutation({
    mutationFn: (body: Sends<typeof propertyApi.create>['body']) => call(propertyApi.create, { body }),
    onSettled: () => void invalidate(),
  })
}

/** The form's own listing is asked for only after a refusal: a saved form is left, and the next one is to begin with an answer of its own. */
export function useUpdateProperty(id: string) {
  const client = useQueryClient()
  const invalidate = useInvalidate(propertyKeys.all, figureKeys.all)
  return useMutation({
    mutationFn: (body: Sends<typeof propertyApi.update>['body']) => call(propertyApi.update, { params: { id }, body }),
    onError: () => void client.invalidateQueries({ queryKey: ownListing(id).queryKey }),
    onSettled: () => void invalidate(),
  })
}

/** The offers on it close, and it leaves the wishlists. */
export function useDeleteProperty(id: string) {
  const invalidate = useInvalidate(propertyKeys.all, offerKeys.all, wishlistKeys.all, figureKeys.all)
  return useMutation({
    mutationFn: () => call(propertyApi.remove, { params: { id } }),
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
