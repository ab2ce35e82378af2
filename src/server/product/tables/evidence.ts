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
import type { PropertyCheckName } from '#contract/evidence'
import type { EvidenceRule } from '#contract/evidence-rule'
import { id, moment } from '../../platform/db/tables/columns.ts'
import { ofHome } from './reference-columns.ts'

export const findings = pgTable(
  'finding',
  {
    id: id(),
    propertyId: ofHome().notNull(),
    rule: text('rule').$type<EvidenceRule>().notNull(),
    /** The id of a listing, a telephone number or a price; empty without one. */
    other: text('other').notNull(),
    otherPropertyId: ofHome('other_property_id'),
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

export const propertyChecks = pgTable(
  'property_check',
  {
    propertyId: ofHome().notNull(),
    check: text('check').$type<PropertyCheckName>().notNull(),
    checkedAt: moment('checked_at').notNull(),
    isMade: boolean('is_made').notNull(),
  },
  (table) => [primaryKey({ columns: [table.propertyId, table.check] })],
)

export const checkedProperties = pgTable(
  'checked_property',
  {
    propertyId: ofHome().primaryKey(),
    checkedAt: moment('checked_at'),
    /** MinHash bands of the description: nearly equal texts share at least one. */
    textBands: integer('text_bands').array().notNull(),
    /** The address in the form of earlier versions, which did not have `addressKeys`. */
    address: text('address').notNull(),
    /**
     * The spellings by which the address is looked up (`comparedAddress`); empty if it identifies no home, null until
     * it is read.
     */
    addressKeys: text('address_keys').array(),
    /** The postcode without its last two characters, as for sold prices; empty without one. */
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

/** The priority of a check. `single`: a changed listing. `pending`: it awaits a decision. */
export const checkLanes = { single: 0, pending: 1, others: 2 } as const

/**
 * The queue of listings to be checked, filled by triggers. A listing may be in it several times: without a unique key,
 * no writer waits for another. `dueSince`: ahead for a listing whose check failed.
 */
export const dueChecks = pgTable(
  'due_check',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    propertyId: uuid('property_id').notNull(),
    lane: smallint('lane').notNull(),
    dueSince: moment('due_since').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('due_check_next').on(table.lane, table.id), index('due_check_of').on(table.propertyId, table.lane)],
)

/** The round that checks each public listing again every 30 days; a single row. */
export const checkRounds = pgTable('check_round', {
  id: boolean('id').primaryKey().default(true),
  afterId: uuid('after_id'),
  startedAt: moment('started_at').notNull().defaultNow(),
})
