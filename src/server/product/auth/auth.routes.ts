import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authApi } from '#contract/auth'
import * as t from '#messages/refusals'
import { bearerOf } from '../../platform/access/caller.ts'
import { setFirstLanguage } from '../../platform/access/reader-language.store.ts'
import { endSignIn } from '../../platform/access/sign-in.store.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { clientAddress } from '../../platform/rate-limit/client-address.ts'
import { countTry, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import type { IdentityProvider } from '../../providers/identity/identity.ts'
import { Refusal } from '../../refusal.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Clock } from '../offer/lapse.ts'
import { provesEmail } from './auth.rules.ts'
import { claimAdminGrant } from './first-admin.ts'
import { signIn } from './sign-in.ts'

type Dependencies = Clock & {
  identity: IdentityProvider
  settings: Pick<Settings, 'requireVerifiedEmail' | 'languages'>
}

const perAddress: RateLimit = { what: 'jwt of an address', most: 600, seconds: 60 }
const perPerson: RateLimit = { what: 'jwt of a person', most: 60, seconds: 60 }

export function authRoutes(app: FastifyInstance, gate: Gate, { identity, settings, now }: Dependencies): void {
  const { db, tokens } = gate
  const { requireVerifiedEmail, languages } = settings

  app.register(async (scope) => {
    // Runs before the body is read, so that a call without an ID token gets its 401 first.
    scope.addHook('onRequest', async (request) => {
      await countTry(db, perAddress, clientAddress(request))
      if (!bearerOf(request)) throw unproven()
    })

    serve(scope, gate, authApi.token, async ({ body: { email }, request }) => {
      const proven = await identity.identify(bearerOf(request) ?? '')
      if (!proven || !provesEmail(proven, email)) throw unproven()
      await countTry(db, perPerson, proven.issuer, proven.subject)
      const holder = await signIn(db, { proven, email, userAgent: userAgentOf(request), requireVerifiedEmail, now })
      if (languages.length > 1) await setFirstLanguage(db, holder.userId, request.language)
      await claimAdminGrant(db, email)
      return { token: await tokens.issue(holder, proven.trustedUntil) }
    })
  })

  serve(app, gate, authApi.signOut, async ({ caller }) => {
    await endSignIn(db, caller.signInId)
    return { success: true }
  })
}

const MAX_USER_AGENT = 300

const userAgentOf = ({ headers }: FastifyRequest): string | null =>
  headers['user-agent']?.slice(0, MAX_USER_AGENT) || null

const unproven = () => new Refusal('notSignedIn', t.signInUnproven)
