import * as t from '#messages/session'
import { ACCESS_TOKEN, accessToken } from '../api/access-token.ts'
import { type ApiError, isRefusal } from '../api/api-error.ts'
import { watchSignIn } from '../api/as-signed-in.ts'
import { queryClient } from '../api/query-client.ts'
import { paths } from '../navigation/paths.ts'
import { hasDrafts } from '../storage/kept-until-log-out.ts'
import { roleFollower } from './follow-role.ts'
import { hasLoggedOut } from './log-out.ts'
import { renewToken } from './renew-token.ts'
import { forgetSession, googleSessionQuery, refreshSession, sessionQuery } from './session.ts'
import type { SessionState } from './session-state.ts'
import { signOutEverywhere } from './sign-out.ts'

const LOOK_EVERY = 60_000

/**
 * Resolves the session and keeps it current: renews the token, follows other tabs and role changes, and signs out after
 * a refused call. Returns a function that stops it.
 */
export function startSession(toLogin: () => void, path: string): () => void {
  if (accessToken.hasEnded()) accessToken.clear()
  const turnedAway = async (error: ApiError) => {
    const email = signedInAs()
    if (!email || (await hasLoggedOut())) return // the call was running when the session ended
    toLogin()
    forgetSession(hasDrafts(email) ? `${error.message} ${t.draftsKept()}` : error.message)
    await signOutEverywhere(error)
  }
  const settle = (asking: Promise<SessionState>) =>
    void asking.then(
      (state) => !state.person && state.turnedAway && toLogin(),
      () => {}, // cancelled: a login fetches it again
    )
  const renew = async () => {
    try {
      await renewWhenDue()
    } catch (error) {
      if (isRefusal(error)) await turnedAway(error)
      throw error
    }
  }
  /** Returns true if another tab has signed in as another user, for example while this tab was frozen. */
  const isOtherPerson = (): boolean => {
    const [shown, owner] = [signedInAs(), accessToken.owner()]
    if (!shown || !owner || shown === owner) return false
    forgetSession()
    settle(refreshSession())
    return true
  }
  const beforeCall = async () => {
    if (isOtherPerson()) throw new Error(t.otherAccount())
    if (accessToken.hasEnded()) await renew() // after a long sleep, calls wait for the new token
  }
  const look = () => void renew().catch(() => {}) // a failure may be temporary: the next check tries again
  const followRole = roleFollower()
  const lookAgain = () => {
    if (isOtherPerson()) return
    void renew()
      .then(followRole)
      .catch(() => {})
  }
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== ACCESS_TOKEN && key !== null) return
    if (!newValue) return forgetSession(signedInAs() && t.loggedOutElsewhere())
    if (!signedInAs()) settle(refreshSession())
  }
  const stopWatch = watchSignIn({ turnedAway, beforeCall })
  const looking = setInterval(look, LOOK_EVERY)
  window.addEventListener('storage', follow)
  document.addEventListener('visibilitychange', lookAgain)
  window.addEventListener('pageshow', lookAgain) // also after the browser restored a cached page for Back
  settle(queryClient.fetchQuery(path === paths.googleReturn ? googleSessionQuery : sessionQuery))
  return () => {
    stopWatch()
    clearInterval(looking)
    window.removeEventListener('storage', follow)
    document.removeEventListener('visibilitychange', lookAgain)
    window.removeEventListener('pageshow', lookAgain)
  }
}

const signedInAs = (): string | undefined => queryClient.getQueryData(sessionQuery.queryKey)?.person?.email

async function renewWhenDue(): Promise<void> {
  const email = signedInAs()
  if (email && accessToken.untilRenewal() <= 0) await renewToken(email)
}
