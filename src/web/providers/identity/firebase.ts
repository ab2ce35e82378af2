import { initializeApp } from 'firebase/app'
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  initializeAuth,
  signInWithEmailAndPassword,
  signInWithPopup,
  type User,
  updateProfile,
} from 'firebase/auth'
import type { Site } from '#contract/site'
import { hasEnded, inTime, told } from './firebase-errors.ts'
import { type Identity, IdentityError } from './identity.ts'

/** Firebase Authentication by its own package. Loaded only where the server says so; asked again, it is the same one. */
export function firebaseIdentity(project: NonNullable<Site['firebase']>): Identity {
  const auth = initializeAuth(initializeApp(project), {
    persistence: browserLocalPersistence,
    // Here and not at the press: phones block a window that opens only after something was fetched.
    popupRedirectResolver: browserPopupRedirectResolver,
  })
  const signedIn = async () => {
    await inTime(auth.authStateReady())
    return auth.currentUser
  }
  return {
    async register({ name, photoURL, email, password }) {
      const { user } = await inTime(createUserWithEmailAndPassword(auth, email, password))
      await nameOrUndo(user, { displayName: name, photoURL })
    },
    async login({ email, password }) {
      await inTime(signInWithEmailAndPassword(auth, email, password))
    },
    async continueWithGoogle() {
      const google = new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' })
      await told(signInWithPopup(auth, google)) // a person may take their time
      return 'here'
    },
    async logOut() {
      await inTime(auth.signOut())
    },
    async updateProfile(profile) {
      const user = await signedIn()
      if (!user) throw new IdentityError('Your sign-in has ended. Please sign in again.', 401)
      await inTime(setProfile(user, profile))
    },
    async proof() {
      const user = await signedIn()
      return user ? inTime(user.getIdToken()).catch(noneWhenEnded) : undefined
    },
    async currentUser() {
      const user = await signedIn()
      if (!user?.email) return undefined
      return { email: user.email, displayName: user.displayName ?? '', photoURL: user.photoURL }
    },
  }
}

type Profile = { displayName: string; photoURL: string }

/** The token is asked for anew: the one at hand still says what was before. */
async function setProfile(user: User, profile: Profile): Promise<void> {
  await updateProfile(user, profile)
  await user.getIdToken(true)
}

/** An account without its name and photo is taken back, so that the person can register again. */
async function nameOrUndo(user: User, profile: Profile): Promise<void> {
  try {
    await inTime(setProfile(user, profile))
  } catch (error) {
    await inTime(deleteUser(user)).catch(() => {}) // best effort: without it they can log in, and set both there
    throw error
  }
}

function noneWhenEnded(error: unknown): undefined {
  if (hasEnded(error)) return undefined
  throw error
}
