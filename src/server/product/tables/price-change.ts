import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { PRICE_KINDS } from '#contract/fact-options'
import { id, moment } from '../../platform/db/tables/columns.ts'
import { properties } from './property.ts'

export const priceChanges = pgTable(
  'price_change',
  {
    id: id(),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    price: text('price').notNull(),
    priceKind: text('price_kind', { enum: PRICE_KINDS }),
    until: moment('until').notNull().defaultNow(),
  },
  (table) => [index('price_change_of_property').on(table.propertyId, table.id)],
)
