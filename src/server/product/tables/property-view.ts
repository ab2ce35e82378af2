import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/tables/columns.ts'

export const propertyViews = pgTable(
  'property_view',
  {
    propertyId: uuid('property_id').notNull(), // views of a deleted home are deleted with their day
    dayEndsAt: moment('day_ends_at').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyId, table.dayEndsAt] }),
    index('property_view_day').on(table.dayEndsAt),
  ],
)

/** Views of all homes of an agent by day, so that reading a month takes 31 rows for any number of homes. */
export const agentViews = pgTable(
  'agent_view',
  {
    agentEmail: text('agent_email').notNull(),
    dayEndsAt: moment('day_ends_at').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agentEmail, table.dayEndsAt] }),
    index('agent_view_day').on(table.dayEndsAt),
  ],
)

/** Keyed hashes of session, home and day, by which a view is counted only once; deleted when the day is over. */
export const viewMarks = pgTable(
  'view_mark',
  { mark: text('mark').primaryKey(), dayEndsAt: moment('day_ends_at').notNull() },
  (table) => [index('view_mark_day').on(table.dayEndsAt)],
)
