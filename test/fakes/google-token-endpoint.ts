import { type JWTPayload, UnsecuredJWT } from 'jose'
import { vi } from 'vitest'

const TOKEN = 'https://oauth2.googleapis.com/token'

/**
 * Claims of a Google account
 * (https://developers.google.com/identity/openid-connect/openid-connect#an-id-tokens-payload).
 */
export const googleClaims = (email: string, claims: JWTPayload = {}): JWTPayload => ({
  iss: 'https://accounts.google.com',
  aud: 'client.apps.googleusercontent.com',
  sub: `google ${email}`,
  exp: Math.floor(Date.now() / 1000) + 3600,
  iat: Math.floor(Date.now() / 1000),
  email,
  email_verified: true,
  name: 'Ann Example',
  picture: 'https://lh3.googleusercontent.com/a/ann',
  ...claims,
})

/** Unsigned, because a token received from Google over TLS is not verified. */
export const tokenOf = (claims: JWTPayload): Response =>
  Response.json({
    access_token: 'ya29.access',
    expires_in: 3599,
    scope: 'openid email profile',
    token_type: 'Bearer',
    id_token: new UnsecuredJWT(claims).encode(),
  })

/** Answers calls of Google's token endpoint and returns the received grants; other requests are unchanged. */
export function googleTokenEndpoint(answer: () => Response | Promise<Response>): URLSearchParams[] {
  const ask = fetch
  const grants: URLSearchParams[] = []
  vi.stubGlobal('fetch', async (to: string | URL, init: RequestInit = {}) => {
    if (String(to) !== TOKEN) return ask(to, init)
    grants.push(new URLSearchParams(await new Response(init.body).text()))
    return answer()
  })
  return grants
}
