import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from '../../platform/db/tables/columns.ts'
import { offers } from './offer.ts'

/** The condition of the index of unfinished payments; a query must repeat it to use it. */
export const isUnfinished = sql`state in ('open', 'received')`

/**
 * Payment intents at the card provider; an offer has at most one open. The id is the idempotency key of all requests.
 * `received`: charged, while other parts of the offer are unpaid. `releaseReason` in an open or received row: a refund
 * or cancellation is decided, but not done yet.
 */
export const payments = pgTable(
  'payment',
  {
    id: id(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id),
    intentId: text('intent_id').unique(),
    /** The amount in cents: of the whole offer, or of part number `part` of `parts`. */
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    part: integer('part').notNull().default(1),
    parts: integer('parts').notNull().default(1),
    currency: text('currency').notNull(), // as the card provider writes it: usd
    state: text('state', { enum: ['open', 'received', 'settled', 'released'] })
      .notNull()
      .default('open'),
    releaseReason: text('release_reason'),
    createdAt: createdAt(),
    checkedAt: moment('checked_at'),
    failedChecks: integer('failed_checks').notNull().default(0),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('payment_one_open').on(table.offerId).where(sql`state = 'open'`),
    uniqueIndex('payment_one_of_part').on(table.offerId, table.part).where(sql`state in ('received', 'settled')`),
    index('payment_unfinished').on(table.checkedAt.asc().nullsFirst()).where(isUnfinished),
    check('payment_state', sql`${table.state} in ('open', 'received', 'settled', 'released')`),
  ],
)

/** Events of the card provider that were handled, so that each takes effect once, however often it arrives. */
export const paymentEvents = pgTable(
  'payment_event',
  {
    eventId: text('event_id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('payment_event_received').on(table.receivedAt)],
)
