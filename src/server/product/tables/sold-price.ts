import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
} from 'drizzle-orm/pg-core'
import type { Currency } from '#contract/currency'
import { PROPERTY_TYPES, TENURES } from '#contract/fact-options'
import { moment } from '../../platform/db/tables/columns.ts'

/**
 * The sector of a postcode (`M1 4`) and its district (`M1`), without spaces; in other countries, the postcode without
 * its last two or three characters.
 */
export const postcodeSector = sql`left(postcode, -2)`
export const postcodeDistrict = sql`left(postcode, -3)`

/** Prices of past sales as published by registries, without relation to homes or users of this site. */
export const soldPrices = pgTable(
  'sold_price',
  {
    /** The source's id of the sale, by which a later file corrects or deletes it. */
    id: text('id').primaryKey(),
    source: text('source', { enum: ['pricePaid', 'csv'] }).notNull(),
    price: bigint('price_cents', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    soldOn: date('sold_on', { mode: 'string' }).notNull(),
    /** The postcode in capitals, without spaces; empty if unknown. */
    postcode: text('postcode').notNull(),
    type: text('type', { enum: PROPERTY_TYPES }),
    form: text('form', { enum: ['detached', 'semiDetached'] }),
    /**
     * True for category B of HM Land Registry, which is no ordinary sale: it includes repossessions, sales to
     * companies, and homes bought to let.
     */
    isAdditional: boolean('is_additional'),
    isNew: boolean('is_new'),
    tenure: text('tenure', { enum: TENURES }),
    unit: text('unit').notNull(),
    house: text('house').notNull(),
    street: text('street').notNull(),
    locality: text('locality').notNull(),
    town: text('town').notNull(),
    area: doublePrecision('area_m2'),
  },
  (table) => [
    index('sold_price_postcode').on(table.postcode, table.soldOn),
    index('sold_price_sector').on(postcodeSector, table.type, table.soldOn),
    index('sold_price_district').on(postcodeDistrict, table.type, table.soldOn),
    check('sold_price_positive', sql`${table.price} > 0`),
  ],
)

/** Price models by postcode area, such as `M` or `NE`. `model` is null for an area with too few sales. */
export const estimateModels = pgTable('estimate_model', {
  area: text('area').primaryKey(),
  model: jsonb('model'),
  version: integer('version'),
  learnedAt: moment('learned_at'),
  changedAt: moment('changed_at').notNull(),
})
