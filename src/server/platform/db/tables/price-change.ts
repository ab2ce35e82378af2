import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from './columns.ts'
import { properties } from './property.ts'

/** Former prices of a property, as typed, and until when. Only prices that were public are kept. */
export const priceChanges = pgTable(
  'price_change',
  {
    id: id(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    price: text('price').notNull(),
    until: moment('until').notNull().defaultNow(),
  },
  (table) => [index('price_change_of_property').on(table.propertyId, table.id)],
)
