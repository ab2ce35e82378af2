import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Paged } from '#contract/list'
import { type Property, propertyApi } from '#contract/property'
import type { WholeListing } from '#contract/whole-listing'
import { call } from '../platform/api/call.ts'
import { callPage } from '../platform/api/pages.ts'
import { queryKeys } from '../platform/api/query-keys.ts'

export const propertyKeys = {
  verified: [...queryKeys.property, 'verified'] as const,
  one: (id: string) => [...queryKeys.property, 'one', id] as const,
  public: (id: string) => [...queryKeys.property, 'public', id] as const,
}

export const newestProperties = (count: number) =>
  queryOptions({
    queryKey: [...propertyKeys.verified, 'newest', count],
    queryFn: async () => (await callPage(propertyApi.verified, { query: { limit: `${count}` } })).rows,
  })

const MIN_TYPED = 2

/**
 * Suggestions for a typed text of at least two characters. Each text has its own query, so a late response is never
 * shown for another text.
 */
export const suggestionsFor = (typed: string) =>
  queryOptions({
    queryKey: [...queryKeys.property, 'suggestions', typed],
    queryFn: () => call(propertyApi.suggestions, { query: { q: typed } }),
    enabled: typed.length >= MIN_TYPED,
    staleTime: 60_000,
    retry: false, // a search works without them
  })

export const asWritten = <Listing extends { whole?: WholeListing | undefined }>({
  whole,
  ...listing
}: Listing): Omit<Listing, 'whole'> => (whole ? { ...listing, ...pointless, ...whole } : listing)

const pointless = { latitude: undefined, longitude: undefined, precision: undefined }

/**
 * A public home. The document at its address already contains the response; elsewhere, the row of a loaded list is
 * shown until it arrives.
 */
export const publicProperty = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: propertyKeys.public(id),
    queryFn: () => call(propertyApi.one, { params: { id } }),
    placeholderData: () => seenInList(id, client),
  })

type Lists = Property[] | { pages: Paged<Property>[] } | undefined

export function seenInList(id: string, client: QueryClient): Property | undefined {
  const lists = client.getQueriesData<Lists>({ queryKey: propertyKeys.verified })
  const rows = lists.flatMap(([, list]) =>
    Array.isArray(list) ? list : (list?.pages.flatMap((page) => page.rows) ?? []),
  )
  return rows.find((property) => property._id === id)
}
