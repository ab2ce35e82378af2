import { accessToken } from '../api/access-token.ts'
import { isRefusal, messageOf } from '../api/api-error.ts'
import { chosenIdentity } from '../providers/identity/chosen.ts'
import type { IdentityUser, SignedIn } from '../providers/identity/identity.ts'
import { readStandingPatiently } from './read-standing.ts'
import { renewToken } from './renew-token.ts'
import type { SessionState } from './session-state.ts'
import { signOutEverywhere } from './sign-out.ts'

/**
 * Who is signed in at the provider, with a token of ours and their role (P-23). It always ends, and never fails. `signedIn`: who has
 * just signed in, whom the provider need not be asked for.
 */
export async function resolveSession(signedIn?: SignedIn): Promise<SessionState> {
  const found = accessToken.read()
  try {
    const user = signedIn?.user ?? (await (await chosenIdentity()).currentUser())
    if (user) return personOf({ ...user, email: user.email.toLowerCase() }, signedIn?.idToken)
    if (accessToken.read() === found) accessToken.clear() // otherwise someone signed in on another tab meanwhile
    return { person: null }
  } catch (error) {
    return signedOut(error)
  }
}

/** Who gets no token, or is refused with it, is signed out (P-23). A failure with the role alone keeps both for a reload. */
async function personOf(user: IdentityUser, idToken?: string): Promise<SessionState> {
  let token = accessToken.read()
  const isLatest = () => accessToken.read() === token // otherwise someone signed in on another tab meanwhile
  try {
    if (accessToken.untilRenewal() <= 0) token = await renewToken(user.email, idToken)
  } catch (error) {
    return isLatest() ? turnedAway(error) : signedOut(error)
  }
  try {
    return { person: { ...user, ...(await readStandingPatiently(user.email, token)) } }
  } catch (error) {
    return isRefusal(error) && isLatest() ? turnedAway(error) : signedOut(error)
  }
}

const signedOut = (error: unknown): SessionState => ({ person: null, because: messageOf(error) })

async function turnedAway(error: unknown): Promise<SessionState> {
  await signOutEverywhere(error)
  return { person: null, because: messageOf(error), turnedAway: true }
}
