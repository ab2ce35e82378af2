import { sql } from 'drizzle-orm'
import Stripe from 'stripe'
import { demoEvents } from '../../src/server/platform/db/tables/demo-processor.ts'
import { keysFrom } from '../../src/server/providers/payment/demo-processor/keys.ts'
import type { PaymentProvider } from '../../src/server/providers/payment/payment.ts'
import { stripePayments } from '../../src/server/providers/payment/stripe/stripe.ts'
import { startStripeFake } from '../fakes/stripe/stripe-fake.ts'
import { confirm, intentIn } from '../people/deal.ts'
import { testApp } from '../server/app.ts'

export type SentEvent = { type: string; payload: string; headers: Record<string, string> }

/** A card provider with what a buyer's browser does there, and the events that it sends to our webhook. */
export type PaymentProviderSetup = {
  provider: PaymentProvider
  pay(clientSecret: string): Promise<unknown>
  decline(clientSecret: string): Promise<unknown>
  /** The events about an intent, oldest first. */
  eventsOf(intentId: string): Promise<SentEvent[]>
  close(): Promise<unknown>
}

export const paymentProviders: [name: string, open: () => Promise<PaymentProviderSetup>][] = [
  ['the demo card processor', demoSetup],
  ['Stripe', stripeSetup],
]

async function demoSetup(): Promise<PaymentProviderSetup> {
  const app = await testApp({ RECONCILE_SECONDS: '3600' })
  const { payments } = app.parts
  if (!payments) throw new Error('the demo takes cards')
  const secret = keysFrom(app.parts.secret).webhookSecret
  return {
    provider: payments,
    pay: (clientSecret) => confirm(app, clientSecret),
    decline: (clientSecret) => confirm(app, clientSecret, { number: '4000000000000002' }),
    eventsOf: async (id) => {
      const rows = await app.db
        .select()
        .from(demoEvents)
        .where(sql`${demoEvents.event}::text like ${`%${id}%`}`)
      return rows
        .sort((a, b) => Number(a.event.created) - Number(b.event.created))
        .map(({ event }) => {
          const payload = JSON.stringify(event)
          const headers = { 'stripe-signature': Stripe.webhooks.generateTestHeaderString({ payload, secret }) }
          return { type: String(event.type), payload, headers }
        })
    },
    close: app.close,
  }
}

async function stripeSetup(): Promise<PaymentProviderSetup> {
  const stripe = await startStripeFake()
  const { books } = stripe
  return {
    provider: stripePayments(stripe.account),
    pay: async (clientSecret) => books.pay(intentIn(clientSecret)),
    decline: async (clientSecret) =>
      books.pay(intentIn(clientSecret), { code: 'card_declined', message: 'Your card was declined.' }),
    eventsOf: async (id) =>
      books.events
        .filter((event) => JSON.stringify(event).includes(id))
        .map((event) => ({ type: event.type, ...stripe.signed(event) })),
    close: stripe.close,
  }
}
