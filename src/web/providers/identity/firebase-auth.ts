import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth'
import type { Site } from '#contract/site'
import { inTime } from '../../api/in-time.ts'
import { withIdentityErrors } from './firebase-errors.ts'
import { IdentityError } from './identity.ts'

/** Firebase's session in this browser; asked again, it is the same one. `trial`: beside it, for passwords that are only tried. */
export const firebaseAuth = (project: NonNullable<Site['firebase']>) => ({
  auth: initializeAuth(initializeApp(project), {
    persistence: browserLocalPersistence,
    // Here and not at the press: phones block a window that opens only after something was fetched.
    popupRedirectResolver: browserPopupRedirectResolver,
  }),
  trial: initializeAuth(initializeApp(project, 'trial'), { persistence: inMemoryPersistence }),
})

/** The result of a request to Firebase within the limit; a success that comes later is handed to `undo`, as the person was told that it failed. */
type WithTimeout = <Result>(request: Promise<Result>, undo?: (late: Result) => Promise<void>) => Promise<Result>

/** As `withIdentityErrors`, and gives up after `timeoutMs`: the package itself waits for up to a minute, and can't be stopped. */
export function limitedTo(timeoutMs: number): WithTimeout {
  return (request, undo) =>
    inTime(withIdentityErrors(request), timeoutMs, () => {
      request.then(undo).catch(() => {}) // best effort: the person has had their answer
      return new IdentityError(TOO_SLOW, 0)
    })
}

const TOO_SLOW = 'The sign-in service took too long to answer. Please try again.'
