import { userApi } from '#contract/user'
import { accessToken } from '../api/access-token.ts'
import { wordsOf } from '../api/api-error.ts'
import { callAs } from '../api/call.ts'
import { chosenIdentity } from '../providers/identity/chosen.ts'
import type { IdentityUser } from '../providers/identity/identity.ts'
import type { SessionState } from './auth.queries.ts'
import { renewToken } from './renew-token.ts'

/** Who is signed in at the provider, with a token of ours and their role (spec §4). It always ends, and never fails. */
export async function resolveSession(): Promise<SessionState> {
  const found = accessToken.read()
  try {
    const user = await (await chosenIdentity()).currentUser()
    if (user) return personOf(user)
    if (accessToken.read() === found) accessToken.clear() // else somebody has signed in meanwhile in another tab
    return { person: null }
  } catch (error) {
    return { person: null, because: wordsOf(error) }
  }
}

/** Without a token or a role, the person is signed out of the provider too and told why (decisions §2). */
async function personOf(user: IdentityUser): Promise<SessionState> {
  try {
    return { person: { ...user, role: await roleOf(user.email) } }
  } catch (error) {
    await signOutOfProvider()
    return { person: null, because: wordsOf(error), turnedAway: true }
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
