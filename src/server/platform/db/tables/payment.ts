import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { offers } from './offer.ts'

/**
 * Our record of each payment intent that we asked the card provider for: one open intent an offer. Our id is the idempotency
 * key of everything we ask for it. `releaseReason` on an open one: it is decided that the money goes back, and not done yet.
 */
export const payments = pgTable(
  'payment',
  {
    id: id(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id),
    intentId: text('intent_id').unique(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(), // as the card provider writes it: usd
    state: text('state', { enum: ['open', 'settled', 'released'] })
      .notNull()
      .default('open'),
    releaseReason: text('release_reason'),
    createdAt: createdAt(),
    checkedAt: moment('checked_at'),
    /** The number of checks that have failed in a row, since it was opened or last set aside. */
    failedChecks: integer('failed_checks').notNull().default(0),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('payment_one_open').on(table.offerId).where(sql`state = 'open'`),
    uniqueIndex('payment_one_settled').on(table.offerId).where(sql`state = 'settled'`),
    index('payment_open').on(table.checkedAt.asc().nullsFirst()).where(sql`state = 'open'`),
    check('payment_state', sql`${table.state} in ('open', 'settled', 'released')`),
  ],
)

/** Events of the card provider that were handled: each once, however often it arrives. */
export const paymentEvents = pgTable(
  'payment_event',
  {
    eventId: text('event_id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('payment_event_received').on(table.receivedAt)],
)
