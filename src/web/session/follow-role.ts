import { accessToken } from '../api/access-token.ts'
import { queryClient } from '../api/query-client.ts'
import { sessionQuery } from './auth.queries.ts'
import { readRole } from './read-role.ts'

const MIN_INTERVAL_MS = 60_000

/**
 * Returns a call that sees whether an admin has given or taken the role of whoever is signed in. It asks once a minute at
 * most, and only for a page that is seen; what it finds goes to the person it was asked about, or to nobody.
 */
export function roleFollower(): () => Promise<void> {
  let asked = 0
  return async () => {
    const person = queryClient.getQueryData(sessionQuery.queryKey)?.person
    if (!person || document.visibilityState !== 'visible' || Date.now() - asked < MIN_INTERVAL_MS) return
    asked = Date.now()
    const role = await readRole(person.email, accessToken.read())
    if (role === person.role) return
    queryClient.setQueryData(sessionQuery.queryKey, (now) =>
      now?.person === person ? { person: { ...person, role } } : now,
    )
  }
}
