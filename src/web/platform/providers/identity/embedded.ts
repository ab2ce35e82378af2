import { identityService, readDone, readLogin, readSession, readSignIn, readToken, readUrl } from './embedded-call.ts'
import { type Identity, IdentityError } from './identity.ts'

const TIMEOUT_MS = 15_000

export function embeddedIdentity(timeoutMs = TIMEOUT_MS): Identity {
  const ask = identityService(timeoutMs)
  return {
    async register({ name, photoURL, email, password }) {
      await ask('sign-up/email', readToken, { name, image: photoURL, email, password })
    },
    async login(credentials) {
      return (await ask('sign-in/email', readLogin, credentials)).signedIn
    },
    async confirmLogin(code) {
      const path = /^\d+$/.test(code) ? 'two-factor/verify-totp' : 'two-factor/verify-backup-code'
      return (await ask(path, readSignIn, { code })).signedIn
    },
    async continueWithGoogle(returnTo, refusedTo) {
      const { origin } = window.location
      const places = { callbackURL: origin + returnTo, errorCallbackURL: origin + refusedTo }
      const asked = { provider: 'google', disableRedirect: true, ...places }
      return { leaveFor: await ask('sign-in/social', readUrl, asked) }
    },
    async logOut(token) {
      await ask('sign-out', readDone('success'), {}, token)
    },
    async updateProfile({ displayName, photoURL }) {
      await ask('update-user', readDone('status'), { name: displayName, image: photoURL })
    },
    async idToken() {
      return ask('token', readToken).catch(noneWhenSignedOut)
    },
    async currentUser() {
      return (await ask('get-session', readSession)).user
    },
  }
}

function noneWhenSignedOut(error: unknown): undefined {
  if (error instanceof IdentityError && error.status === 401) return undefined
  throw error
}
