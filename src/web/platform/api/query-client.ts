import { MutationCache, QueryCache, QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { isConflict, isNotThere, mayPass, statusOf } from './api-error.ts'
import { queryKeys } from './query-keys.ts'

const MAX_RETRIES = 2

/**
 * The cache of the server's responses. `always`: offline is an error to show instead of an endless wait; failed queries
 * are refetched when the connection is back.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => queryKey[0] !== queryKeys.property[0] && refetchHomeAfter(error),
  }),
  mutationCache: new MutationCache({ onError: refetchHomeAfter }),
  defaultOptions: {
    queries: { networkMode: 'always', staleTime: 15_000, retry: mayRetry, refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
})

function mayRetry(failures: number, error: Error): boolean {
  return navigator.onLine && failures < MAX_RETRIES && mayPass(error) && statusOf(error) !== 429
}

/** Refetches the home of the open page after a 404 or 409: it may be gone, or changed. */
export function refetchHomeAfter(error: unknown): void {
  if (isNotThere(error) || isConflict(error))
    void queryClient.invalidateQueries({ queryKey: [...queryKeys.property, 'one'] })
}

/** Invalidates every query under these keys: visible ones are refetched now, others when they are opened. */
export function useInvalidate(...keys: QueryKey[]) {
  const client = useQueryClient()
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
