import { uuid } from 'drizzle-orm/pg-core'
import { users } from '../../platform/db/tables/user.ts'
import { properties } from './property.ts'

/** A column with the id of a user; the row is deleted with the account. */
export const ofUser = (name = 'user_id') => uuid(name).references(() => users.id, { onDelete: 'cascade' })

/** A column with the id of a home; the row is deleted with the home. */
export const ofHome = (name = 'property_id') => uuid(name).references(() => properties.id, { onDelete: 'cascade' })
