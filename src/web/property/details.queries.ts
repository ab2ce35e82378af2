import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { agentApi } from '#contract/agent'
import type { Paged } from '#contract/list'
import { type Property, propertyApi } from '#contract/property'
import { propertyPicksApi } from '#contract/property-picks'
import { call } from '../platform/api/call.ts'
import { propertyKeys } from './property.queries.ts'

/** The document at the home's address contains the response. */
export const publicProperty = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: propertyKeys.public(id),
    queryFn: () => call(propertyApi.one, { params: { id } }),
    placeholderData: () => seenInList(id, client),
  })

/** Fields from the cache are shown until the response arrives. */
export const oneProperty = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: propertyKeys.one(id),
    queryFn: (): Promise<Property> => call(propertyApi.one, { params: { id } }),
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

export const oneAgent = (id: string) =>
  queryOptions({
    queryKey: [...propertyKeys.all, 'agent', id],
    queryFn: () => call(agentApi.one, { params: { id } }),
  })

export const similarHomes = (id: string) =>
  queryOptions({
    queryKey: [...propertyKeys.all, 'similar', id],
    queryFn: async () => (await call(propertyPicksApi.similar, { params: { id } })).homes,
  })

export const homesByIds = (ids: string[]) =>
  queryOptions({
    queryKey: [...propertyKeys.all, 'byIds', ids],
    queryFn: async () => (await call(propertyPicksApi.byIds, { query: { ids: ids.join(',') } })).homes,
  })
