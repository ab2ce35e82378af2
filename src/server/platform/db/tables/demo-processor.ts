import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'

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
