import { QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { mayPass, statusOf } from './api-error.ts'

const MAX_RETRIES = 2

/**
 * The one cache of what the server answered. `always`: offline is an error to show, not a wait without end; what failed is asked for
 * again when the connection is back.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode: 'always', staleTime: 15_000, retry: mayRetry, refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
})

/** Without a connection there is no use in trying; after a 429, nor is there right away. */
function mayRetry(failures: number, error: Error): boolean {
  return navigator.onLine && failures < MAX_RETRIES && mayPass(error) && statusOf(error) !== 429
}

/** Asks again for everything under these keys: at once for what is on the screen, until it is there; else when it is opened. */
export function useInvalidate(...keys: QueryKey[]) {
  const client = useQueryClient()
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
