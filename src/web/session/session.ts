import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { queryClient } from '../api/query-client.ts'
import type { SignedIn } from '../providers/identity/identity.ts'
import { browserStorage } from '../storage/browser-storage.ts'
import { resolveSession } from './resolve-session.ts'
import type { Person, SessionState } from './session-state.ts'

/** The key of the role that the dashboard was shown with last in this browser: empty for an ordinary user. */
export const LAST_ROLE = 'last-role'

/** `resolving` until both the person and their role are known (P-23). */
export type Session = { status: 'resolving' } | { status: 'signedOut' } | ({ status: 'signedIn' } & Person)

export function useSession(): Session {
  const { data } = useQuery(sessionQuery)
  if (data === undefined) return { status: 'resolving' }
  return data.person ? { status: 'signedIn', ...data.person } : { status: 'signedOut' }
}

/** The reason why the person was signed out, when they did not choose it. */
export function useSignedOutReason(): string | undefined {
  const { data } = useQuery(sessionQuery)
  return data?.person === null ? data.because : undefined
}

/** Asked once; from then on it changes by login, logout and what other tabs do. It never fails: see `because`. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () => resolveSession(),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
})

/** The session of a visitor who returns from Google. */
export const googleSessionQuery = queryOptions({ ...sessionQuery, queryFn: () => resolveSession('google') })

/** Resolves the session again after it changed at the provider, and drops the previous person's rows. `by`: how they have just signed in. */
export async function refreshSession(by?: SignedIn | 'google'): Promise<SessionState> {
  await queryClient.cancelQueries(sessionQuery)
  queryClient.removeQueries({
    type: 'inactive',
    predicate: ({ queryKey }) => queryKey[0] !== 'session' && queryKey[0] !== 'site',
  })
  return queryClient.fetchQuery({ ...sessionQuery, queryFn: () => resolveSession(by), staleTime: 0 })
}

/** Shows the page signed out from now on; the provider is signed out elsewhere. */
export function forgetSession(because?: string): void {
  const state: SessionState = { person: null, because }
  browserStorage.remove(LAST_ROLE)
  queryClient.setQueryData(sessionQuery.queryKey, state)
}

/** Shows a changed name and photo on every screen. */
export function changePerson(change: Pick<Person, 'displayName' | 'photoURL'>): void {
  queryClient.setQueryData(sessionQuery.queryKey, (state: SessionState | undefined) =>
    state?.person ? { person: { ...state.person, ...change } } : state,
  )
}

/** The `handle` of a route with a placeholder of its own until the session is known. */
export type WaitingHandle = { Waiting: ComponentType }
