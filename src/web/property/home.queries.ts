import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { agentApi } from '#contract/agent'
import { type Property, propertyApi } from '#contract/property'
import { propertyPicksApi } from '#contract/property-picks'
import { call } from '../platform/api/call.ts'
import { queryKeys } from '../platform/api/query-keys.ts'
import { propertyKeys, seenInList } from './property.queries.ts'

export const oneProperty = (id: string, client: QueryClient) =>
  queryOptions({
    queryKey: propertyKeys.one(id),
    queryFn: (): Promise<Property> => call(propertyApi.one, { params: { id } }),
    placeholderData: () => client.getQueryData<Property>(propertyKeys.public(id)) ?? seenInList(id, client),
  })

export const oneAgent = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.property, 'agent', id],
    queryFn: () => call(agentApi.one, { params: { id } }),
  })

export const similarHomes = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.property, 'similar', id],
    queryFn: async () => (await call(propertyPicksApi.similar, { params: { id } })).homes,
  })

export const homesByIds = (ids: string[]) =>
  queryOptions({
    queryKey: [...queryKeys.property, 'byIds', ids],
    queryFn: async () => (await call(propertyPicksApi.byIds, { query: { ids: ids.join(',') } })).homes,
  })
