import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, isoMoment, moment } from '../../platform/db/tables/columns.ts'
import { ofHome, ofUser } from './reference-columns.ts'

/**
 * Open times of homes. The constraint `open_time_apart` prevents overlapping ones of an agent; it is only in a
 * migration, because Drizzle has no exclusion constraints. The lock of the agent (`lockAgentTimes`) prevents overlaps
 * with viewings.
 */
export const openTimes = pgTable(
  'open_time',
  {
    id: id(),
    propertyId: ofHome().notNull(),
    agentId: ofUser('agent_id').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    timeZone: text('time_zone').notNull(),
    /** The UTC offset at the start in minutes, as last shown to the visitors. */
    utcOffset: smallint('utc_offset').notNull(),
    /** The number of changes, by which calendars recognize the latest version (RFC 5545 §3.8.7.4). */
    sequence: smallint('sequence').notNull().default(0),
    createdAt: createdAt(),
    changedAt: moment('changed_at').notNull().defaultNow(),
    cancelledAt: moment('cancelled_at'),
    remindedHours: smallint('reminded_hours'),
  },
  (table) => [
    index('open_time_of_property').on(table.propertyId, table.endsAt),
    index('open_time_of_agent').on(table.agentId, table.endsAt).where(sql`cancelled_at is null`),
    index('open_time_by_age').on(table.endsAt),
    check('open_time_length', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

export const openTimeVisitors = pgTable(
  'open_time_visitor',
  {
    openTimeId: uuid('open_time_id')
      .notNull()
      .references(() => openTimes.id, { onDelete: 'cascade' }),
    userId: ofUser().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.openTimeId, table.userId] }),
    index('open_time_visitor_of_user').on(table.userId),
  ],
)

const isoText = (column: string) => isoMoment(sql.raw(`open_time.${column}`))

export const openTimesAhead = sql<{ _id: string; startsAt: string; endsAt: string }[] | null>`(
  select json_agg(
    json_build_object('_id', open_time.id, 'startsAt', ${isoText('starts_at')}, 'endsAt', ${isoText('ends_at')})
    order by open_time.starts_at
  )
  from open_time
  where open_time.property_id = "property"."id" and open_time.cancelled_at is null and open_time.ends_at > now()
)`
