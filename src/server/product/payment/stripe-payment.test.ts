import { sql } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { siteApi } from '#contract/site'
import { everyFailure } from '../../../../test/fakes/failures.ts'
import { eventShape } from '../../../../test/fakes/stripe/shapes.ts'
import { type StripeFake, startStripeFake } from '../../../../test/fakes/stripe/stripe-fake.ts'
import {
  type App,
  acceptedDeal,
  askIntent,
  call,
  handIn,
  homeNow,
  intentIn,
  offerNow,
  paymentsOf,
  secretOf,
} from '../../../../test/people/deal.ts'
import { booksOf } from '../../../../test/people/expect-refused.ts'
import { testApp } from '../../../../test/server/app.ts'
import { sweep } from '../../platform/retention/sweep.ts'
import { stripePayments } from '../../providers/payment/stripe/stripe.ts'
import { paymentEvents } from '../tables/payment.ts'
import { paymentNoun } from './payment.noun.ts'
import { reconcile } from './reconcile.ts'

let stripe: StripeFake
let app: App
beforeAll(async () => {
  stripe = await startStripeFake()
  app = await testApp({ RECONCILE_SECONDS: '3600' }, undefined, { payments: stripePayments(stripe.account) })
})
afterEach(() => stripe.fail(undefined))
afterAll(async () => {
  await app.close()
  await stripe.close()
})

const deliver = (event: object, ...how: [secret?: string, seconds?: number]) => {
  const { payload, headers } = stripe.signed(event, ...how)
  return fetch(`${app.url}/api/payment-events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
    body: payload,
  })
}
const eventsOf = (intentId: string, type?: string) =>
  stripe.books.events.filter((event) => JSON.stringify(event).includes(intentId) && (!type || event.type === type))
/** A deal whose buyer has the card form open. */
const dealAtCheckout = async () => {
  const deal = await acceptedDeal(app)
  return { ...deal, intentId: intentIn(await secretOf(app, deal)) }
}
const refundsOf = (intentId: string) => stripe.books.refunds.filter(({ payment_intent }) => payment_intent === intentId)

test('the page gets the publishable key and no other key', async () => {
  const site = await (await fetch(`${app.url}/api${siteApi.read.path}`)).text()
  expect(JSON.parse(site)).toMatchObject({ payment: { kind: 'stripe', publishableKey: 'pk_test_stand_in' } })
  expect(site).not.toMatch(/sk_test|whsec/)
  expect((await fetch(`${app.url}/demo-stripe/v1/payment_intents/pi_1/confirm`, { method: 'POST' })).status).toBe(404)
})

test.each(['t=1,v1=', 't=1', 't=,v1=a', 'v1=a', ',', '=', 't=1,v1=a,v1=', 'x'.repeat(10_000)])(
  'an event that is signed “%s” is refused with 400',
  async (signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answer = await fetch(`${app.url}/api/payment-events`, { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(400)
  },
)

test('a buyer pays by card, hands in the receipt, and the offer is Bought', async () => {
  const { intentId, offer, buyer, home } = await dealAtCheckout()
  expect(stripe.books.intents.get(intentId)).toMatchObject({ amount: 25000050, currency: 'usd' })
  expect(await handIn(app, buyer, offer.id, intentId)).toMatchObject({ status: 409 })
  stripe.books.pay(intentId)
  expect(await handIn(app, buyer, offer.id, intentId)).toMatchObject({ status: 200, body: { modifiedCount: 1 } })
  expect(await offerNow(app, offer.id)).toMatchObject({ status: 'Bought', transactionId: intentId })
  expect((await homeNow(app, home.id))?.soldAt).toBeInstanceOf(Date)
})

test('when a buyer closes the browser after paying, Stripe’s events alone make the offer Bought, in any order and however often', async () => {
  const { intentId, offer } = await dealAtCheckout()
  stripe.books.pay(intentId, { code: 'card_declined', message: 'Your card was declined.' })
  for (const event of eventsOf(intentId)) expect((await deliver(event)).status).toBe(200)
  expect(await offerNow(app, offer.id)).toMatchObject({ status: 'accepted' })
  stripe.books.pay(intentId)
  const events = eventsOf(intentId).toReversed()
  expect(events.map(({ type }) => type)).toContain('payment_intent.succeeded')
  for (const event of [...events, ...events]) expect((await deliver(event)).status).toBe(200)
  expect(await offerNow(app, offer.id)).toMatchObject({ status: 'Bought', transactionId: intentId })
  expect(await paymentsOf(app, offer.id)).toMatchObject([{ state: 'settled' }])
  expect(refundsOf(intentId)).toEqual([])
})

test('accepts an event about an unknown intent and changes nothing', async () => {
  const event = eventShape('evt_unknown', 'payment_intent.succeeded', { id: 'pi_unknown', object: 'payment_intent' })
  const answer = await deliver(event)
  expect([answer.status, await answer.json()]).toEqual([200, { received: true }])
})

test('an event alone changes nothing: the server checks with Stripe', async () => {
  const { intentId, offer } = await dealAtCheckout()
  const lie = { ...stripe.books.intents.get(intentId), status: 'succeeded', amount_received: 25000050 }
  expect((await deliver(eventShape('evt_lie', 'payment_intent.succeeded', lie))).status).toBe(200)
  expect(await offerNow(app, offer.id)).toMatchObject({ status: 'accepted' })
})

test('an intent that was cancelled at Stripe releases its payment, and the buyer gets another', async () => {
  const deal = await dealAtCheckout()
  stripe.books.cancel(deal.intentId)
  for (const event of eventsOf(deal.intentId, 'payment_intent.canceled'))
    expect((await deliver(event)).status).toBe(200)
  const next = intentIn(await secretOf(app, deal))
  expect(next).not.toBe(deal.intentId)
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'accepted' })
})

test('a charge that was refunded outside KeyHaven sells no home', async () => {
  const { intentId, offer, home } = await dealAtCheckout()
  stripe.books.pay(intentId)
  stripe.books.refund(intentId, undefined)
  for (const event of eventsOf(intentId)) expect((await deliver(event)).status).toBe(200)
  expect(await offerNow(app, offer.id)).toMatchObject({ status: 'accepted' })
  expect(await homeNow(app, home.id)).toMatchObject({ soldAt: null })
  expect(await paymentsOf(app, offer.id)).toMatchObject([{ state: 'released' }])
  expect(refundsOf(intentId)).toHaveLength(1)
})

test('a payment for a deleted home is refunded through Stripe, once', async () => {
  const { intentId, agent, home, offer } = await dealAtCheckout()
  stripe.books.pay(intentId)
  await call(app, agent, 'DELETE', `/allProperty/${home.id}`)
  for (const event of eventsOf(intentId)) await deliver(event)
  for (const event of eventsOf(intentId)) expect((await deliver(event)).status).toBe(200)
  expect(refundsOf(intentId)).toMatchObject([{ amount: 25000050 }])
  expect(await paymentsOf(app, offer.id)).toMatchObject([{ state: 'released' }])
})

test.each(['charge.refunded', 'charge.dispute.created', 'customer.subscription.paused', 'something.new'])(
  'an event of type %s about something else is accepted without a question to Stripe, and does nothing',
  async (type) => {
    stripe.fail({ is: 'cut' })
    const event = eventShape(`evt_${type}`, type, { id: 'x_1', object: type.split('.')[0] })
    expect((await deliver(event)).status).toBe(200)
    expect((await deliver(event)).status).toBe(200)
  },
)

test('returns 400 for an event that is unsigned, wrongly signed, changed, too old or not JSON, and changes nothing', async () => {
  const { intentId, offer } = await dealAtCheckout()
  stripe.books.pay(intentId)
  const [event = {}] = eventsOf(intentId, 'payment_intent.succeeded')
  expect((await deliver(event, 'whsec_wrong')).status).toBe(400)
  expect((await deliver(event, undefined, Math.floor(Date.now() / 1000) - 301)).status).toBe(400)
  const { payload, headers } = stripe.signed(event)
  const notJson = Stripe.webhooks.generateTestHeaderString({
    payload: 'not json',
    secret: stripe.account.webhookSecret,
  })
  const bad: [string, Record<string, string>][] = [
    [payload, {}],
    [`${payload} `, headers],
    ['not json', { 'stripe-signature': notJson }],
  ]
  for (const [body, signature] of bad) {
    const answer = await fetch(`${app.url}/api/payment-events`, { method: 'POST', headers: signature, body })
    expect(answer.status).toBe(400)
  }
  expect(await offerNow(app, offer.id)).toMatchObject({ status: 'accepted' })
})

test.each(everyFailure)(
  'when Stripe %s, a buyer gets 503, nothing is half done, and later everything continues',
  async (_, is) => {
    const waiting = await acceptedDeal(app)
    const paid = await dealAtCheckout()
    stripe.books.pay(paid.intentId)
    const [event = {}] = eventsOf(paid.intentId, 'payment_intent.succeeded')
    stripe.fail({ is })
    const unavailable = {
      status: 503,
      body: { detail: expect.stringContaining('The card provider can’t be reached right now') },
    }
    expect(await askIntent(app, waiting.buyer, { price: waiting.price, offerId: waiting.offer.id })).toMatchObject(
      unavailable,
    )
    expect(await handIn(app, paid.buyer, paid.offer.id, paid.intentId)).toMatchObject(unavailable)
    expect((await deliver(event)).status).toBe(503)
    await reconcile({ db: app.db, provider: stripePayments(stripe.account), expiry: expiry(), log: app.parts.log }, 0)
    expect(await offerNow(app, paid.offer.id)).toMatchObject({ status: 'accepted' })
    expect(await homeNow(app, paid.home.id)).toMatchObject({ soldAt: null })

    stripe.fail(undefined)
    expect((await deliver(event)).status).toBe(200)
    expect(await offerNow(app, paid.offer.id)).toMatchObject({ status: 'Bought', transactionId: paid.intentId })
    expect(intentIn(await secretOf(app, waiting))).toMatch(/^pi_/)
    expect(await paymentsOf(app, waiting.offer.id)).toHaveLength(1)
  },
)

const expiry = () => ({ now: app.parts.now, acceptedDays: app.parts.settings.acceptedOfferDays })

test('an event that is delivered again after its record was deleted changes nothing', async () => {
  const { intentId, offer, buyer } = await dealAtCheckout()
  stripe.books.pay(intentId)
  const [event] = eventsOf(intentId, 'payment_intent.succeeded')
  if (!event) throw new Error('nothing was paid')
  expect((await deliver(event)).status).toBe(200)
  expect(await offerNow(app, offer.id)).toMatchObject({ status: 'Bought', buyerEmail: buyer.email })
  const before = await booksOf(app)
  await app.db.update(paymentEvents).set({ receivedAt: sql`now() - interval '61 days'` })
  await sweep({ ...app.parts, retention: paymentNoun.retention })
  expect(await app.db.$count(paymentEvents)).toBe(0)
  expect((await deliver(event)).status).toBe(200)
  expect(await booksOf(app)).toEqual(before)
})
