import type { BetterAuthPlugin } from 'better-auth'
import { createAuthorizationURL, type OAuthProvider } from 'better-auth/oauth2'
import type { FastifyInstance } from 'fastify'
import { createLocalJWKSet, jwtVerify } from 'jose'
import type { GoogleStandIn } from './provider.ts'

/**
 * Returns a plugin that registers the stand-in as Better Auth's provider `google`, with the same call and callback. Its
 * endpoints are configured instead of discovered, and tokens are requested within the process, so it needs no port or
 * address that is reachable from this machine.
 */
export function googleSignIn(google: GoogleStandIn, app: FastifyInstance): BetterAuthPlugin {
  const keySet = createLocalJWKSet({ keys: [google.publicKey] })
  const provider: OAuthProvider<Record<string, unknown>> = {
    id: 'google',
    name: 'Google',
    issuer: google.issuer,
    requiresIdTokenNonce: true,
    accountSubject: ({ profile }) => String(profile.sub),
    createAuthorizationURL: ({ state, codeVerifier, redirectURI, idTokenNonce }) =>
      createAuthorizationURL({
        id: 'google',
        options: { clientId: google.clientId },
        authorizationEndpoint: `${google.issuer}/auth`,
        scopes: ['openid', 'email', 'profile'],
        prompt: 'login', // so that the account is chosen every time
        state,
        codeVerifier,
        redirectURI,
        nonce: idTokenNonce,
      }),
    validateAuthorizationCode: async ({ code, redirectURI, codeVerifier = '' }) => ({
      idToken: await redeem(google, app, { code, redirect_uri: redirectURI, code_verifier: codeVerifier }),
    }),
    getUserInfo: async ({ idToken = '', expectedIdTokenNonce }) => {
      const { payload } = await jwtVerify(idToken, keySet, {
        algorithms: ['ES256'],
        issuer: google.issuer,
        audience: google.clientId,
        requiredClaims: ['sub', 'exp', 'email', 'nonce'],
      })
      if (payload.nonce !== expectedIdTokenNonce) return null
      const user = {
        email: String(payload.email),
        emailVerified: payload.email_verified === true,
        name: String(payload.name),
      }
      return { user, data: payload }
    },
  }
  return { id: 'google-stand-in', init: () => ({ context: { socialProviders: [provider] } }) }
}

async function redeem(google: GoogleStandIn, app: FastifyInstance, grant: Record<string, string>): Promise<string> {
  const { protocol, host } = new URL(google.origin)
  const answer = await app.inject({
    method: 'POST',
    url: '/google/token',
    headers: {
      host,
      'x-forwarded-host': host,
      'x-forwarded-proto': protocol.slice(0, -1),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: google.clientId,
      client_secret: google.clientSecret,
      ...grant,
    }).toString(),
  })
  if (answer.statusCode !== 200) throw new Error(`google stand-in refused the code: ${answer.body}`)
  return answer.json<{ id_token: string }>().id_token
}
