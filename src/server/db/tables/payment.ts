import { sql } from 'drizzle-orm'
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { offers } from './offer.ts'

/** What we know of each payment intent that we asked the card provider for: one open intent an offer. */
export const payments = pgTable(
  'payment',
  {
    id: id(),
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id),
    intentId: text('intent_id').unique(),
    amount: bigint('amount_cents', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: ['open', 'settled', 'released'] })
      .notNull()
      .default('open'),
    releaseReason: text('release_reason'),
    createdAt: createdAt(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('payment_one_open').on(table.offerId).where(sql`state = 'open'`),
    uniqueIndex('payment_one_settled').on(table.offerId).where(sql`state = 'settled'`),
    index('payment_open').on(table.createdAt).where(sql`state = 'open'`),
    check('payment_state', sql`${table.state} in ('open', 'settled', 'released')`),
  ],
)

/** Events of the card provider that were handled: each once, however often it arrives. */
export const paymentEvents = pgTable('payment_event', {
  eventId: text('event_id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
})

/** The demo card processor's own books: its intents and the events that it has yet to deliver. Never a card number. */
export const demoIntents = pgTable('demo_intent', {
  id: text('id').primaryKey(),
  clientSecret: text('client_secret').notNull(),
  idempotencyKey: text('idempotency_key').unique(),
  intent: jsonb('intent').$type<Record<string, unknown>>().notNull(),
  createdAt: createdAt(),
})

export const demoEvents = pgTable(
  'demo_event',
  {
    id: text('id').primaryKey(),
    event: jsonb('event').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [index('demo_event_waiting').on(table.createdAt).where(sql`delivered_at is null`)],
)
