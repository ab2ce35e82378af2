import * as z from 'zod/mini'
import { askIdentity } from './embedded-call.ts'
import { type Identity, IdentityError } from './identity.ts'

const Session = z.nullable(
  z.object({ user: z.object({ email: z.string(), name: z.string(), image: z.nullish(z.string()) }) }),
)
const Token = z.object({ token: z.string() })
const Redirect = z.object({ url: z.string() })

/** The identity service inside our own server: Better Auth 1.7.7 by plain fetch. `open`: how the browser is sent to Google. */
export function embeddedIdentity(open = (url: string) => window.location.assign(url)): Identity {
  return {
    async register({ name, photoURL, email, password }) {
      await askIdentity('sign-up/email', { name, image: photoURL, email, password })
    },
    async login(credentials) {
      await askIdentity('sign-in/email', credentials)
    },
    async continueWithGoogle(returnTo, refusedTo) {
      const { origin } = window.location
      const places = { callbackURL: origin + returnTo, errorCallbackURL: origin + refusedTo }
      const { url } = Redirect.parse(
        await askIdentity('sign-in/social', { provider: 'google', disableRedirect: true, ...places }),
      )
      open(url)
      return 'left'
    },
    async logOut() {
      await askIdentity('sign-out', {})
    },
    async updateProfile({ displayName, photoURL }) {
      await askIdentity('update-user', { name: displayName, image: photoURL })
    },
    async proof() {
      const answer = await askIdentity('token').catch(noneWhenSignedOut)
      return answer === undefined ? undefined : Token.parse(answer).token
    },
    async currentUser() {
      const session = Session.parse((await askIdentity('get-session')) ?? null)
      if (!session) return undefined
      const { email, name, image } = session.user
      return { email, displayName: name, photoURL: image || null }
    },
  }
}

function noneWhenSignedOut(error: unknown): undefined {
  if (error instanceof IdentityError && error.status === 401) return undefined
  throw error
}
