import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Sends } from '#contract/endpoint'
import { type PropertyStatus, propertyApi } from '#contract/property'
import { call, callPage } from '../api/call.ts'
import { propertyKeys } from './property.queries.ts'

type Filter = Pick<NonNullable<Sends<typeof propertyApi.list>['query']>, 'email' | 'q' | 'status'>

const PER_PAGE = '20'

/** Listings of every status, newest first: an agent's own (`email`), or all for an admin. */
export const listings = (filter: Filter) =>
  infiniteQueryOptions({
    queryKey: [...propertyKeys.all, 'listings', filter],
    queryFn: ({ pageParam }) =>
      callPage(propertyApi.list, { query: { ...filter, limit: PER_PAGE, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  })

/** One's own listing as it is now, to be changed. */
export const ownListing = (id: string) =>
  queryOptions({
    queryKey: [...propertyKeys.one(id), 'own'],
    queryFn: () => call(propertyApi.one, { params: { id } }),
    refetchOnWindowFocus: false, // the form would begin anew under the person's hands
  })

/** Every list of homes, also the public ones, is asked for anew when one has changed, or is no longer what was thought. */
function useAskAnew() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: propertyKeys.all })
}

export function useAddProperty() {
  const askAnew = useAskAnew()
  return useMutation({
    mutationFn: (body: Sends<typeof propertyApi.create>['body']) => call(propertyApi.create, { body }),
    onSettled: () => void askAnew(),
  })
}

export function useUpdateProperty(id: string) {
  const askAnew = useAskAnew()
  return useMutation({
    mutationFn: (body: Sends<typeof propertyApi.update>['body']) => call(propertyApi.update, { params: { id }, body }),
    onSettled: () => void askAnew(),
  })
}

export function useDeleteProperty(id: string) {
  const askAnew = useAskAnew()
  return useMutation({
    mutationFn: () => call(propertyApi.remove, { params: { id } }),
    onSettled: () => void askAnew(),
  })
}

type Decision = { status: PropertyStatus; reason?: string }
type Told = { onSuccess: () => void; onError: (error: Error) => void }

/** Verifies or rejects. It is told first; then the lists come anew, and until they are there the decision is under way. */
export function useDecideProperty(id: string, told: Told) {
  const askAnew = useAskAnew()
  return useMutation({
    mutationFn: (body: Decision) => call(propertyApi.decide, { params: { id }, body }),
    ...told,
    onSettled: askAnew,
  })
}
