import { type SQLWrapper, sql } from 'drizzle-orm'
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { v7 } from 'uuid'

/** UUIDv7 made by the app, so that ids sort by creation (D-43). */
export const id = () =>
  uuid('id')
    .primaryKey()
    .$defaultFn(() => v7())

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const createdAt = () => moment('created_at').notNull().defaultNow()

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Now to the millisecond, as in `moment`, so that a row written just now is not later than it. */
export const thisMoment = sql`now()::timestamptz(3)`

/** A moment in UTC as sent to clients: `2026-11-22T09:30:00.000Z`. */
export const isoMoment = (column: SQLWrapper) =>
  sql<string | null>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
