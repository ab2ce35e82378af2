import { type LoaderFunctionArgs, redirect } from 'react-router'
import { userApi } from '#contract/user'
import { wordsOf } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { queryClient } from '../api/query-client.ts'
import { paths } from '../app/paths.ts'
import { toast } from '../ui/toast.ts'
import { type Person, refreshSession, sessionQuery } from './auth.queries.ts'
import { ownPath } from './own-path.ts'
import { withWanted } from './wanted-path.ts'

const LONGEST_NAME = 20

/** The last step of Google sign-in: resolves the session, sends the name (spec §7), and goes where the visitor wanted to. */
export async function finishGoogle({ request }: LoaderFunctionArgs) {
  const wanted = ownPath(new URL(request.url).searchParams.get('from'))
  const known = queryClient.getQueryData(sessionQuery.queryKey)
  const { person } = known ? await refreshSession() : await queryClient.fetchQuery(sessionQuery)
  if (!person) return redirect(withWanted(paths.login, wanted))
  try {
    await call(userApi.create, { body: { name: shortName(person), email: person.email } })
  } catch (error) {
    toast.failure(wordsOf(error))
    return redirect(wanted)
  }
  toast.success('Login Successfully.')
  return redirect(wanted)
}

/** Google's names may be longer than ours; half a character at the cut is dropped. */
export function shortName({ displayName, email }: Pick<Person, 'displayName' | 'email'>): string {
  const name = displayName.trim() || (email.split('@')[0] ?? email)
  return name
    .slice(0, LONGEST_NAME)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}
