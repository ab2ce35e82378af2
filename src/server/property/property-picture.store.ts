import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { ListedProperty, NewProperty, Property } from '#contract/property'
import type { Queryable } from '../db/database.ts'
import { properties } from '../db/tables/property.ts'
import { pictureFields, propertyPictures } from '../db/tables/property-picture.ts'
import { withoutNulls } from '../db/without-nulls.ts'
import { claimImage } from '../image/image.store.ts'

type Pictures = NonNullable<z.output<typeof NewProperty>['pictures']>
type Nullable<Row> = { [K in keyof Row]: Row[K] | (undefined extends Row[K] ? null : never) }

/** A row of a property with its further pictures. Only properties that have some are asked for them. */
export async function withPictures(db: Queryable, row: Nullable<ListedProperty>): Promise<Property> {
  const property = withoutNulls(row) as ListedProperty // what the type of `row` says
  if (property.pictureCount === 1) return property
  const pictures = await db
    .select(pictureFields)
    .from(propertyPictures)
    .where(eq(propertyPictures.propertyId, property._id))
    .orderBy(propertyPictures.position)
  return { ...property, pictures: pictures.map(withoutNulls) }
}

/** Gives a property these further pictures, in this order. In a transaction, which keeps them from being cleared meanwhile. */
export async function replacePictures(tx: Queryable, propertyId: string, pictures: Pictures): Promise<void> {
  await tx.delete(propertyPictures).where(eq(propertyPictures.propertyId, propertyId))
  const rows = []
  for (const [index, { url, caption = '' }] of pictures.entries())
    rows.push({ propertyId, position: index + 1, url, caption, placeholder: await claimImage(tx, url) })
  if (rows.length > 0) await tx.insert(propertyPictures).values(rows)
  await tx
    .update(properties)
    .set({ pictureCount: rows.length + 1 })
    .where(eq(properties.id, propertyId))
}
