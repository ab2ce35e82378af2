import { bigint, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/db/tables/columns.ts'

/**
 * Towns and similar parts of locations, with the number of homes for sale. `key`: the name in lower case without signs.
 * `starts`: the beginnings of its words, whole and with one letter left out, so that an index finds a name with a
 * typing error (D-177).
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
 * One row: the review of all homes since the gazetteer last changed, which starts again with each version.
 * `lookedAtId`: the last reviewed home, in the order of ids.
 */
export const replacements = pgTable('place_replacement', {
  version: text('version').primaryKey(),
  lookedAtId: uuid('looked_at_id'),
  lookedAt: integer('looked_at').notNull().default(0),
  moved: integer('moved').notNull().default(0),
  startedAt: moment('started_at').notNull().defaultNow(),
  finishedAt: moment('finished_at'),
})
