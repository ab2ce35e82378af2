import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/tables/columns.ts'

/**
 * Towns and similar parts of locations, with their numbers of homes for sale. `key`: the name in lower case without
 * accents and punctuation. `starts`: the beginnings of its words, also with one letter omitted, by which an index finds
 * a name despite a typing error (D-177).
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

export const placeChanges = pgTable('place_change', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text('key').notNull(),
  name: text('name').notNull(),
  homes: integer('homes').notNull(),
})

/**
 * A single row: the progress of geocoding all homes again after a new version of the gazetteer. `lookedAtId`: the last
 * processed home, in the order of ids.
 */
export const replacements = pgTable('place_replacement', {
  version: text('version').primaryKey(),
  lookedAtId: uuid('looked_at_id'),
  lookedAt: integer('looked_at').notNull().default(0),
  moved: integer('moved').notNull().default(0),
  startedAt: moment('started_at').notNull().defaultNow(),
  finishedAt: moment('finished_at'),
})
