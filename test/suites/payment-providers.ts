import { eq } from 'drizzle-orm'
import { demoRefunds } from '../../src/server/platform/db/tables/demo-processor.ts'
import type { PaymentProvider } from '../../src/server/providers/payment/payment.ts'
import { stripePayments } from '../../src/server/providers/payment/stripe/stripe.ts'
import { startStripeFake } from '../fakes/stripe/stripe-fake.ts'
import { confirm, intentIn } from '../people/deal.ts'
import { testApp } from '../server/app.ts'

export type PaymentProviderSetup = {
  provider: PaymentProvider
  pay(clientSecret: string): Promise<unknown>
  decline(clientSecret: string): Promise<unknown>
  refundsOf(intentId: string): Promise<number>
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
  return {
    provider: payments,
    pay: (clientSecret) => confirm(app, clientSecret),
    decline: (clientSecret) => confirm(app, clientSecret, { number: '4000000000000002' }),
    refundsOf: (id) => app.db.$count(demoRefunds, eq(demoRefunds.intentId, id)),
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
    refundsOf: async (id) => books.refunds.filter(({ payment_intent }) => payment_intent === id).length,
    close: stripe.close,
  }
}
