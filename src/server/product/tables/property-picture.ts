import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { properties } from './property.ts'
import { pictureName } from './property-expressions.ts'

export const propertyPictures = pgTable(
  'property_picture',
  {
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    url: text('url').notNull(),
    caption: text('caption').notNull(),
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
  placeholder: propertyPictures.placeholder,
}

export const furtherPictures = sql<{ url: string; caption: string }[] | null>`(
  select json_agg(json_build_object('url', picture.url, 'caption', picture.caption) order by picture.position)
  from property_picture picture where picture.property_id = "property"."id"
)`
