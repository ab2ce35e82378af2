import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { queryClient } from '../api/query-client.ts'
import type { SignedIn } from '../providers/identity/identity.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { resolveSession } from './resolve-session.ts'
import type { Person, SessionState } from './session-state.ts'

export const LAST_ROLE = 'last-role'

/** The session. It is `resolving` until both the user and their role are known (P-23). */
export type Session = { status: 'resolving' } | { status: 'signedOut' } | ({ status: 'signedIn' } & Person)

export function useSession(): Session {
  const { data } = useQuery(sessionQuery)
  if (data === undefined) return { status: 'resolving' }
  return data.person ? { status: 'signedIn', ...data.person } : { status: 'signedOut' }
}

/** The session's query: resolved once, then updated by login, logout and other tabs. It never fails: see `because`. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => resolveSession(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnReconnect: ({ state }) => (state.data?.isUnread ? 'always' : false),
})

export const googleSessionQuery = queryOptions({ ...sessionQuery, queryFn: () => resolveSession('google') })

export async function refreshSession(by?: SignedIn | 'google'): Promise<SessionState> {
  await queryClient.cancelQueries(sessionQuery)
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey }) => queryKey[0] !== 'session' && queryKey[0] !== 'site',
  })
  return queryClient.fetchQuery({ ...sessionQuery, queryFn: () => resolveSession(by), staleTime: 0 })
}

export function forgetSession(because?: string): void {
  const state: SessionState = { person: null, because }
  browserStorage.remove(LAST_ROLE)
  queryClient.setQueryData(sessionQuery.queryKey, state)
}

export type WaitingHandle = { Waiting: ComponentType }
