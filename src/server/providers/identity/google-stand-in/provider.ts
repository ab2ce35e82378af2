import { createECDH, hkdfSync } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import type { JWK } from 'jose'
import { Provider } from 'oidc-provider/lib/provider.js'
import type { Queryable } from '../../../platform/db/database.ts'
import { isDatabaseGone } from '../../../platform/db/errors.ts'
import { RETRY_SECONDS } from '../../../platform/http/every-request.ts'
import type { Log } from '../../../platform/logging/log.ts'
import { entriesIn } from './entry.store.ts'
import { failurePage } from './page.ts'
import { googlePersonOf } from './people.ts'

const CLIENT = 'keyhaven'
const SCOPE = 'openid email profile'
const TEN_MINUTES = 600

type Dependencies = { db: Queryable; secret: string; log: Log }

export type GoogleStandIn = ReturnType<typeof googleStandIn>

export function googleStandIn({ db, secret, log }: Dependencies, origin: string) {
  const keys = standInSecrets(secret)
  const issuer = `${origin}/google`
  const provider = new Provider(issuer, {
    adapter: entriesIn(db),
    clients: [
      {
        client_id: CLIENT,
        client_secret: keys.client,
        redirect_uris: [`${origin}/api/auth/callback/google`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    clientAuthMethods: ['client_secret_post'],
    responseTypes: ['code'],
    scopes: SCOPE.split(' '),
    pkce: { required: () => true },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false, // Google puts e-mail and name into the ID token
    findAccount: async (_ctx, sub) => {
      const person = googlePersonOf(sub)
      return person && { accountId: sub, claims: async () => ({ ...person, email_verified: true }) }
    },
    // Choosing the account is enough: our own client needs no consent.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: CLIENT, accountId: oidc.session?.accountId })
      grant.addOIDCScope(SCOPE)
      await grant.save()
      return grant
    },
    interactions: { url: (_ctx, { uid }) => `/google/choose/${uid}` },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: [keys.cookies],
      names: { session: 'google_session', interaction: 'google_interaction', resume: 'google_resume' },
    },
    ttl: {
      AccessToken: TEN_MINUTES,
      AuthorizationCode: 60,
      Grant: TEN_MINUTES,
      IdToken: TEN_MINUTES,
      Interaction: TEN_MINUTES,
      Session: TEN_MINUTES,
    },
    renderError: (ctx, { error, error_description }) => {
      ctx.type = 'html'
      ctx.body = failurePage(error_description ?? error)
    },
  })
  provider.proxy = true // the routes set the origin, see routes.ts
  const report = (error: unknown) => log.error({ err: error }, 'google stand-in failed')
  provider.on('server_error', (ctx, error) => {
    report(error)
    if (!isDatabaseGone(error)) return
    ctx.status = 503
    ctx.set('retry-after', String(RETRY_SECONDS))
  })
  const koa: EventEmitter = provider // its types lack the base class
  koa.on('error', report) // otherwise Koa would print it
  return { provider, origin, issuer, clientId: CLIENT, clientSecret: keys.client, publicKey: keys.verifying }
}

function standInSecrets(secret: string) {
  const derive = (what: string) => Buffer.from(hkdfSync('sha256', secret, '', `google stand-in: ${what}`, 32))
  const signing = signingKey(derive('signing key'))
  const { d: _, ...verifying } = signing
  return {
    signing,
    verifying,
    cookies: derive('cookies').toString('base64url'),
    client: derive('client secret').toString('base64url'),
  }
}

function signingKey(scalar: Buffer): JWK {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(scalar)
  const point = curve.getPublicKey() // 0x04, then x and y of 32 bytes each
  return {
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    use: 'sig',
    kid: 'google-stand-in',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
    d: scalar.toString('base64url'),
  }
}
