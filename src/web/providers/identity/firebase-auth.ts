import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth'
import { inTime } from '#contract/in-time'
import type { Site } from '#contract/site'
import { withIdentityErrors } from './firebase-errors.ts'
import { IdentityError } from './identity.ts'

/** Returns Firebase's session in this browser, the same one for each call. `trial`: a second one, for passwords that are only tried. */
export const firebaseAuth = (project: NonNullable<Site['firebase']>) => ({
  auth: initializeAuth(initializeApp(project), {
    persistence: browserLocalPersistence,
    // Here and not at the press: phones block a window that opens only after something was fetched.
    popupRedirectResolver: browserPopupRedirectResolver,
  }),
  trial: initializeAuth(initializeApp(project, 'trial'), { persistence: inMemoryPersistence }),
})

/** Returns the result of a Firebase request within the limit. A later success is handed to `undo`, as it was reported as failed. */
type WithTimeout = <Result>(request: Promise<Result>, undo?: (late: Result) => Promise<void>) => Promise<Result>

/** As `withIdentityErrors`, with a timeout: the package itself waits for up to a minute, and can't be stopped. */
export function limitedTo(timeoutMs: number): WithTimeout {
  return (request, undo) =>
    inTime(withIdentityErrors(request), timeoutMs, () => {
      request.then(undo).catch(() => {}) // best effort: the person has had their answer
      return new IdentityError(TOO_SLOW, 0)
    })
}

const TOO_SLOW = 'The sign-in service took too long to answer. Please try again.'
