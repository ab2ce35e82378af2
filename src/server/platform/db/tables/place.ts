import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

/**
 * Towns and the like out of the locations of homes for sale, and how many homes there are. `key`: the name in small letters without
 * signs. `starts`: how its words begin, whole and with one letter left out, so that a typing error is found by an index (D-177).
 */
export const places = pgTable(
  'place',
  {
    key: text('key').primaryKey(),
    name: text('name').notNull(),
    homes: integer('homes').notNull(),
    starts: text('starts').array().notNull(),
  },
  (table) => [
    index('place_by_start').using('gin', table.starts),
    index('place_by_prefix').on(table.key.op('text_pattern_ops')),
  ],
)

/** Changes to be added to `places`, written by triggers on `property`: rows are only added here, so no writer waits for another. */
export const placeChanges = pgTable('place_change', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull(),
  name: text('name').notNull(),
  homes: integer('homes').notNull(),
})

/**
 * The look at all homes in use since the gazetteer last changed, one row: it begins again with each version. `lookedAtId`: the last
 * home that was looked at, in the order of ids.
 */
export const replacements = pgTable('place_replacement', {
  version: text('version').primaryKey(),
  lookedAtId: uuid('looked_at_id'),
  lookedAt: integer('looked_at').notNull().default(0),
  moved: integer('moved').notNull().default(0),
  startedAt: moment('started_at').notNull().defaultNow(),
  finishedAt: moment('finished_at'),
})
