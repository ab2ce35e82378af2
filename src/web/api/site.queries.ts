import { queryOptions } from '@tanstack/react-query'
import { siteApi } from '#contract/site'
import { callAs } from './call.ts'

/**
 * Which providers the server has on, and whether it is the demo; it does not change while the page lives. Asked without a token:
 * signing out waits for this answer, which a refused token would keep away.
 */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: () => callAs(undefined, siteApi.read, {}),
  staleTime: Number.POSITIVE_INFINITY,
})
