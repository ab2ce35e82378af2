import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../platform/db/tables/columns.ts'

export const images = pgTable(
  'image',
  {
    id: id(),
    ownerId: uuid('owner_id').notNull(),
    placeholder: text('placeholder').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The total size of all renditions; 0 for pictures of earlier versions, which did not count it. */
    bytes: integer('bytes').notNull().default(0),
    isDocument: boolean('is_document').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('image_created').on(table.createdAt), index('image_of_owner').on(table.ownerId)],
)
