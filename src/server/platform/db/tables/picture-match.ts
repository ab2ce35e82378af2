import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, createdAt } from './columns.ts'
import { images } from './image.ts'

/**
 * By what a picture is found again in an altered copy. `name` is the id of an uploaded picture, or the file of one of the demo, as
 * `pictureName` reads it from an address.
 */
export const pictureFingerprints = pgTable(
  'picture_fingerprint',
  {
    number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull().unique(),
    imageId: uuid('image_id').references(() => images.id, { onDelete: 'cascade' }),
    /** Null: the picture can't be compared, as it could not be read or shows next to nothing. */
    features: bytea('features'),
    createdAt: createdAt(),
  },
  (table) => [index('picture_fingerprint_image').on(table.imageId).where(sql`image_id is not null`)],
)

/** The picture's number, which goes with it. */
const pictureNumber = (name: string) =>
  integer(name)
    .notNull()
    .references(() => pictureFingerprints.number, { onDelete: 'cascade' })

/** Words that a copy of a picture shares with it: the signs of a patch's low frequencies. */
export const pictureWords = pgTable(
  'picture_word',
  { word: integer('word').notNull(), number: pictureNumber('number') },
  (table) => [primaryKey({ columns: [table.word, table.number] }), index('picture_word_of').on(table.number)],
)

/** Two pictures of which one was confirmed to be a copy of the other; `number` is the one that was looked up. */
export const pictureMatches = pgTable(
  'picture_match',
  {
    number: pictureNumber('number'),
    other: pictureNumber('other'),
    isMirrored: boolean('is_mirrored').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.number, table.other] }), index('picture_match_other').on(table.other)],
)
