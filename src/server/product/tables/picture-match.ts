import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, createdAt } from '../../platform/db/tables/columns.ts'
import { images } from './image.ts'

/**
 * The keys by which altered copies of a picture are found. `name`: the id of an uploaded picture, or a file of the
 * demo, as `pictureName` reads it from an address.
 */
export const pictureFingerprints = pgTable(
  'picture_fingerprint',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull().unique(),
    imageId: uuid('image_id').references(() => images.id, { onDelete: 'cascade' }),
    /** The packed features; null if the picture could not be read, or shows too little to be compared. */
    features: bytea('features'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [index('picture_fingerprint_image').on(table.imageId).where(sql`image_id is not null`)],
)

const pictureNumber = (name: string) =>
  integer(name)
    .notNull()
    .references(() => pictureFingerprints.number, { onDelete: 'cascade' })

/** Visual words from this number on belong to drawings, those below it to photographs (`same-picture`). */
export const FIRST_WORD_OF_DRAWINGS = 2 ** 28

export const pictureWords = pgTable(
  'picture_word',
  { word: integer('word').notNull(), number: pictureNumber('number') },
  (table) => [primaryKey({ columns: [table.word, table.number] }), index('picture_word_of').on(table.number)],
)

export const pictureMatches = pgTable(
  'picture_match',
  {
    number: pictureNumber('number'),
    other: pictureNumber('other'),
    isMirrored: boolean('is_mirrored').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.number, table.other] }),
    // The latest copies of a picture come first, however many there are.
    index('picture_match_later').on(table.other, table.number),
  ],
)
