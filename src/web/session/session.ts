import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from './auth.queries.ts'
import type { Person } from './session-state.ts'

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
