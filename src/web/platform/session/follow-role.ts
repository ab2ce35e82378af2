import type { Role } from '#contract/user'
import * as t from '#messages/session'
import { toast } from '../../ui/feedback/toast.ts'
import { accessToken } from '../api/access-token.ts'
import { queryClient } from '../api/query-client.ts'
import { hasDrafts } from '../storage/kept-until-log-out.ts'
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
  if (person.role !== null && person.role !== status.role) showLostRole(person.email, status.role)
  queryClient.setQueryData(sessionQuery.queryKey, (now) =>
    now?.person === person ? { person: withStatus(person, status) } : now,
  )
}

/** Says why the pages of the former role close. */
function showLostRole(email: string, role: Role | null): void {
  const why = role === 'fraud' ? `${t.markedFraud()} ${t.pagesClosed()}` : t.pagesClosed()
  toast.failure(t.roleChanged(), { detail: hasDrafts(email) ? `${why} ${t.draftsKept()}` : why })
}
