import { userApi } from '#contract/user'
import { accessToken } from '../api/access-token.ts'
import { isRefusal, messageOf, statusOf } from '../api/api-error.ts'
import { callAs } from '../api/call.ts'
import { followAccount } from '../language/choose-language.ts'
import { createIdentity } from '../providers/identity/create-identity.ts'
import type { IdentityUser, SignedIn } from '../providers/identity/identity.ts'
import { fetchRoleWithRetries } from './fetch-role.ts'
import { type IdTokenSource, renewToken } from './renew-token.ts'
import type { SessionState } from './session-state.ts'
import { signOutEverywhere } from './sign-out.ts'

/**
 * Returns the user who is signed in at the provider, with our token and their role (P-23). Never rejects. `by`: a
 * sign-in's result, which saves a request; or `google`, after which the name is sent (P-47).
 */
export async function resolveSession(by?: SignedIn | 'google'): Promise<SessionState> {
  const found = accessToken.read()
  try {
    const { user, idToken } = typeof by === 'object' ? by : await fromProvider(by === 'google')
    if (user) return personOf({ ...user, email: user.email.toLowerCase() }, idToken, by)
    if (accessToken.read() === found) accessToken.clear() // otherwise there was a sign-in on another tab
    return { person: null }
  } catch (error) {
    return signedOut(error)
  }
}

async function fromProvider(hasJustSignedIn: boolean): Promise<{ user?: IdentityUser; idToken?: IdTokenSource }> {
  const identity = await createIdentity()
  const idToken = hasJustSignedIn ? identity.idToken() : undefined
  idToken?.catch(() => {}) // handled where it is awaited
  return { user: await identity.currentUser(), idToken }
}

/**
 * Signs out a user whose token is refused or can't be issued (P-23). If fetching the role fails for another reason, the
 * token stays: public screens show a visitor, the others say so and try again.
 */
async function personOf(
  user: IdentityUser,
  idToken: IdTokenSource,
  by: SignedIn | 'google' | undefined,
): Promise<SessionState> {
  let token = accessToken.read()
  const isLatest = () => accessToken.read() === token // otherwise there was a sign-in on another tab
  try {
    const isAnothers = (accessToken.owner() ?? user.email) !== user.email
    if (isAnothers || accessToken.untilRenewal() <= 0) token = await renewToken(user.email, idToken)
  } catch (error) {
    return isLatest() ? turnedAway(error) : signedOut(error)
  }
  try {
    const [status, unsentName] = await Promise.all([
      fetchRoleWithRetries(user.email, token),
      by === 'google' ? sendName(user, token) : undefined,
    ])
    if (status.language) followAccount(status.language, by !== undefined)
    return { person: { ...user, ...status }, ...(unsentName !== undefined && { unsentName }) }
  } catch (error) {
    return isRefusal(error) && isLatest() ? turnedAway(error) : signedOut(error)
  }
}

const signedOut = (error: unknown): SessionState => ({
  person: null,
  because: messageOf(error),
  isUnread: accessToken.read() !== undefined,
})

async function turnedAway(error: unknown): Promise<SessionState> {
  await signOutEverywhere(error)
  return { person: null, because: messageOf(error), turnedAway: true }
}

const MAX_NAME_LENGTH = 20

/** Sends the name from Google (P-47). Returns the error message; 401 and 403 are thrown (P-55). */
async function sendName(user: IdentityUser, token: string | undefined): Promise<string | undefined> {
  try {
    await callAs(token ?? '', userApi.create, { body: { name: shortName(user), email: user.email } })
    return undefined
  } catch (error) {
    if ([401, 403].includes(statusOf(error))) throw error
    return messageOf(error)
  }
}

export function shortName({ displayName, email }: Pick<IdentityUser, 'displayName' | 'email'>): string {
  const name = displayName.trim() || (email.split('@')[0] ?? email)
  return name
    .slice(0, MAX_NAME_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
}
