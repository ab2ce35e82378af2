import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { agentApi } from '#contract/agent'
import type { Paged } from '#contract/list'
import { type Property, propertyApi } from '#contract/property'
import { propertyPicksApi } from '#contract/property-picks'
import { call } from '../api/call.ts'
import { callPage, pagesOf } from '../api/pages.ts'
import type { SearchQuery } from './search-in-url.ts'

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

/** The public search, page by page; the previous results stay on the screen until the next ones arrive. */
export const propertySearch = (search: SearchQuery) =>
  infiniteQueryOptions({
    ...pagesOf([...propertyKeys.verified, 'search', search], propertyApi.verified, { query: search }),
    placeholderData: keepPreviousData,
  })

/** One home as visitors see it; the document at its address contains the response. */
export const publicProperty = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: propertyKeys.public(id),
    queryFn: () => call(propertyApi.one, { params: { id } }),
    placeholderData: () => seenInList(id, client),
  })

/** One home; the fields already in the cache are shown until the response arrives. */
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

/** The number of homes for each filter option; the previous counts stay on the screen until the next ones arrive. */
export const propertyFacets = ({ sort: _sort, ...filters }: SearchQuery) =>
  queryOptions({
    queryKey: [...propertyKeys.all, 'facets', filters],
    queryFn: () => call(propertyApi.facets, { query: filters }),
    placeholderData: keepPreviousData,
  })

const MIN_TYPED = 2

/** Suggested places and homes for the typed text. A late response belongs to another query key, and isn't shown. */
export const suggestionsFor = (typed: string) =>
  queryOptions({
    queryKey: [...propertyKeys.all, 'suggestions', typed],
    queryFn: () => call(propertyApi.suggestions, { query: { q: typed } }),
    enabled: typed.length >= MIN_TYPED,
    staleTime: 60_000,
    retry: false, // a search works without them
  })

/** An agent's public page; its numbers change with every home. */
export const oneAgent = (id: string) =>
  queryOptions({
    queryKey: [...propertyKeys.all, 'agent', id],
    queryFn: () => call(agentApi.one, { params: { id } }),
  })

/** Homes like this one. */
export const similarHomes = (id: string) =>
  queryOptions({
    queryKey: [...propertyKeys.all, 'similar', id],
    queryFn: async () => (await call(propertyPicksApi.similar, { params: { id } })).homes,
  })

/** The homes with these ids that are for sale. */
export const homesByIds = (ids: string[]) =>
  queryOptions({
    queryKey: [...propertyKeys.all, 'byIds', ids],
    queryFn: async () => (await call(propertyPicksApi.byIds, { query: { ids: ids.join(',') } })).homes,
  })
