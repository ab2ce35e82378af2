import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/tables/columns.ts'
import { ofHome, ofUser } from './reference-columns.ts'
import { sharings } from './sharing.ts'

/**
 * Notes that people wrote about homes. `sharingId`: the sharing by which the partner may read the note, until it ends.
 */
export const homeNotes = pgTable(
  'home_note',
  {
    userId: ofUser().notNull(),
    propertyId: ofHome().notNull(),
    text: text('text').notNull(),
    revision: uuid('revision').notNull(),
    savedAt: moment('saved_at').notNull(),
    sharingId: uuid('sharing_id').references(() => sharings.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.propertyId] }),
    index('home_note_property').on(table.propertyId),
    index('home_note_shared').on(table.sharingId).where(sql`sharing_id is not null`),
  ],
)
