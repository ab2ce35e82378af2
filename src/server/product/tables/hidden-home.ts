import { type SQL, sql } from 'drizzle-orm'
import { index, pgTable, unique } from 'drizzle-orm/pg-core'
import { id, isoMoment, moment } from '../../platform/db/tables/columns.ts'
import { properties } from './property.ts'
import { homeInListFields } from './property-fields.ts'
import { ofHome, ofUser } from './reference-columns.ts'

export const hiddenHomes = pgTable(
  'hidden_home',
  {
    id: id(),
    userId: ofUser().notNull(),
    propertyId: ofHome().notNull(),
    hiddenAt: moment('hidden_at').notNull().defaultNow(),
  },
  (table) => [
    unique('hidden_home_once').on(table.userId, table.propertyId),
    index('hidden_home_of_user').on(table.userId, table.id),
    index('hidden_home_property').on(table.propertyId),
  ],
)

/** The condition that a person has not hidden a home. It reads their hidden homes once, from an index. */
export const isNotHiddenBy = (userId: string): SQL =>
  sql`${properties.id} not in (select hidden.property_id from hidden_home hidden where hidden.user_id = ${userId}::uuid)`

export const isHiddenFrom = (userId: SQL, propertyId: SQL): SQL =>
  sql`exists (select from hidden_home hidden where hidden.user_id = ${userId} and hidden.property_id = ${propertyId})`

export const hiddenHomeFields = {
  _id: hiddenHomes.id,
  propertyId: hiddenHomes.propertyId,
  hiddenAt: sql<string>`${isoMoment(hiddenHomes.hiddenAt)}`,
  ...homeInListFields,
}
