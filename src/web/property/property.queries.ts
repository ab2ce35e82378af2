import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Paged } from '#contract/list'
import { type Property, propertyApi } from '#contract/property'
import { call } from '../api/call.ts'
import { callPage, pagesOf } from '../api/pages.ts'
import type { SearchSent } from './search-in-url.ts'

export const propertyKeys = {
  all: ['property'] as const,
  verified: ['property', 'verified'] as const,
  one: (id: string) => ['property', 'one', id] as const,
  public: (id: string) => ['property', 'public', id] as const,
}

/** The newest verified homes, for the home page. */
export const newestProperties = (count: number) =>
  queryOptions({
    queryKey: [...propertyKeys.verified, 'newest', count],
    queryFn: async () => (await callPage(propertyApi.verified, { query: { limit: `${count}` } })).rows,
  })

/** The public search, page by page; the last answer stays on the screen until the next is there. */
export const propertySearch = (search: SearchSent) =>
  infiniteQueryOptions({
    ...pagesOf([...propertyKeys.verified, 'search', search], propertyApi.verified, { query: search }),
    placeholderData: keepPreviousData,
  })

/** One home as a visitor may see it, which the document at its address brings along. */
export const publicProperty = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: propertyKeys.public(id),
    queryFn: () => call(propertyApi.one, { params: { id } }),
    placeholderData: () => seenInList(id, client),
  })

/** One home; what is already known of it is shown until the answer is there. */
export const oneProperty = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: propertyKeys.one(id),
    queryFn: () => call(propertyApi.one, { params: { id } }),
    placeholderData: () => client.getQueryData<Property>(propertyKeys.public(id)) ?? seenInList(id, client),
  })

type Lists = Property[] | { pages: Paged<Property>[] } | undefined

function seenInList(id: string, client: QueryClient): Property | undefined {
  const lists = client.getQueriesData<Lists>({ queryKey: propertyKeys.verified })
  const rows = lists.flatMap(([, list]) =>
    Array.isArray(list) ? list : (list?.pages.flatMap((page) => page.rows) ?? []),
  )
  return rows.find((property) => property._id === id)
}

/** How many homes each choice of a filter would give; the last answer stays on the screen until the next is there. */
export const propertyFacets = ({ sort: _sort, ...filters }: SearchSent) =>
  queryOptions({
    queryKey: [...propertyKeys.all, 'facets', filters],
    queryFn: () => call(propertyApi.facets, { query: filters }),
    placeholderData: keepPreviousData,
  })

const MIN_TYPED = 2

/** Places and homes for what is being typed. An answer that was overtaken by more typing is another query's, and not shown. */
export const suggestionsFor = (typed: string) =>
  queryOptions({
    queryKey: [...propertyKeys.all, 'suggestions', typed],
    queryFn: () => call(propertyApi.suggestions, { query: { q: typed } }),
    enabled: typed.length >= MIN_TYPED,
    staleTime: 60_000,
    retry: false, // a search works without them
  })
