import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth'
import type { Site } from '#contract/site'

/** Firebase's session in this browser; asked again, it is the same one. `trial`: beside it, for passwords that are only tried. */
export const firebaseAuth = (project: NonNullable<Site['firebase']>) => ({
  auth: initializeAuth(initializeApp(project), {
    persistence: browserLocalPersistence,
    // Here and not at the press: phones block a window that opens only after something was fetched.
    popupRedirectResolver: browserPopupRedirectResolver,
  }),
  trial: initializeAuth(initializeApp(project, 'trial'), { persistence: inMemoryPersistence }),
})
