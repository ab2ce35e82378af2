import { index, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/tables/columns.ts'
import { ofHome } from './reference-columns.ts'

/** Auctions of which users who wishlisted the home were reminded. A moved auction counts as another one. */
export const auctionReminders = pgTable(
  'auction_reminder',
  {
    propertyId: ofHome().primaryKey(),
    auctionAt: moment('auction_at').notNull(),
  },
  (table) => [index('auction_reminder_by_age').on(table.auctionAt)],
)
