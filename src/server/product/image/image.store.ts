import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { documentIdOf, pictureIdOf } from '#contract/picture-file'
import * as t from '#messages/refusals'
import { allowLongWork } from '../../platform/db/allow-long-work.ts'
import { sharedOnce } from '../../platform/db/app-secret.store.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { placeholderOf } from '../../platform/db/placeholder.ts'
import { identityUsers } from '../../platform/db/tables/identity.ts'
import { users } from '../../platform/db/tables/user.ts'
import { invalidField } from '../../refusal.ts'
import { images } from '../tables/image.ts'
import { offers } from '../tables/offer.ts'
import { properties } from '../tables/property.ts'
import { propertyPictures } from '../tables/property-picture.ts'
import { siteBrands } from '../tables/site-brand.ts'

type NewImage = typeof images.$inferInsert

export async function addImage(db: Queryable, image: NewImage): Promise<void> {
  await db.insert(images).values(image)
}

export async function uploadedBytes(db: Queryable, ownerId: string): Promise<number> {
  const bytes = sql<number>`coalesce(sum(${images.bytes}), 0)::float8`
  const [row] = await db.select({ bytes }).from(images).where(eq(images.ownerId, ownerId))
  return row?.bytes ?? 0
}

export async function lockUploads(tx: Queryable, ownerId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for('no key update')
}

type PictureReference = { address: string; field: string }
type PictureOwner = { ownerId: string; kept: string[] }

/**
 * Returns the blurred placeholders of pictures, in order; `undefined` for a picture stored elsewhere. Locks uploaded
 * ones until the transaction ends, so that they are not cleared as unused. Refuses a cleared one and, with a `holder`,
 * one that another user uploaded (P-193).
 */
export async function claimImages(
  tx: Queryable,
  named: PictureReference[],
  holder?: PictureOwner,
): Promise<(string | undefined)[]> {
  const ids = named.flatMap(({ address }) => referredId(address) ?? [])
  const { id, ownerId, placeholder, isDocument } = images
  const rows =
    ids.length === 0
      ? []
      : await tx.select({ id, ownerId, placeholder, isDocument }).from(images).where(inArray(id, ids)).for('key share')
  const kept = new Set(holder?.kept.map(referredId))
  const mayName = (row: (typeof rows)[number]) => !holder || row.ownerId === holder.ownerId || kept.has(row.id)
  const uploads = new Map(rows.map((row) => [row.id, row]))
  return named.map(({ address, field }) => {
    const upload = uploads.get(referredId(address) ?? '')
    const isOfDocument = documentIdOf(address) !== undefined
    if (!upload && !isOfDocument && pictureIdOf(address) === undefined) return placeholderOf(address)
    if (upload && upload.isDocument === isOfDocument && mayName(upload)) return upload.placeholder
    throw invalidField(field, () => t.uploadGone({ what: isOfDocument ? 'document' : 'other' }))
  })
}

export const claimPhoto = (tx: Queryable, person: { id: string; photoUrl: string | null }, photo: PictureReference) =>
  claimImages(tx, [photo], { ownerId: person.id, kept: person.photoUrl ? [person.photoUrl] : [] })

const isUnused = (before: Date): SQL | undefined =>
  and(lt(images.createdAt, before), sql`not ${isReferredTo(images.id)}`)

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
    // Checked again under the locks: only a new statement sees a row that has named one of the pictures since.
    const ids = found.map(({ id }) => id)
    const forgotten = await tx
      .delete(images)
      .where(and(inArray(images.id, ids), isUnused(before)))
      .returning({ id: images.id })
    return forgotten.map(({ id }) => id)
  })
}

export async function unknownImages(db: Queryable, ids: string[]): Promise<string[]> {
  const rows = await db.select({ id: images.id }).from(images).where(inArray(images.id, ids))
  const known = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !known.has(id))
}

/**
 * Returns the name of this database's picture folder. Databases that share a data folder have one each, so that none
 * clears another's pictures as unused.
 */
export const imageFolderName = (db: Queryable): Promise<string> => sharedOnce(db, 'image-folder', v7())

const addresses = [
  [properties, properties.image],
  [properties, properties.agentImage],
  [propertyPictures, propertyPictures.url],
  [properties, sql`${properties.contact} ->> 'image'`],
  [properties, sql`${properties.edit} #>> '{changed,propertyImage,0}'`],
  [offers, offers.image],
  [users, users.photoUrl],
  [identityUsers, identityUsers.image],
  [siteBrands, sql`${siteBrands.fields} ->> 'logo'`],
  [siteBrands, sql`${siteBrands.fields} ->> 'favicon'`],
  [siteBrands, sql`${siteBrands.fields} ->> 'hero'`],
] as const

const ids = sql.join(
  [
    ...addresses.map(
      ([table, address]) =>
        sql`select substring(${address}, '/media/([0-9a-f-]{36})') as id from ${table} where ${address} like '%/media/%'`,
    ),
    sql`select substring(document ->> 'url', '/media/([0-9a-f-]{36})') as id
      from ${properties}, jsonb_array_elements(${properties.documents}) as document where ${properties.documents} is not null`,
  ],
  sql` union all `,
)

const referred = /\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/

const referredId = (address: string): string | undefined => referred.exec(address)?.[1]

const isReferredTo = (id: { getSQL(): SQL }): SQL =>
  sql`exists (select 1 from (${ids}) as referred where referred.id = ${id}::text)`
