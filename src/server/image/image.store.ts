import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { pictureIdOf } from '#contract/image'
import { allowLongWork } from '../db/allow-long-work.ts'
import type { Database, Queryable } from '../db/database.ts'
import { placeholderOf } from '../db/placeholder.ts'
import { appSecrets } from '../db/tables/app-secret.ts'
import { images } from '../db/tables/image.ts'
import { users } from '../db/tables/user.ts'
import { Refusal } from '../refusal.ts'
import { isReferredTo } from './image-reference.store.ts'

type Uploaded = typeof images.$inferInsert

export async function addImage(db: Queryable, image: Uploaded): Promise<void> {
  await db.insert(images).values(image)
}

/** How many bytes the pictures take that this person uploaded and that are still kept. */
export async function uploadedBytes(db: Queryable, ownerId: string): Promise<number> {
  const bytes = sql<number>`coalesce(sum(${images.bytes}), 0)::float8`
  const [row] = await db.select({ bytes }).from(images).where(eq(images.ownerId, ownerId))
  return row?.bytes ?? 0
}

/** Lets nobody else add a picture of this person until the transaction ends. */
export async function lockUploads(tx: Queryable, ownerId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update')
}

/**
 * The blurred placeholder of the picture at `address`, for a row that is about to name it; `undefined` when it is not one of
 * ours. An uploaded one stays locked until the transaction ends, so that it can't be cleared meanwhile; one that was cleared
 * is refused in the words of `field`.
 */
export async function claimImage(
  tx: Queryable,
  address: string,
  field: 'propertyImage' | 'photoURL' = 'propertyImage',
): Promise<string | undefined> {
  const id = pictureIdOf(address)
  if (id === undefined) return placeholderOf(address)
  const [image] = await tx
    .select({ placeholder: images.placeholder })
    .from(images)
    .where(eq(images.id, id))
    .for('key share')
  if (image) return image.placeholder
  const message = 'We don’t have this picture any more. Please send it again.'
  throw new Refusal('invalid', message, { [field]: message })
}

const isUnused = (before: Date): SQL | undefined =>
  and(lt(images.createdAt, before), sql`not ${isReferredTo(images.id)}`)

/** Forgets up to `most` pictures from before `before` that nothing refers to, and answers their ids. */
export async function forgetUnusedImages(db: Database, before: Date, most: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    await allowLongWork(tx)
    const found = await tx
      .select({ id: images.id })
      .from(images)
      .where(isUnused(before))
      .limit(most)
      .for('update', { skipLocked: true })
    if (found.length === 0) return []
    // Asked again now that the rows are locked: a row that named one of them meanwhile is seen only by a new statement.
    const ids = found.map(({ id }) => id)
    const forgotten = await tx
      .delete(images)
      .where(and(inArray(images.id, ids), isUnused(before)))
      .returning({ id: images.id })
    return forgotten.map(({ id }) => id)
  })
}

/** Those of `ids` that have no row. */
export async function unknownImages(db: Queryable, ids: string[]): Promise<string[]> {
  const rows = await db.select({ id: images.id }).from(images).where(inArray(images.id, ids))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

/**
 * Names the folder that holds this database's pictures, the same for every process on it. Another database that is started
 * on the same data folder gets its own, and never takes these pictures for forgotten ones.
 */
export async function imageFolderName(db: Queryable): Promise<string> {
  const made = v7()
  await db.insert(appSecrets).values({ name: 'image-folder', value: made }).onConflictDoNothing()
  const [row] = await db.select().from(appSecrets).where(eq(appSecrets.name, 'image-folder'))
  return row?.value ?? made
}
