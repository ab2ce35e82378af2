import { eq } from 'drizzle-orm'
import { type DemoIntent, demoIntents } from '../../src/server/platform/db/tables/demo-processor.ts'
import type { CardPayments } from '../../src/server/product/payment/card-payments.ts'
import { checkPayment } from '../../src/server/product/payment/reconcile.ts'
import { offers } from '../../src/server/product/tables/offer.ts'
import { payments } from '../../src/server/product/tables/payment.ts'
import { properties } from '../../src/server/product/tables/property.ts'
import type { testApp } from '../server/app.ts'
import { runDueJobs } from '../server/run-jobs.ts'
import { make, type Person } from './make.ts'

export type App = Awaited<ReturnType<typeof testApp>>
export type Server = { url: string }
export type CallResult = { status: number; body: Record<string, unknown> }

export const PAYS = '4242424242424242'

export async function call(
  app: Server,
  person: Pick<Person, 'token'> | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<CallResult> {
  const answer = await fetch(`${app.url}/api${path}`, {
    method,
    headers: {
      ...(person && { authorization: `Bearer ${person.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

export const sent = (home: { id: string }, more: object = {}) => ({
  propertyId: home.id,
  buyingDate: '2099-01-01',
  offerAmount: 250000.5,
  ...more,
})

type Books = Pick<App, 'db'> & { parts: Pick<App['parts'], 'secret' | 'now'> }

export async function pendingDeal(app: Parameters<typeof make.offer>[0], agent: Person, buyer: Person) {
  const property = await make.property(app, { agent })
  return { property, offer: await make.offer(app, { property, buyer }) }
}

/** `amount` is in cents. */
export async function acceptedDeal(app: Books, { amount = 25000050, acceptedAt = app.parts.now() } = {}) {
  const agent = await make.user(app, { role: 'agent' })
  const buyer = await make.user(app)
  const home = await make.property(app, { agent })
  const offer = await make.offer(app, { property: home, buyer, amount, status: 'accepted', acceptedAt })
  return { agent, buyer, home, offer, price: amount / 100 }
}

export const askIntent = (app: Server, buyer: Person, body: { price: unknown; offerId?: string }) =>
  call(app, buyer, 'POST', '/create-payment-intent', body)

export async function secretOf(
  app: Server,
  deal: { buyer: Person; offer: { id: string }; price: number },
): Promise<string> {
  const { status, body } = await askIntent(app, deal.buyer, { price: deal.price, offerId: deal.offer.id })
  if (status !== 200) throw new Error(`the intent was refused: ${status} ${JSON.stringify(body)}`)
  return String(body.clientSecret)
}

export const intentIn = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? ''

type CardForm = { number?: string; month?: string; year?: string; cvc?: string }

export async function confirm(
  app: Server,
  clientSecret: string,
  card: CardForm = {},
  language = 'en',
): Promise<CallResult> {
  const form = new URLSearchParams({
    client_secret: clientSecret,
    'payment_method_data[card][number]': card.number ?? PAYS,
    'payment_method_data[card][exp_month]': card.month ?? '12',
    'payment_method_data[card][exp_year]': card.year ?? String(new Date().getUTCFullYear() + 5),
    'payment_method_data[card][cvc]': card.cvc ?? '123',
  })
  const path = `/demo-stripe/v1/payment_intents/${intentIn(clientSecret)}/confirm`
  const answer = await fetch(app.url + path, { method: 'POST', body: form, headers: { 'accept-language': language } })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** Charges without a webhook event. `change` overrides fields of the intent. */
export async function chargeWithoutEvent({ db }: Pick<App, 'db'>, intentId: string, change: Partial<DemoIntent> = {}) {
  const [row] = await db.select().from(demoIntents).where(eq(demoIntents.id, intentId))
  if (!row) throw new Error(`there is no intent ${intentId}`)
  const charged = { status: 'succeeded', amount_received: row.intent.amount } as const
  await db
    .update(demoIntents)
    .set({ intent: { ...row.intent, ...charged, ...change } })
    .where(eq(demoIntents.id, intentId))
}

export const handIn = (app: Server, buyer: Person | undefined, offerId: string, transactionId: string) =>
  call(app, buyer, 'PATCH', `/offeredProperty/${offerId}`, { status: 'Bought', transactionId })

export async function offerNow(app: App, id: string) {
  const [row] = await app.db.select().from(offers).where(eq(offers.id, id))
  return row
}

export async function homeNow(app: App, id: string) {
  const [row] = await app.db.select().from(properties).where(eq(properties.id, id))
  return row
}

export const paymentsOf = (app: App, offerId: string) =>
  app.db.select().from(payments).where(eq(payments.offerId, offerId))

export const checkReportedPayments = (app: App) =>
  runDueJobs(app.db, { checkPayment: checkPayment({ cardPayments: cardPaymentsOf(app) }) })

/** Polls for up to ten seconds. */
export async function until<Result>(look: () => Promise<Result | undefined | false>): Promise<Result> {
  const end = Date.now() + 10_000
  for (;;) {
    const seen = await look()
    if (seen) return seen
    if (Date.now() > end) throw new Error('it did not happen within ten seconds')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

export function cardPaymentsOf({ db, parts }: App): CardPayments {
  if (!parts.payments) throw new Error('the app takes no cards')
  return { db, provider: parts.payments, expiry: { now: parts.now, acceptedDays: 7 }, log: parts.log }
}
