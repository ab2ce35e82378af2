import { type LoaderFunctionArgs, redirect } from 'react-router'
import { userApi } from '#contract/user'
import { messageOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { queryClient } from '../api/query-client.ts'
import { paths } from '../navigation/paths.ts'
import { toast } from '../ui/feedback/toast.ts'
import { refreshSession, sessionQuery } from './auth.queries.ts'
import { ownPath } from './own-path.ts'
import type { Person } from './session-state.ts'
import { withWanted } from './wanted-path.ts'

const MAX_NAME_LENGTH = 20

/** Where Google sends a visitor back to: completes the sign-in, and goes where they wanted to. */
export async function finishGoogle({ request }: LoaderFunctionArgs) {
  const wanted = ownPath(new URL(request.url).searchParams.get('from'))
  const isSignedIn = await completeGoogle()
  return redirect(isSignedIn ? wanted : withWanted(paths.login, wanted))
}

/** The last step of Google sign-in: resolves the session and sends the name (P-47). Returns whether the visitor is signed in. */
export async function completeGoogle(): Promise<boolean> {
  const known = queryClient.getQueryData(sessionQuery.queryKey)
  const { person } = known ? await refreshSession() : await queryClient.fetchQuery(sessionQuery)
  if (!person) return false
  try {
    await call(userApi.create, { body: { name: shortName(person), email: person.email } })
    toast.success('Login Successfully.')
  } catch (error) {
    toast.failure(messageOf(error))
  }
  return true
}

/** Google's names may be longer than ours; half a character at the cut is dropped. */
export function shortName({ displayName, email }: Pick<Person, 'displayName' | 'email'>): string {
  const name = displayName.trim() || (email.split('@')[0] ?? email)
  return name
    .slice(0, MAX_NAME_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}
