import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { offers } from './offer.ts'

/**
 * What we know of each payment intent that we asked the card provider for: one open intent an offer. Our id is the idempotency
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
    currency: text('currency').notNull(),
    state: text('state', { enum: ['open', 'settled', 'released'] })
      .notNull()
      .default('open'),
    releaseReason: text('release_reason'),
    createdAt: createdAt(),
    checkedAt: moment('checked_at'),
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

/** The demo card processor's own books: its intents, refunds, and the events that it has yet to deliver. Never a card number. */
export const demoIntents = pgTable('demo_intent', {
  id: text('id').primaryKey(),
  idempotencyKey: text('idempotency_key').unique(),
  intent: jsonb('intent').$type<DemoIntent>().notNull(),
  createdAt: createdAt(),
})

export const demoRefunds = pgTable('demo_refund', {
  id: text('id').primaryKey(),
  intentId: text('intent_id')
    .notNull()
    .unique()
    .references(() => demoIntents.id),
  idempotencyKey: text('idempotency_key').unique(),
  amount: bigint('amount_cents', { mode: 'number' }).notNull(),
  createdAt: createdAt(),
})

export const demoEvents = pgTable(
  'demo_event',
  {
    id: text('id').primaryKey(),
    event: jsonb('event').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    index('demo_event_waiting').on(table.nextTryAt).where(sql`delivered_at is null`),
    index('demo_event_delivered').on(table.deliveredAt).where(sql`delivered_at is not null`),
  ],
)

/** A payment intent as the demo processor keeps it and puts it on the wire (Stripe's names; amounts in cents). */
export type DemoIntent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  canceled_at: number | null
  client_secret: string
  created: number
  currency: string
  last_payment_error: Record<string, unknown> | null
  latest_charge: string | null
  livemode: false
  metadata: Record<string, string>
  payment_method_types: ['card']
  status: 'requires_payment_method' | 'succeeded' | 'canceled'
}
