import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { EvidenceRule, PropertyCheckName } from '#contract/evidence'
import { id, moment } from './columns.ts'
import { properties } from './property.ts'

const ofProperty = (name = 'property_id') => uuid(name).references(() => properties.id, { onDelete: 'cascade' })

/**
 * Reasons to look at a listing twice, each about the listing and one other thing. One that an admin has dismissed stays, so that it is not
 * raised again for that pair.
 */
export const findings = pgTable(
  'finding',
  {
    id: id(),
    propertyId: ofProperty().notNull(),
    rule: text('rule').$type<EvidenceRule>().notNull(),
    /** The other thing: the id of a listing, a telephone number, a price; empty where there is none. */
    other: text('other').notNull(),
    /** The same, where it is a listing. */
    otherPropertyId: ofProperty('other_property_id'),
    /** The facts of its sentence. */
    facts: jsonb('facts').$type<Record<string, string | number | boolean>>().notNull(),
    foundAt: moment('found_at').notNull().defaultNow(),
    dismissedAt: moment('dismissed_at'),
  },
  (table) => [
    uniqueIndex('finding_once').on(table.propertyId, table.rule, table.other),
    index('finding_of_other').on(table.otherPropertyId).where(sql`other_property_id is not null`),
    index('finding_open').on(table.propertyId).where(sql`dismissed_at is null`),
  ],
)

/** The last time that each check of a listing was made, or could not be made. */
export const propertyChecks = pgTable(
  'property_check',
  {
    propertyId: ofProperty().notNull(),
    check: text('check').$type<PropertyCheckName>().notNull(),
    checkedAt: moment('checked_at').notNull(),
    isMade: boolean('is_made').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.check] })],
)

/** Listings by what checks look them up by, as they were when they were checked last. */
export const checkedProperties = pgTable(
  'checked_property',
  {
    propertyId: ofProperty().primaryKey(),
    /** Null until all its checks have ended for the first time. */
    checkedAt: moment('checked_at'),
    /** Parts of a signature of the description: two near-equal texts share at least one. */
    textBands: integer('text_bands').array().notNull(),
    /** Written by versions before `addressKeys`, and read by them alone. */
    address: text('address').notNull(),
    /** The spellings by which the address is looked up (`comparedAddress`); empty where it names no home, null until it is read. */
    addressKeys: text('address_keys').array(),
    /** The postcode as sold prices have it, without its last two signs; empty without one. */
    sector: text('sector').notNull(),
  },
  (table) => [
    index('checked_property_text').using('gin', table.textBands).with({ gin_pending_list_limit: 256 }),
    index('checked_property_address').on(table.address).where(sql`address <> ''`),
    index('checked_property_address_keys').using('gin', table.addressKeys).with({ gin_pending_list_limit: 256 }),
    index('checked_property_unread').on(table.propertyId).where(sql`address_keys is null`),
    index('checked_property_sector').on(table.sector).where(sql`sector <> ''`),
  ],
)

/** The order in which listings are checked: `single` changed by itself, `pending` waits for a decision, all others have time. */
export const checkLanes = { single: 0, pending: 1, others: 2 } as const

/** Listings that are to be checked. Triggers add rows for new and changed ones, a statement at a time, so no writer waits for another. */
export const dueChecks = pgTable(
  'due_check',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: uuid('property_id').notNull(),
    lane: smallint('lane').notNull(),
    dueSince: moment('due_since').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('due_check_next').on(table.lane, table.id)],
)

/** The round over all listings in view, one row: each is checked again once in 30 days. */
export const checkRounds = pgTable('check_round', {
  id: boolean('id').primaryKey().default(true),
  /** The last listing that was taken, in the order of ids; null at the beginning. */
  afterId: uuid('after_id'),
  startedAt: moment('started_at').notNull().defaultNow(),
})
