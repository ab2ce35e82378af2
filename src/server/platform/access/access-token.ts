import { jwtVerify, SignJWT } from 'jose'
import { boundedMap } from '../memory/bounded-map.ts'

const ISSUER = 'keyhaven'
const AUDIENCE = 'keyhaven-api'
export const ACCESS_TOKEN_SECONDS = 60 * 60

export type TokenHolder = { userId: string; signInId: string }
export type ReadToken = TokenHolder & { endsAt: Date }

/**
 * Issues and verifies access tokens: JWTs that are valid for at most one hour, less if `until` is earlier. Their only
 * data are the ids of a user and a session.
 */
export type AccessTokens = {
  issue(holder: TokenHolder, until?: Date): Promise<string>
  /** Returns the token's content; `undefined` if it is invalid, expired, from another issuer, or names no session. */
  verify(token: string): Promise<ReadToken | undefined>
}

const MAX_REMEMBERED = 5_000

export function accessTokens(secret: string): AccessTokens {
  const imported = importKey(`access-token:${secret}`)
  const remembered = boundedMap<string, ReadToken>(MAX_REMEMBERED)
  return {
    issue: async ({ userId, signInId }, until) => {
      const issuedAt = Math.floor(Date.now() / 1000)
      const end = issuedAt + ACCESS_TOKEN_SECONDS
      return new SignJWT({ sid: signInId })
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(issuedAt)
        .setExpirationTime(until ? Math.min(end, Math.floor(until.getTime() / 1000)) : end)
        .sign(await imported)
    },
    verify: async (token) => {
      const known = remembered.get(token)
      if (known) return known.endsAt.getTime() > Date.now() ? known : undefined
      const verified = await jwtVerify(token, await imported, {
        algorithms: ['HS256'],
        typ: 'at+jwt',
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['sub', 'sid', 'exp'],
      }).catch(() => undefined)
      const { sub, sid, exp = 0 } = verified?.payload ?? {}
      if (!sub || typeof sid !== 'string') return undefined
      return remembered.add(token, { userId: sub, signInId: sid, endsAt: new Date(exp * 1000) })
    },
  }
}

/**
 * Imports the key for signing once, because jose would otherwise import it for every token, which takes longer than
 * verifying.
 */
const importKey = (secret: string): Promise<CryptoKey> =>
  // Stryker disable next-line BooleanLiteral: no other code has the key, so nothing could export it
  crypto.subtle.importKey('raw', new TextEncoder().encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])
