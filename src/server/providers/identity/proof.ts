import { eq } from 'drizzle-orm'
import { errors, importJWK, type JWTHeaderParameters, jwtVerify } from 'jose'
import type { Queryable } from '../../db/database.ts'
import { identityKeys } from '../../db/tables/identity.ts'
import type { Identity } from './identity.ts'

/** A name, not an address: people are bound to (issuer, subject), and must not be locked out by a changed host or port. */
export const ISSUER = 'urn:keyhaven:identity'
export const AUDIENCE = 'urn:keyhaven:api'
export const PROOF_LIFETIME = '5m'
const HOUR = 60 * 60 * 1000

/** Reads proofs with the public keys in our own database: whichever process or key signed them. */
export function proofReader(db: Queryable): (proof: string) => Promise<Identity | undefined> {
  return async (proof) => {
    try {
      const { payload } = await jwtVerify(proof, (header) => publicKey(db, header), {
        algorithms: ['ES256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['sub', 'exp', 'email'],
      })
      const { sub, email, name, picture } = payload
      if (!sub || typeof email !== 'string' || !email) return undefined
      return { issuer: ISSUER, subject: sub, email, name: textOf(name), picture: textOf(picture) }
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }
}

/** A key that signs no more still verifies for a while: what it signed last is not over yet. */
async function publicKey(db: Queryable, { kid }: JWTHeaderParameters) {
  const [key] = isKeyId(kid) ? await db.select().from(identityKeys).where(eq(identityKeys.id, kid)) : []
  const isOver = key?.expiresAt && key.expiresAt.getTime() + HOUR < Date.now()
  if (!key || isOver) throw new errors.JWKSNoMatchingKey()
  return importJWK(JSON.parse(key.publicKey), 'ES256')
}

/** Whatever a stranger wrote into the header: PostgreSQL takes no NUL, which no id of ours has. */
const isKeyId = (kid: unknown): kid is string => typeof kid === 'string' && !kid.includes('\0')

const textOf = (claim: unknown): string | undefined => (typeof claim === 'string' && claim ? claim : undefined)
