import { ACCESS_TOKEN, accessToken } from '../api/access-token.ts'
import { ApiError } from '../api/api-error.ts'
import { queryClient } from '../api/query-client.ts'
import { watchSignIn } from '../api/sign-in-watch.ts'
import { toast } from '../ui/toast.ts'
import { forgetSession, refreshSession, type SessionState, sessionQuery } from './auth.queries.ts'
import { renewToken } from './renew-token.ts'
import { signOutOfProvider } from './resolve-session.ts'

const LOOK_EVERY = 60_000

/**
 * Begins to ask who is signed in, and keeps it true while the page lives: the token is renewed before it ends, other tabs are
 * followed, and a refused call signs the person out and goes `toLogin`. Answers with the call that ends all of it.
 */
export function startSession(toLogin: () => void): () => void {
  if (accessToken.hasEnded()) accessToken.clear()
  const turnedAway = async (words: string) => {
    toLogin()
    forgetSession(words)
    await signOutOfProvider()
  }
  const tell = (state: SessionState) => {
    if (state.person || !state.because) return
    if (state.refused) toLogin()
    toast.failure(state.because)
  }
  const renew = () =>
    void renewWhenDue().catch((error: unknown) => {
      if (isRefusal(error)) return turnedAway(error.message)
    })
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key !== ACCESS_TOKEN && key !== null) return
    if (!newValue) return forgetSession()
    if (!signedInAs()) void refreshSession().then(tell)
  }
  const stopWatch = watchSignIn({ turnedAway, beforeCall: renewWhenOver })
  const looking = setInterval(renew, LOOK_EVERY)
  window.addEventListener('storage', follow)
  document.addEventListener('visibilitychange', renew)
  void queryClient.fetchQuery(sessionQuery).then(tell)
  return () => {
    stopWatch()
    clearInterval(looking)
    window.removeEventListener('storage', follow)
    document.removeEventListener('visibilitychange', renew)
  }
}

const signedInAs = (): string | undefined => queryClient.getQueryData(sessionQuery.queryKey)?.person?.email

async function renewWhenDue(): Promise<void> {
  const email = signedInAs()
  if (email && accessToken.untilRenewal() <= 0) await renewToken(email)
}

/** After a long sleep the token may be over before the next look: calls wait for the new one. */
async function renewWhenOver(): Promise<void> {
  if (accessToken.hasEnded()) await renewWhenDue()
}

/** The server's or the provider's no, as against trouble on the way, which may pass: the next look tries again. */
function isRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    error.problem.status >= 400 &&
    error.problem.status < 500 &&
    error.problem.status !== 429
  )
}
