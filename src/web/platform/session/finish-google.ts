import { type LoaderFunctionArgs, redirect } from 'react-router'
import * as t from '#messages/google'
import { toast } from '../../ui/feedback/toast.ts'
import { queryClient } from '../api/query-client.ts'
import { paths } from '../navigation/paths.ts'
import { ownPath, withReturnPath } from './return-path.ts'
import { googleSessionQuery, refreshSession, sessionQuery } from './session.ts'

export async function finishGoogle({ request }: LoaderFunctionArgs) {
  const returnTo = ownPath(new URL(request.url).searchParams.get('from'))
  const isSignedIn = await completeGoogle()
  return redirect(isSignedIn ? returnTo : withReturnPath(paths.login, returnTo))
}

/**
 * Completes a sign-in with Google and sends the name from Google to our server (P-47). Returns true if the visitor is
 * signed in.
 */
export async function completeGoogle(): Promise<boolean> {
  const known = queryClient.getQueryData(sessionQuery.queryKey)
  const state = known ? await refreshSession('google') : await queryClient.fetchQuery(googleSessionQuery)
  if (!state.person) return false
  if (state.unsentName === undefined) toast.success(t.loggedIn())
  else toast.failure(t.somethingWrong(), { detail: state.unsentName })
  return true
}

const refusals: Record<string, () => string> = {
  account_not_linked: t.hasPassword,
  second_factor: t.secondFactor,
  access_denied: t.cancelled,
  email_not_found: t.noEmail,
  email_not_verified: t.emailNotVerified,
  signup_disabled: t.noAccount,
  state_mismatch: t.tookTooLong,
  state_not_found: t.tookTooLong,
  please_restart_the_process: t.tookTooLong,
}

export function googleRefusal(code: string | null): string | undefined {
  if (!code) return undefined
  return (refusals[code.toLowerCase()] ?? t.didNotWork)()
}
