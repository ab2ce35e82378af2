import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, moment } from './columns.ts'

/** Payment intents of the demo processor. It never stores card numbers. */
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

/**
 * The events of the demo processor, which only earlier releases use: they deliver events to a webhook, and may still
 * run during an upgrade. A later release drops the table.
 */
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

/** A payment intent with Stripe's field names, which earlier releases read; amounts in cents. */
export type DemoIntent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  client_secret: string
  currency: string
  metadata: Record<string, string>
  status: 'requires_payment_method' | 'succeeded' | 'canceled'
}
