import { pgTable, text } from 'drizzle-orm/pg-core'

export const appSecrets = pgTable('app_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
