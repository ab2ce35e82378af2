import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/tables/columns.ts'
import { properties } from './property.ts'

/** The auctions of which people who wished the home were reminded. A moved auction is another one. */
export const auctionReminders = pgTable(
  'auction_reminder',
  {
    propertyId: uuid('property_id')
      .primaryKey()
      .references(() => properties.id, { onDelete: 'cascade' }),
    auctionAt: moment('auction_at').notNull(),
  },
  (table) => [index('auction_reminder_by_age').on(table.auctionAt)],
)
