import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { PRICE_KINDS } from '#contract/fact-options'
import { id, moment } from '../../platform/db/tables/columns.ts'
import { ofHome } from './reference-columns.ts'

export const priceChanges = pgTable(
  'price_change',
  {
    id: id(),
    propertyId: ofHome().notNull(),
    price: text('price').notNull(),
    priceKind: text('price_kind', { enum: PRICE_KINDS }),
    until: moment('until').notNull().defaultNow(),
  },
  (table) => [index('price_change_of_property').on(table.propertyId, table.id)],
)
