import { type LoaderFunctionArgs, redirect } from 'react-router'
import { queryClient } from '../api/query-client.ts'
import { paths } from '../navigation/paths.ts'
import { toast } from '../ui/feedback/toast.ts'
import { googleSessionQuery, refreshSession, sessionQuery } from './auth.queries.ts'
import { ownPath } from './own-path.ts'
import { withWanted } from './return-path.ts'

/** Where Google sends a visitor back to: completes the sign-in, and goes where they wanted to. */
export async function finishGoogle({ request }: LoaderFunctionArgs) {
  const wanted = ownPath(new URL(request.url).searchParams.get('from'))
  const isSignedIn = await completeGoogle()
  return redirect(isSignedIn ? wanted : withWanted(paths.login, wanted))
}

/** The last step of Google sign-in: resolves the session, which sends the name (P-47). Returns whether the visitor is signed in. */
export async function completeGoogle(): Promise<boolean> {
  const known = queryClient.getQueryData(sessionQuery.queryKey)
  const state = known ? await refreshSession('google') : await queryClient.fetchQuery(googleSessionQuery)
  if (!state.person) return false
  if (state.unsentName === undefined) toast.success('Login Successfully.')
  else toast.failure('Something is Wrong!', { detail: state.unsentName })
  return true
}
