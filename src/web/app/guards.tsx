import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { Navigate, Outlet, useLocation, useMatches } from 'react-router'
import type { Role } from '#contract/user'
import { SlowSignInNotice } from '../auth/SlowSignInNotice.tsx'
import { paths } from '../platform/navigation/paths.ts'
import type { LoginState } from '../platform/session/return-path.ts'
import { sessionQuery, useSession, type WaitingHandle } from '../platform/session/session.ts'
import { LoadingBar } from '../ui/LoadingBar.tsx'
import { FailedState } from '../ui/list/FailedState.tsx'

/** Redirects visitors to the login page, which returns to this path afterwards (P-9). */
export function SignedInOnly() {
  const { data, isFetching, refetch } = useQuery(sessionQuery)
  const { pathname, search, hash, state: returnState } = useLocation()
  const from = pathname + search + hash
  const state = useMemo((): LoginState => ({ from, ...(returnState && { returnState }) }), [from, returnState]) // memoized, because a new state would navigate again
  const isShown = useDeferredValue(!!data?.person) // rendered without blocking clicks
  if (data?.isUnread)
    return (
      <div className="page section">
        <FailedState onRetry={refetch} busy={isFetching}>
          {data.because}
        </FailedState>
      </div>
    )
  if (data?.person === null) return <Navigate to={paths.login} state={state} replace />
  if (!isShown || !data) return <WaitingScreen />
  return <Outlet key={data.person.email} /> // the key resets all state when the user changes
}

function WaitingScreen() {
  const handles = useMatches().map(({ handle }) => (handle as Partial<WaitingHandle> | undefined)?.Waiting) // the only `handle` of routes
  const Waiting = handles.findLast(Boolean) ?? LoadingBar
  return (
    <>
      {/* Over the screen, so that nothing moves when it comes. */}
      <SlowSignInNotice className="fixed inset-x-4 bottom-6 z-50 mx-auto w-fit rounded-2xl bg-sunken px-5 py-3 text-center font-medium empty:hidden" />
      <Waiting />
    </>
  )
}

/**
 * Redirects other roles to the home page (P-9), and an admin without the required two-factor authentication to its
 * setup. Must be inside `SignedInOnly`.
 */
export function RoleOnly({ roles }: { roles: readonly Role[] }) {
  const session = useSession()
  const { key } = useLocation()
  if (session.status === 'signedIn' && session.mustSetUpSecondFactor && roles.includes('admin'))
    return <Navigate key={key} to={paths.security} replace />
  const mayPass = session.status === 'signedIn' && session.role !== null && roles.includes(session.role)
  return mayPass ? <Outlet /> : <Navigate key={key} to={paths.home} replace /> // the key redirects once for each address
}
