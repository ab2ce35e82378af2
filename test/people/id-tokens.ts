import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import type { Database } from '../../src/server/platform/db/database.ts'
import { identityKeys, identitySessions, identityUsers } from '../../src/server/platform/db/tables/identity.ts'
import { AUDIENCE, ISSUER } from '../../src/server/providers/identity/embedded/id-token.ts'

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
  return { db, kid, publicJwk: JSON.stringify(jwk), privateKey }
}

const seconds = () => Math.floor(Date.now() / 1000)

export const claimsOf = (email: string, claims: JWTPayload = {}): JWTPayload => ({
  iss: ISSUER,
  aud: AUDIENCE,
  sub: `subject of ${email}`,
  sid: `session of ${email}`,
  sid_exp: seconds() + 30 * 86_400,
  exp: seconds() + 300,
  email,
  name: 'Jane Doe',
  ...claims,
})

type Key = Awaited<ReturnType<typeof signingKey>>

export async function signed({ db, kid, privateKey }: Key, claims: JWTPayload): Promise<string> {
  const { sub, sid } = claims
  if (sub && typeof sid === 'string') await makeSession(db, sub, sid)
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(privateKey)
}

async function makeSession(db: Database, userId: string, id: string): Promise<void> {
  const user = { id: userId, name: 'Jane Doe', email: `${randomUUID()}@sessions.example` }
  await db.insert(identityUsers).values(user).onConflictDoNothing()
  const session = { id, userId, token: id, expiresAt: new Date(Date.now() + 86_400_000) }
  await db.insert(identitySessions).values(session).onConflictDoNothing()
}

export const unsigned = (claims: JWTPayload) => new UnsecuredJWT(claims).encode()

export const signedWithPublicKey = ({ kid, publicJwk }: Key, claims: JWTPayload) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid }).sign(new TextEncoder().encode(publicJwk))

export function tampered(token: string, email: string): string {
  const [head = '', body = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
  return [head, Buffer.from(JSON.stringify({ ...claims, email })).toString('base64url'), signature].join('.')
}
