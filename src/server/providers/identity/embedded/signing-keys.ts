import { createHash } from 'node:crypto'
import type { Jwk, JwtOptions } from 'better-auth/plugins/jwt'
import { like } from 'drizzle-orm'
import { v7 } from 'uuid'
import type { Queryable } from '../../../platform/db/database.ts'
import { identityKeys } from '../../../platform/db/tables/identity.ts'

/**
 * Returns Better Auth's store of the keys that sign ID tokens, encrypted with the app's secret. A key's id begins with
 * a hash of the secret, so that after a change of the secret a new key is created instead of failing to decrypt the old
 * one.
 */
export function signingKeys(db: Queryable, secret: string): JwtOptions['adapter'] {
  const mark = createHash('sha256').update(`signing keys:${secret}`).digest('hex').slice(0, 16)
  return {
    getJwks: async () => {
      const keys = await db
        .select()
        .from(identityKeys)
        .where(like(identityKeys.id, `${mark}.%`))
      return keys.map(keyOf)
    },
    createJwk: async ({ publicKey, privateKey, createdAt, expiresAt, alg, crv }) => {
      const key = { id: `${mark}.${v7()}`, publicKey, privateKey, createdAt, expiresAt, alg, crv }
      await db.insert(identityKeys).values(key)
      return key
    },
  }
}

function keyOf({ id, publicKey, privateKey, createdAt, expiresAt }: typeof identityKeys.$inferSelect): Jwk {
  return { id, publicKey, privateKey, createdAt, expiresAt: expiresAt ?? undefined, alg: 'ES256', crv: 'P-256' }
}
