import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { propertyApi } from '#contract/property'
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
