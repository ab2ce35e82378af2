import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { HoursRange } from '#contract/viewing-hours'
import type { ViewingClosedWhy } from '#contract/viewing-status'
import { createdAt, id, moment } from '../../platform/db/tables/columns.ts'
import { properties } from './property.ts'
import { ofUser } from './reference-columns.ts'

export const viewingHours = pgTable('viewing_hours', {
  agentId: ofUser('agent_id').primaryKey(),
  timeZone: text('time_zone').notNull(),
  slotMinutes: smallint('slot_minutes').notNull(),
  ranges: jsonb('ranges').$type<HoursRange[]>().notNull(),
})

/** The condition of the constraint by which viewings of an agent can't overlap. */
export const isOpen = sql`status in ('requested', 'proposed', 'accepted')`

/**
 * Viewings outlive their home, but not the accounts of buyer and agent. The constraint `viewing_apart` prevents
 * overlapping viewings of an agent (D-287); it is only in a migration, because Drizzle has no exclusion constraints.
 */
export const viewings = pgTable(
  'viewing',
  {
    id: id(),
    propertyId: uuid('property_id').references(() => properties.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    location: text('location').notNull(),
    agentId: ofUser('agent_id').notNull(),
    buyerId: ofUser('buyer_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    timeZone: text('time_zone').notNull(),
    /** The UTC offset at the start in minutes, as last shown to both participants. Null in rows of earlier versions. */
    utcOffset: smallint('utc_offset'),
    status: text('status', { enum: ['requested', 'proposed', 'accepted', 'declined', 'cancelled', 'lapsed'] })
      .notNull()
      .default('requested'),
    heldUntil: moment('held_until').notNull(),
    closedWhy: text('closed_why').$type<ViewingClosedWhy>(),
    note: text('note'),
    createdAt: createdAt(),
    acceptedAt: moment('accepted_at'),
    changedAt: moment('changed_at').notNull().defaultNow(),
    remindedHours: smallint('reminded_hours'),
  },
  (table) => [
    index('viewing_of_agent').on(table.agentId, table.id),
    index('viewing_of_buyer').on(table.buyerId, table.id),
    index('viewing_ahead_of_agent').on(table.agentId, table.endsAt).where(isOpen),
    index('viewing_ahead_of_buyer').on(table.buyerId, table.endsAt).where(isOpen),
    index('viewing_of_property').on(table.propertyId),
    index('viewing_by_age').on(table.endsAt),
    check(
      'viewing_status',
      sql`${table.status} in ('requested', 'proposed', 'accepted', 'declined', 'cancelled', 'lapsed')`,
    ),
    check('viewing_length', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)
