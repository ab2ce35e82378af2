import { pgTable, text } from 'drizzle-orm/pg-core'

/** Secrets that every process on this database shares, made at the first start where no setting brings them. */
export const appSecrets = pgTable('app_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
