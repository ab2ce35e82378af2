import { eq, sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { HomeContact } from '#contract/home-contact'
import type { HomeLink } from '#contract/home-links'
import type { Property } from '#contract/property'
import type { NewProperty } from '#contract/property-fields'
import type { Queryable } from '../../platform/db/database.ts'
import { runPrepared } from '../../platform/db/prepared.ts'
import { withoutNulls } from '../../platform/db/without-nulls.ts'
import { claimImages } from '../image/image.store.ts'
import { properties } from '../tables/property.ts'
import { pictureColumns, pictureFields, propertyPictures } from '../tables/property-picture.ts'

type Pictures = NonNullable<z.output<typeof NewProperty>['pictures']>
export async function withPictures(db: Queryable, property: Property): Promise<Property> {
  if (property.pictureCount === 1) return property
  const further = () =>
    db
      .select(pictureFields)
      .from(propertyPictures)
      .where(eq(propertyPictures.propertyId, sql.placeholder('id')))
      .orderBy(propertyPictures.position)
  const pictures = await runPrepared(db, 'pictures_of', further, { id: property._id })
  return { ...property, pictures: pictures.map(withoutNulls) }
}

type ListingPictures = {
  propertyImage: string
  pictures?: Pictures | null | undefined
  documents?: HomeLink[] | null | undefined
  contact?: Pick<HomeContact, 'image'> | null | undefined
  wholeContact?: Pick<HomeContact, 'image'> | undefined
}
export type PicturePlaceholders = { first: string | undefined; others: (string | undefined)[] }

/**
 * Returns the placeholders of a listing's pictures, and protects these, the documents and the contact's picture from being cleared until the
 * transaction ends. Refuses those that are neither the caller's own uploads nor in the listing already (`before`).
 */
export async function claimPictures(
  tx: Queryable,
  ownerId: string,
  { propertyImage, pictures, documents, contact }: ListingPictures,
  before?: ListingPictures,
): Promise<PicturePlaceholders> {
  const kept = before
    ? [
        before.propertyImage,
        ...[...(before.pictures ?? []), ...(before.documents ?? [])].map(({ url }) => url),
        ...(before.wholeContact?.image ? [before.wholeContact.image] : []),
      ]
    : []
  const named = [{ address: propertyImage, field: 'propertyImage' }, ...furtherFiles({ pictures, documents, contact })]
  const [first, ...rest] = await claimImages(tx, named, { ownerId, kept })
  return { first, others: rest.slice(0, pictures?.length ?? 0) }
}

type FurtherFiles = Record<'pictures' | 'documents', { url: string }[] | null | undefined> &
  Pick<ListingPictures, 'contact'>

export const furtherFiles = ({ pictures, documents, contact }: FurtherFiles) => [
  ...(pictures ?? []).map(({ url }, index) => ({ address: url, field: `pictures.${index}.url` })),
  ...(documents ?? []).map(({ url }, index) => ({ address: url, field: `documents.${index}.url` })),
  ...(contact?.image ? [{ address: contact.image, field: 'contact.image' }] : []),
]

export const pictureRows = (
  propertyId: string,
  pictures: Pictures,
  placeholderOf: (url: string, index: number) => string | undefined,
) =>
  pictures.map(({ url, caption = '', kind }, index) => ({
    propertyId,
    position: index + 1,
    url,
    caption,
    kind,
    placeholder: placeholderOf(url, index),
  }))

export async function replacePictures(
  tx: Queryable,
  propertyId: string,
  pictures: Pictures,
  placeholders: PicturePlaceholders['others'],
): Promise<void> {
  await tx.delete(propertyPictures).where(eq(propertyPictures.propertyId, propertyId))
  const rows = pictureRows(propertyId, pictures, (_, index) => placeholders[index])
  if (rows.length > 0) await tx.insert(propertyPictures).values(rows)
  await tx.update(properties).set(pictureColumns(pictures)).where(eq(properties.id, propertyId))
}
