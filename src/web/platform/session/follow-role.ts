import { accessToken } from '../api/access-token.ts'
import { queryClient } from '../api/query-client.ts'
import { fetchRole, isSameStatus, withStatus } from './fetch-role.ts'
import { sessionQuery } from './session.ts'

const MIN_INTERVAL_MS = 60_000

/** Detects a role changed by an admin, at most once a minute and only while the page is visible. */
export function roleFollower(): () => Promise<void> {
  let askedAt = 0
  return async () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < MIN_INTERVAL_MS) return
    askedAt = Date.now()
    await refreshRole()
  }
}

export async function refreshRole(): Promise<void> {
  const person = queryClient.getQueryData(sessionQuery.queryKey)?.person
  if (!person) return
  const status = await fetchRole(person.email, accessToken.read())
  if (isSameStatus(status, person)) return
  queryClient.setQueryData(sessionQuery.queryKey, (now) =>
    now?.person === person ? { person: withStatus(person, status) } : now,
  )
}
