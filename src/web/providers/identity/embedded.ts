import * as z from 'zod/mini'
import { identityService } from './embedded-call.ts'
import { type Identity, IdentityError, type IdentityUser, type SignedIn } from './identity.ts'

const TIMEOUT_MS = 15_000

const User = z.object({ email: z.string(), name: z.string(), image: z.nullish(z.string()) })
const Session = z.nullable(z.object({ user: User }))
const AskedForCode = z.object({ twoFactorRedirect: z.literal(true) })
/** An earlier version of the server sends no ID token: then it is asked for. */
const SignInAnswer = z.object({ token: z.string(), user: z.optional(User), idToken: z.optional(z.string()) })
const Token = z.object({ token: z.string() })
const Redirect = z.object({ url: z.string() })
const SignedOut = z.object({ success: z.boolean() })
const Updated = z.object({ status: z.boolean() })

/** The identity service inside our own server: Better Auth 1.7.7 by plain fetch. */
export function embeddedIdentity(timeoutMs = TIMEOUT_MS): Identity {
  const ask = identityService(timeoutMs)
  return {
    async register({ name, photoURL, email, password }) {
      await ask('sign-up/email', Token, { name, image: photoURL, email, password })
    },
    async login(credentials) {
      const answer = await ask('sign-in/email', z.union([AskedForCode, SignInAnswer]), credentials)
      return 'twoFactorRedirect' in answer ? 'code' : signedInBy(answer)
    },
    async confirmLogin(code) {
      const path = /^\d+$/.test(code) ? 'two-factor/verify-totp' : 'two-factor/verify-backup-code'
      return signedInBy(await ask(path, SignInAnswer, { code }))
    },
    async continueWithGoogle(returnTo, refusedTo) {
      const { origin } = window.location
      const places = { callbackURL: origin + returnTo, errorCallbackURL: origin + refusedTo }
      const { url } = await ask('sign-in/social', Redirect, { provider: 'google', disableRedirect: true, ...places })
      return { leaveFor: url }
    },
    async logOut(token) {
      await ask('sign-out', SignedOut, {}, token)
    },
    async updateProfile({ displayName, photoURL }) {
      await ask('update-user', Updated, { name: displayName, image: photoURL })
    },
    async idToken() {
      return (await ask('token', Token).catch(noneWhenSignedOut))?.token
    },
    async currentUser() {
      const session = await ask('get-session', Session)
      if (!session) return undefined
      return userOf(session.user)
    },
  }
}

const userOf = ({ email, name, image }: z.infer<typeof User>): IdentityUser => ({
  email,
  displayName: name,
  photoURL: image || null,
})

const signedInBy = ({ user, idToken }: z.infer<typeof SignInAnswer>): SignedIn | undefined =>
  user && idToken ? { user: userOf(user), idToken } : undefined

function noneWhenSignedOut(error: unknown): undefined {
  if (error instanceof IdentityError && error.status === 401) return undefined
  throw error
}
