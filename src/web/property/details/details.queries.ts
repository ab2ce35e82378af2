import { queryOptions } from '@tanstack/react-query'
import { propertyPicksApi } from '#contract/property-picks'
import { call } from '../../api/call.ts'
import { propertyKeys } from '../property.queries.ts'

/** Homes like this one. */
export const similarHomes = (id: string) =>
  queryOptions({
    queryKey: [...propertyKeys.all, 'similar', id],
    queryFn: async () => (await call(propertyPicksApi.similar, { params: { id } })).homes,
  })

/** Those of these homes that are for sale. */
export const homesByIds = (ids: string[]) =>
  queryOptions({
    queryKey: [...propertyKeys.all, 'byIds', ids],
    queryFn: async () => (await call(propertyPicksApi.byIds, { query: { ids: ids.join(',') } })).homes,
  })
