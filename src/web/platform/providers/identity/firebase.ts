import {
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  type IdTokenResult,
  sendEmailVerification,
  signInWithEmailAndPassword,
  signInWithPopup,
  type User,
  type UserCredential,
  updateProfile,
} from 'firebase/auth'
import type { Site } from '#contract/site'
import * as t from '#messages/session'
import { endSignIn } from '../../api/end-sign-in.ts'
import { firebaseAuth, limitedTo } from './firebase-auth.ts'
import { hasEnded, withIdentityErrors } from './firebase-errors.ts'
import { type Identity, IdentityError } from './identity.ts'

/** Exported from here so that one import loads both parts. */
export { firebaseSecurity } from './firebase-security.ts'

const TIMEOUT_MS = 15_000
const MIN_ID_TOKEN_MS = 15 * 60_000
const ONE_SECOND_MS = 1000

/**
 * The time (to the second) of the sign-in whose ID token was last returned, even if it has ended. It identifies a
 * session (D-23), so the next one needs another time.
 */
let provenSignInAt: string | undefined

export function firebaseIdentity(project: NonNullable<Site['firebase']>, timeoutMs = TIMEOUT_MS): Identity {
  // Passwords are verified in a second session, so that a late response or an incomplete account signs no user in.
  const { auth, trial } = firebaseAuth(project)
  const limited = limitedTo(timeoutMs)
  const signedIn = async () => {
    await limited(auth.authStateReady())
    return auth.currentUser
  }
  /** Deletes an account whose registration was reported as failed, unless its owner has logged in to it since. */
  const deleteUnlessInUse = async ({ user }: UserCredential) => {
    if (auth.currentUser?.uid !== user.uid) await deleteUser(user)
  }
  return {
    async register({ name, photoURL, email, password }) {
      const { user } = await limited(createUserWithEmailAndPassword(trial, email, password), deleteUnlessInUse)
      try {
        await limited(setProfile(user, { displayName: name, photoURL }))
      } catch (error) {
        await limited(deleteUser(user)).catch(() => {}) // best effort: if it fails, the user can log in and complete the account
        throw error
      }
      await limited(sendEmailVerification(user)).catch(() => {}) // best effort: it can be sent again
      await limited(auth.updateCurrentUser(user))
    },
    async login({ email, password }) {
      const signIn = () => limited(signInWithEmailAndPassword(trial, email, password))
      let { user } = await signIn()
      if ((await user.getIdTokenResult()).authTime === provenSignInAt) {
        await new Promise((resolve) => setTimeout(resolve, ONE_SECOND_MS))
        user = (await signIn()).user
      }
      await limited(auth.updateCurrentUser(user))
      return undefined
    },
    async continueWithGoogle() {
      const google = new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' })
      await withIdentityErrors(signInWithPopup(auth, google)) // without a time limit, as users may take long
      return 'here'
    },
    async logOut(token) {
      await limited(auth.signOut())
      await endSignIn(token)
    },
    async updateProfile(profile) {
      const user = await signedIn()
      if (!user) throw new IdentityError(t.ended(), 401)
      await limited(setProfile(user, profile))
    },
    async idToken() {
      const user = await signedIn()
      if (!user) return undefined
      const idToken = await limited(lastingIdToken(user)).catch(noneWhenEnded)
      provenSignInAt = idToken?.authTime
      return idToken?.token
    },
    async currentUser() {
      const user = await signedIn()
      if (!user?.email) return undefined
      return { email: user.email, displayName: user.displayName ?? '', photoURL: user.photoURL }
    },
  }
}

type Profile = { displayName: string; photoURL: string }

async function setProfile(user: User, profile: Profile): Promise<void> {
  await updateProfile(user, profile)
  await user.getIdToken(true)
}

/** Renews a token that expires soon, because our access token ends with it. */
async function lastingIdToken(user: User): Promise<IdTokenResult> {
  const idToken = await user.getIdTokenResult()
  return Date.parse(idToken.expirationTime) - Date.now() < MIN_ID_TOKEN_MS ? user.getIdTokenResult(true) : idToken
}

function noneWhenEnded(error: unknown): undefined {
  if (hasEnded(error)) return undefined
  throw error
}
