import { jwtVerify, SignJWT } from 'jose'

const ISSUER = 'keyhaven'
const AUDIENCE = 'keyhaven-api'
export const ACCESS_TOKEN_SECONDS = 60 * 60

/** Issues and reads our own access tokens: JWTs of one hour that name a user's row and nothing else (decisions §2). */
export type AccessTokens = {
  issue(userId: string): Promise<string>
  /** The user's id, or `undefined` for a token that is forged, foreign, unsigned or over. */
  verify(token: string): Promise<string | undefined>
}

export function accessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(`access-token:${secret}`)
  return {
    issue: (userId) =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${ACCESS_TOKEN_SECONDS}s`)
        .sign(key),
    verify: async (token) => {
      const verified = await jwtVerify(token, key, {
        algorithms: ['HS256'],
        typ: 'at+jwt',
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['sub', 'exp'],
      }).catch(() => undefined)
      return verified?.payload.sub
    },
  }
}
