import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { agentApi } from '#contract/agent'
import { propertyApi } from '#contract/property'
import { propertySentenceApi } from '#contract/property-sentence'
import { call } from '../platform/api/call.ts'
import { pagesOf } from '../platform/api/pages.ts'
import { queryKeys } from '../platform/api/query-keys.ts'
import { propertyKeys } from '../property/property.queries.ts'
import type { SearchQuery } from './search-in-url.ts'

export const propertySearch = (search: SearchQuery) =>
  infiniteQueryOptions({
    ...pagesOf([...propertyKeys.verified, 'search', search], propertyApi.verified, { query: search }),
    placeholderData: keepPreviousData,
  })

export const understood = (q: string) =>
  queryOptions({
    queryKey: [...queryKeys.property, 'understood', q],
    queryFn: () => call(propertySentenceApi.understood, { query: { q } }),
  })

export const propertyFacets = ({ sort: _sort, ...filters }: SearchQuery) =>
  queryOptions({
    queryKey: [...queryKeys.property, 'facets', filters],
    queryFn: () => call(propertyApi.facets, { query: filters }),
    placeholderData: keepPreviousData,
  })

const MIN_TYPED = 2

/** As `suggestionsFor`: each text has its own query, so a late response is never shown for another text. */
export const agentsNamed = (typed: string) =>
  queryOptions({
    queryKey: [...queryKeys.property, 'agentsNamed', typed],
    queryFn: async () => (await call(agentApi.named, { query: { q: typed } })).agents,
    enabled: typed.length >= MIN_TYPED,
    staleTime: 60_000,
  })
