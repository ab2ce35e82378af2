import { userApi } from '#contract/user'
import { accessToken } from '../api/access-token.ts'
import { ApiError } from '../api/api-error.ts'
import { callAs } from '../api/call.ts'
import { chosenIdentity } from '../providers/identity/chosen.ts'
import type { SessionState } from './auth.queries.ts'
import { renewToken } from './renew-token.ts'

/**
 * Who is signed in at the provider, with a token of ours and their role (spec §4). It always ends: on any failure the person
 * is signed out of the provider too, and `because` tells why (decisions §2).
 */
export async function resolveSession(): Promise<SessionState> {
  try {
    const user = await (await chosenIdentity()).currentUser()
    if (user) return { person: { ...user, role: await roleOf(user.email) } }
    accessToken.clear()
    return { person: null }
  } catch (error) {
    await signOutOfProvider()
    const refused = error instanceof ApiError && [401, 403].includes(error.problem.status)
    return { person: null, because: error instanceof Error ? error.message : String(error), refused }
  }
}

async function roleOf(email: string) {
  if (accessToken.untilRenewal() <= 0) await renewToken(email)
  const { role } = await callAs(accessToken.read() ?? '', userApi.role, { params: { email } })
  return role ?? null
}

/** Best effort: who can't be reached can't be told, and the person is signed out here all the same. */
export async function signOutOfProvider(): Promise<void> {
  accessToken.clear()
  await chosenIdentity()
    .then((identity) => identity.logOut())
    .catch(() => {})
}
