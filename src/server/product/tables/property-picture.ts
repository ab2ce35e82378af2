import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { PictureKind } from '#contract/property-facts'
import { pictureName } from './property-expressions.ts'
import { ofHome } from './reference-columns.ts'

export const propertyPictures = pgTable(
  'property_picture',
  {
    propertyId: ofHome().notNull(),
    position: smallint('position').notNull(),
    url: text('url').notNull(),
    caption: text('caption').notNull(),
    /** The kind of picture; null for a photograph. */
    kind: text('kind').$type<PictureKind>(),
    placeholder: text('placeholder'),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.position] }),
    index('property_picture_url').on(table.url),
    index('further_picture_name')
      .on(pictureName(table.url))
      .where(sql`${pictureName(table.url)} is not null`),
  ],
)

export const pictureFields = {
  url: propertyPictures.url,
  caption: propertyPictures.caption,
  kind: propertyPictures.kind,
  placeholder: propertyPictures.placeholder,
}

/** The columns of a home that describe its pictures. `further`: all except the property image. */
export const pictureColumns = (further: { kind?: PictureKind | undefined }[]) => ({
  pictureCount: 1 + further.length,
  hasFloorPlan: further.some(({ kind }) => kind === 'floorPlan'),
})

export const furtherPictures = sql<{ url: string; caption: string; kind?: PictureKind }[] | null>`(
  select json_agg(
    json_strip_nulls(json_build_object('url', picture.url, 'caption', picture.caption, 'kind', picture.kind))
    order by picture.position
  )
  from property_picture picture where picture.property_id = "property"."id"
)`
