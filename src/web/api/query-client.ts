import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const TRIES = 2

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

/** Trouble on the way or on the server may pass; a refusal stays one, and without a connection there is no use in trying. */
function mayRetry(failures: number, error: Error): boolean {
  const status = error instanceof ApiError ? error.problem.status : 0
  return navigator.onLine && failures < TRIES && (status === 0 || status >= 500)
}
