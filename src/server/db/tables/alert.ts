import { sql } from 'drizzle-orm'
import { bigint, boolean, customType, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'

/** Why somebody hears of a home: it came into public view, asks another price, or an accepted offer on it came to nothing. */
export const OCCASIONS = ['new', 'price', 'available'] as const
export type Occasion = (typeof OCCASIONS)[number]

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })
const number = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/**
 * Homes that changed and were not compared with the saved searches yet. Written by triggers, whoever changed them, a statement at a
 * time. `placed`: a home in public view got its point on the map, which is news to searches of a part of it.
 */
export const propertyChanges = pgTable(
  'property_change',
  {
    id: number(),
    propertyId: uuid('property_id').notNull(),
    occasion: text('occasion').$type<Occasion | 'placed'>().notNull(),
    /** With `price`: what it asked before. */
    priceMinBefore: bigint('price_min_before', { mode: 'number' }),
    priceMaxBefore: bigint('price_max_before', { mode: 'number' }),
    changedAt: moment('changed_at').notNull().default(sql`clock_timestamp()`),
    /** One of many in a statement, as an import's are: they wait for those that somebody changed one by one. */
    isBulk: boolean('is_bulk').notNull(),
    changedBy: xid8('changed_by').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [index('property_change_next').on(table.isBulk, table.id)],
)

/**
 * One person told of one home, because it matches a search or is on their wishlist (`search_id` null). Without foreign keys, whose
 * checks would lock homes and people in the order in which they match (D-61).
 */
export const alerts = pgTable(
  'alert',
  {
    id: number(),
    userId: uuid('user_id').notNull(),
    searchId: uuid('search_id'),
    propertyId: uuid('property_id').notNull(),
    occasion: text('occasion').$type<Occasion>().notNull(),
    /** Which change it was: a home is new once, while its price may change many times. */
    changeId: bigint('change_id', { mode: 'number' }).notNull(),
    createdAt: createdAt(),
    /** From when on it goes into the person's next mail; null when there is none to come. */
    mailDueAt: moment('mail_due_at'),
    /** The mail that has it. */
    mailId: uuid('mail_id'),
  },
  (table) => [
    uniqueIndex('alert_once_for_search')
      .on(table.searchId, table.propertyId, table.occasion, table.changeId)
      .where(sql`search_id is not null`),
    uniqueIndex('alert_once_for_wish').on(table.userId, table.propertyId, table.changeId).where(sql`search_id is null`),
    index('alert_of_search').on(table.searchId, table.createdAt).where(sql`search_id is not null`),
    index('alert_of_user').on(table.userId),
    index('alert_mail_due').on(table.mailDueAt).where(sql`mail_due_at is not null`),
    index('alert_of_mail').on(table.mailId).where(sql`mail_id is not null`),
    index('alert_by_age').on(table.createdAt),
  ],
)
