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
import { PROPERTY_TYPES, TENURES } from '#contract/property-facts'
import { moment } from './columns.ts'

/** The part of a postcode that the next streets share, as in `M1 4`, and that of the town, as in `M1`; of other countries, one and two signs less. */
export const postcodeSector = sql`left(postcode, -2)`
export const postcodeDistrict = sql`left(postcode, -3)`

/** Prices that were really paid, as registries publish them: no homes of this site, and of no person. */
export const soldPrices = pgTable(
  'sold_price',
  {
    /** The source's own id of the sale, by which a later file corrects or deletes it. */
    id: text('id').primaryKey(),
    source: text('source', { enum: ['pricePaid', 'csv'] }).notNull(),
    price: bigint('price_cents', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    soldOn: date('sold_on', { mode: 'string' }).notNull(),
    /** In capitals, without blanks; empty where it is not known. */
    postcode: text('postcode').notNull(),
    type: text('type', { enum: PROPERTY_TYPES }),
    /** The form of a house, where the source has it. */
    form: text('form', { enum: ['detached', 'semiDetached'] }),
    /** Sold otherwise than by a person to a person, as HM Land Registry's category B: repossessed, to a company, or to let. */
    isAdditional: boolean('is_additional'),
    isNew: boolean('is_new'),
    tenure: text('tenure', { enum: TENURES }),
    /** Flat, house number or name, and the rest of the address. */
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

/** The model of the sold prices of an area of postcodes, as `M` or `NE`. Of an area with too few of them there is no model. */
export const estimateModels = pgTable('estimate_model', {
  area: text('area').primaryKey(),
  /** As the version of the learning that wrote it has it. */
  model: jsonb('model'),
  version: integer('version'),
  /** The change that was the last when it was learnt. */
  learnedAt: moment('learned_at'),
  /** When sales of the area last came in, changed or went. */
  changedAt: moment('changed_at').notNull(),
})
