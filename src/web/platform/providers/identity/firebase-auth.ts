import { initializeApp } from 'firebase/app'
import {
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth'
import { inTime } from '#contract/in-time'
import { readersLanguage } from '#contract/language'
import type { Site } from '#contract/site'
import * as t from '#messages/identity'
import { withIdentityErrors } from './firebase-errors.ts'
import { IdentityError } from './identity.ts'

/** Returns the same instance for each call. `trial`: a second instance, for verifying passwords. */
export const firebaseAuth = (project: NonNullable<Site['firebase']>) => ({
  auth: inReadersLanguage(
    initializeAuth(initializeApp(project), {
      persistence: browserLocalPersistence,
      // Loaded here instead of at the click: phones block a window that opens only after a fetch.
      popupRedirectResolver: browserPopupRedirectResolver,
    }),
  ),
  trial: inReadersLanguage(initializeAuth(initializeApp(project, 'trial'), { persistence: inMemoryPersistence })),
})

/** The language of Firebase's mails and of Google's window; without it, it is that of the project. */
function inReadersLanguage(auth: Auth): Auth {
  auth.languageCode = readersLanguage()
  return auth
}

/** Rejects after the time limit. `undo`: receives a later success, because it was reported as failed. */
type WithTimeout = <Result>(request: Promise<Result>, undo?: (late: Result) => Promise<void>) => Promise<Result>

/** Works like `withIdentityErrors` with a timeout: the package waits for up to a minute, and can't be aborted. */
export function limitedTo(timeoutMs: number): WithTimeout {
  return (request, undo) =>
    inTime(withIdentityErrors(request), timeoutMs, () => {
      request.then(undo).catch(() => {}) // best effort: the user already has a response
      return new IdentityError(t.serviceTooSlow(), 0)
    })
}
