import { queryOptions } from '@tanstack/react-query'
import { siteApi } from '#contract/site'
import { callAs } from './call.ts'

/**
 * The server's active providers, and whether it is the demo; fetched once per page. It is requested without a token:
 * signing out waits for this response, which a refused token would prevent.
 */
export const siteQuery = queryOptions({
  queryKey: ['site'],
  queryFn: () => callAs(undefined, siteApi.read, {}),
  staleTime: Number.POSITIVE_INFINITY,
})
