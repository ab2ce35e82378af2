import { generateKeyPairSync } from 'node:crypto'
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import type { Database } from '../src/server/db/database.ts'
import { identityKeys } from '../src/server/db/tables/identity.ts'
import { AUDIENCE, ISSUER } from '../src/server/providers/identity/proof.ts'

/** A key of the identity service that a test holds the private half of: what it signs is a proof like any other. */
export async function signingKey(db: Database, { kid, expiresAt }: { kid: string; expiresAt?: Date }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = publicKey.export({ format: 'jwk' })
  await db.insert(identityKeys).values({
    id: kid,
    publicKey: JSON.stringify(jwk),
    privateKey: '""',
    createdAt: new Date(0),
    alg: 'ES256',
    expiresAt,
  })
  return { kid, publicJwk: JSON.stringify(jwk), privateKey }
}

export const claimsOf = (email: string, claims: JWTPayload = {}): JWTPayload => ({
  iss: ISSUER,
  aud: AUDIENCE,
  sub: `subject of ${email}`,
  exp: Math.floor(Date.now() / 1000) + 300,
  email,
  name: 'Jane Doe',
  ...claims,
})

type Key = Awaited<ReturnType<typeof signingKey>>

export const signed = ({ kid, privateKey }: Key, claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)

export const unsigned = (claims: JWTPayload) => new UnsecuredJWT(claims).encode()

/** Signed with the public key as if it were a shared secret. */
export const signedWithPublicKey = ({ kid, publicJwk }: Key, claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(new TextEncoder().encode(publicJwk))

/** The same token with another e-mail in it. */
export function tampered(token: string, email: string): string {
  const [head = '', body = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  return [head, Buffer.from(JSON.stringify({ ...claims, email })).toString('base64url'), signature].join('.')
}
