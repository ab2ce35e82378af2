import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authApi } from '#contract/auth'
import { bearerOf } from '../http/caller.ts'
import { clientAddress } from '../http/client-address.ts'
import { countTry, type RateLimit } from '../http/rate-limit.ts'
import { type Gate, serve } from '../http/serve.ts'
import type { Identity, IdentityProvider } from '../providers/identity/identity.ts'
import { Refusal } from '../refusal.ts'
import { bindIdentity, userOfIdentity } from '../user/user.store.ts'
import { firstProfile, provesEmail } from './auth.rules.ts'
import { claimAdminGrant } from './first-admin.ts'

const perAddress: RateLimit = { what: 'jwt of an address', most: 600, seconds: 60 }
const perPerson: RateLimit = { what: 'jwt of a person', most: 60, seconds: 60 }

/** `POST /jwt`: the identity provider's proof in, our own access token out (decisions §2). */
export function authRoutes(app: FastifyInstance, gate: Gate, { identity }: { identity: IdentityProvider }): void {
  const { db, tokens } = gate

  app.register(async (scope) => {
    // Before the body is read, so that whoever proves nothing is told that first.
    scope.addHook('onRequest', async (request) => {
      await countTry(db, perAddress, clientAddress(request))
      if (!bearerOf(request)) throw unproven()
    })

    serve(scope, gate, authApi.token, async ({ body, request }) => {
      const proven = await identity.identify(proofOf(request))
      if (!proven || !provesEmail(proven, body.email)) throw unproven()
      await countTry(db, perPerson, proven.issuer, proven.subject)
      const userId = await signIn(proven, body.email)
      return { token: await tokens.issue(userId) }
    })
  })

  async function signIn(proven: Identity, email: string): Promise<string> {
    const known = await userOfIdentity(db, proven)
    if (known && known.email !== email) throw elsewhere(`Your account here has the e-mail ${known.email}.`)
    const { issuer, subject } = proven
    const user = await bindIdentity(db, { issuer, subject, email, ...firstProfile(proven) })
    if (!user) throw elsewhere('An account with this e-mail exists and belongs to another sign-in.')
    await claimAdminGrant(db, email)
    return user.id
  }
}

const proofOf = (request: FastifyRequest): string => bearerOf(request) ?? ''

const unproven = () => new Refusal('notSignedIn', 'Your sign-in could not be confirmed. Please sign in again.')

/** Not a 401: the proof is good, and signing in again would not help. */
const elsewhere = (why: string) =>
  new Refusal('conflict', `${why} Sign in the way you did before, or register with another e-mail.`)
