import { index, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { properties } from './property.ts'
import { users } from './user.ts'

/** Who wishes which home; everything shown about the home is read from its own row. */
export const wishes = pgTable(
  'wishlist_item',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('wishlist_item_once').on(table.userId, table.propertyId),
    index('wishlist_item_property').on(table.propertyId),
  ],
)
