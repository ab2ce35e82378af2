import { ACCESS_TOKEN, accessToken } from '../api/access-token.ts'
import { type ApiError, isRefusal } from '../api/api-error.ts'
import { watchSignIn } from '../api/as-signed-in.ts'
import { queryClient } from '../api/query-client.ts'
import { paths } from '../navigation/paths.ts'
import { roleFollower } from './follow-role.ts'
import { hasLoggedOut } from './log-out.ts'
import { renewToken } from './renew-token.ts'
import { forgetSession, googleSessionQuery, refreshSession, sessionQuery } from './session.ts'
import type { SessionState } from './session-state.ts'
import { signOutEverywhere } from './sign-out.ts'

const LOOK_EVERY = 60_000

/**
 * Begins to ask who is signed in, and keeps it true while the page lives: the token is renewed before it ends, other tabs are
 * followed, a role that was changed is seen, and a refused call signs the person out and goes `toLogin`. `path`: of the screen
 * that the page is opened at. Returns the call that ends all of it.
 */
export function startSession(toLogin: () => void, path: string): () => void {
  if (accessToken.hasEnded()) accessToken.clear()
  const turnedAway = async (error: ApiError) => {
    if (await hasLoggedOut()) return // the call was on its way when the sign-in ended
    toLogin()
    forgetSession(error.message)
    await signOutEverywhere(error)
  }
  const settle = (asking: Promise<SessionState>) =>
    void asking.then(
      (state) => !state.person && state.turnedAway && toLogin(),
      () => {}, // cancelled: a login asks again, and hears the answer
    )
  const renew = async () => {
    try {
      await renewWhenDue()
    } catch (error) {
      if (isRefusal(error)) await turnedAway(error)
      throw error
    }
  }
  const beforeCall = async () => {
    if (accessToken.hasEnded()) await renew() // after a long sleep, calls wait for the new token
  }
  const look = () => void renew().catch(() => {}) // trouble on the way may pass: the next look tries again
  const followRole = roleFollower()
  const lookAgain = () =>
    void renew()
      .then(followRole)
      .catch(() => {})
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== ACCESS_TOKEN && key !== null) return
    if (!newValue) return forgetSession()
    if (!signedInAs()) settle(refreshSession())
  }
  const stopWatch = watchSignIn({ turnedAway, beforeCall })
  const looking = setInterval(look, LOOK_EVERY)
  window.addEventListener('storage', follow)
  document.addEventListener('visibilitychange', lookAgain)
  settle(queryClient.fetchQuery(path === paths.googleReturn ? googleSessionQuery : sessionQuery))
  return () => {
    stopWatch()
    clearInterval(looking)
    window.removeEventListener('storage', follow)
    document.removeEventListener('visibilitychange', lookAgain)
  }
}

const signedInAs = (): string | undefined => queryClient.getQueryData(sessionQuery.queryKey)?.person?.email

async function renewWhenDue(): Promise<void> {
  const email = signedInAs()
  if (email && accessToken.untilRenewal() <= 0) await renewToken(email)
}
