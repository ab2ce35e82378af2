import { type LoaderFunctionArgs, redirect } from 'react-router'
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
  if (state.unsentName === undefined) toast.success('Login Successfully.')
  else toast.failure('Something is Wrong!', { detail: state.unsentName })
  return true
}

const refusals: Record<string, string> = {
  account_not_linked:
    'This e-mail already has an account with a password. Please log in with that password instead of Google.',
  second_factor: 'This account uses two-factor authentication. Please log in with your password and a code.',
  access_denied: 'Google sign-in was cancelled. You can try again, or log in with your e-mail and password.',
  email_not_found: 'Google did not share your e-mail address, so we could not sign you in.',
  email_not_verified: 'Google has not verified your e-mail address yet. Please verify it there and try again.',
  signup_disabled: 'There is no account for this Google address yet. Please register first.',
  state_mismatch: 'This sign-in took too long or was started in another window. Please try again.',
  state_not_found: 'This sign-in took too long or was started in another window. Please try again.',
  please_restart_the_process: 'This sign-in took too long or was started in another window. Please try again.',
}

export function googleRefusal(code: string | null): string | undefined {
  if (!code) return undefined
  return refusals[code.toLowerCase()] ?? 'Google sign-in did not work. Please try again, or log in with your password.'
}
