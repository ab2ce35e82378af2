import { eq } from 'drizzle-orm'
import { errors, importJWK, type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose'
import { brandInText } from '#contract/brand'
import * as t from '#messages/refusals'
import type { Queryable } from '../../../platform/db/database.ts'
import { EMBEDDED_ISSUER, identityKeys } from '../../../platform/db/tables/identity.ts'
import { Refusal } from '../../../refusal.ts'
import type { Identity, ProviderSession } from '../identity.ts'

export const ISSUER = EMBEDDED_ISSUER
export const AUDIENCE = 'urn:keyhaven:api'
export const ID_TOKEN_LIFETIME = '5m'
const HOUR = 60 * 60 * 1000

export function idTokenReader(db: Queryable): (idToken: string) => Promise<Identity | undefined> {
  return async (idToken) => {
    try {
      const { payload } = await jwtVerify(idToken, (header) => publicKey(db, header), {
        algorithms: ['ES256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['sub', 'exp', 'email'],
      })
      const { sub, email, email_verified: isVerified, name, picture } = payload
      if (!sub || typeof email !== 'string' || !email) return undefined
      const session = sessionOf(payload)
      const emailCheck = isVerified === true ? 'verified' : 'none'
      return { issuer: ISSUER, subject: sub, session, email, emailCheck, name: textOf(name), picture: textOf(picture) }
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}

export const sessionClaims = ({ id, expiresAt }: { id: string; expiresAt: Date }) => ({
  sid: id,
  sid_exp: Math.floor(expiresAt.getTime() / 1000),
})

/**
 * Returns the session of an ID token. Tokens of an earlier version, which may run during an upgrade, have none: they
 * are refused as `unavailable`, which signs no user out.
 */
function sessionOf({ sid, sid_exp: endsAt }: JWTPayload): ProviderSession {
  if (typeof sid === 'string' && typeof endsAt === 'number')
    return { id: sid, endsAt: new Date(endsAt * 1000), isStored: true }
  throw new Refusal('unavailable', () => t.upgrading({ brand: brandInText() }))
}

/**
 * Returns the public key of a token. A retired key is accepted for a while, because tokens signed with it are still
 * valid.
 */
async function publicKey(db: Queryable, { kid }: JWTHeaderParameters) {
  const [key] = isKeyId(kid) ? await db.select().from(identityKeys).where(eq(identityKeys.id, kid)) : []
  const isOver = key?.expiresAt && key.expiresAt.getTime() + HOUR < Date.now()
  if (!key || isOver) throw new errors.JWKSNoMatchingKey()
  return importJWK(JSON.parse(key.publicKey), 'ES256')
}

/** Returns true if this may be a key's id. The header is untrusted, and a NUL would be an error in PostgreSQL. */
const isKeyId = (kid: unknown): kid is string => typeof kid === 'string' && !kid.includes('\0')

const textOf = (claim: unknown): string | undefined => (typeof claim === 'string' && claim ? claim : undefined)
