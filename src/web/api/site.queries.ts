import { queryOptions } from '@tanstack/react-query'
import { siteApi } from '#contract/site'
import { call } from './call.ts'

/** Which providers the server has on, and whether it is the demo; it does not change while the page lives. */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: () => call(siteApi.read, {}),
  staleTime: Number.POSITIVE_INFINITY,
})
