import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
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
