import { desc, eq, notInArray, sql } from 'drizzle-orm'
import type { BrandFields } from '#contract/brand-fields'
import { MAX_BRAND_VERSIONS } from '#contract/site-brand'
import { advisoryLocks, takeLock } from '../../platform/db/advisory-locks.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { users } from '../../platform/db/tables/user.ts'
import { siteBrands } from '../tables/site-brand.ts'

export const BRAND_CHANNEL = 'keyhaven_brand'

const newestFirst = [desc(siteBrands.createdAt), desc(siteBrands.id)]

export type SavedBrand = { id: string; fields: BrandFields | null }

export async function newestBrand(db: Queryable): Promise<SavedBrand | undefined> {
  const [row] = await db
    .select({ id: siteBrands.id, fields: siteBrands.fields })
    .from(siteBrands)
    .orderBy(...newestFirst)
    .limit(1)
  return row
}

export async function brandById(db: Queryable, id: string): Promise<SavedBrand | undefined> {
  const [row] = await db
    .select({ id: siteBrands.id, fields: siteBrands.fields })
    .from(siteBrands)
    .where(eq(siteBrands.id, id))
  return row
}

export const brandVersions = (db: Queryable) =>
  db
    .select({ id: siteBrands.id, fields: siteBrands.fields, savedAt: siteBrands.createdAt, savedBy: users.name })
    .from(siteBrands)
    .leftJoin(users, eq(users.id, siteBrands.createdBy))
    .orderBy(...newestFirst)
    .limit(MAX_BRAND_VERSIONS)

/**
 * Adds the newest version, deletes those beyond the limit, and notifies every server once the transaction is committed.
 */
export async function addBrand(tx: Queryable, { fields, by }: { fields: BrandFields | null; by: string }) {
  await takeLock(tx, advisoryLocks.siteBrand)
  const [row] = await tx
    .insert(siteBrands)
    .values({ fields, createdBy: by, createdAt: sql`clock_timestamp()::timestamptz(3)` })
    .returning({ id: siteBrands.id })
  if (!row) throw new Error('an inserted brand has no row')
  const kept = tx
    .select({ id: siteBrands.id })
    .from(siteBrands)
    .orderBy(...newestFirst)
    .limit(MAX_BRAND_VERSIONS)
  await tx.delete(siteBrands).where(notInArray(siteBrands.id, kept))
  await tx.execute(sql`select pg_notify(${BRAND_CHANNEL}, ${row.id})`)
  return row.id
}
