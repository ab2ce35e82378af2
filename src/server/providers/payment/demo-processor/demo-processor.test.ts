import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, acceptedDeal, confirm, intentIn, secretOf, until } from '../../../../../test/people/deal.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { demoEvents, demoIntents } from '../../../platform/db/tables/demo-processor.ts'
import { stripePayments } from '../stripe/stripe.ts'
import { declineOf } from './cards.ts'
import { demoPayments } from './demo-processor.ts'
import { listenForShop } from './shop-api.ts'

let app: App
let stripe: Stripe
let shop: { port: number; close(): Promise<void> }
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' })
  shop = await listenForShop(app.db, 'sk_test_1')
  stripe = new Stripe('sk_test_1', { host: '127.0.0.1', port: shop.port, protocol: 'http', telemetry: false })
})
afterAll(async () => {
  await shop.close()
  await app.close()
})

const order = { amount: 1999, currency: 'usd', metadata: { offerId: 'x' } }

test.each([
  ['4242 4242 4242 4242', '123'],
  ['5555555555554444', '123'],
  ['378282246310005', '1234'],
  ['3782-822463-10005', '123'],
])('the card %s is charged', async (number, cvc) => {
  const secret = await secretOf(app, await acceptedDeal(app))
  const { status, body } = await confirm(app, secret, { number, cvc })
  expect({ status, body }).toMatchObject({
    status: 200,
    body: {
      id: intentIn(secret),
      object: 'payment_intent',
      status: 'succeeded',
      amount: 25000050,
      amount_received: 25000050,
      currency: 'usd',
    },
  })
})

test.each([
  [{ number: '4000 0000 0000 0002' }, 'card_declined', 'generic_decline', 'Your card was declined.'],
  [{ number: '4000000000009995' }, 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  [{ number: '4000000000000069' }, 'expired_card', undefined, 'Your card has expired.'],
  [{ number: '4000000000000127' }, 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
  [
    { number: '4000000000000119' },
    'processing_error',
    undefined,
    'An error occurred while processing your card. Try again in a little bit.',
  ],
  [{ number: '4242424242424241' }, 'incorrect_number', undefined, 'Your card number is incorrect.'],
  [{ number: '' }, 'incorrect_number', undefined, 'Your card number is incorrect.'],
  [{ month: '13' }, 'invalid_expiry_month', undefined, "Your card's expiration month is invalid."],
  [{ month: '0' }, 'invalid_expiry_month', undefined, "Your card's expiration month is invalid."],
  [{ year: '2020' }, 'invalid_expiry_year', undefined, "Your card's expiration year is invalid."],
  [{ year: '20' }, 'invalid_expiry_year', undefined, "Your card's expiration year is invalid."],
  [{ cvc: '12' }, 'invalid_cvc', undefined, "Your card's security code is invalid."],
  [{ number: '4111111111111111' }, 'card_declined', 'test_mode_live_card', expect.stringContaining('non test card')],
])('the card %o is declined with 402 %s, and the intent waits for another', async (card, code, decline, message) => {
  const secret = await secretOf(app, await acceptedDeal(app))
  const { status, body } = await confirm(app, secret, card)
  expect(status).toBe(402)
  expect(body.error).toMatchObject({
    type: 'card_error',
    code,
    message,
    payment_intent: { status: 'requires_payment_method' },
  })
  expect((body.error as { decline_code?: string }).decline_code).toBe(decline)
  expect(await confirm(app, secret)).toMatchObject({ status: 200 })
})

test('a two-digit year is of this century; a card is good to the end of its month', () => {
  const card = { number: '4242424242424242', cvc: '123' }
  const now = new Date('2026-03-31T12:00:00Z')
  expect(declineOf({ ...card, month: '3', year: '26' }, now)).toBeUndefined()
  expect(declineOf({ ...card, month: '02', year: '26' }, now)).toMatchObject({ code: 'invalid_expiry_month' })
  expect(declineOf({ ...card, month: '12', year: '34' }, now)).toBeUndefined()
})

test('an intent that is paid is not confirmed or cancelled again', async () => {
  const secret = await secretOf(app, await acceptedDeal(app))
  await confirm(app, secret)
  expect(await confirm(app, secret)).toMatchObject({
    status: 400,
    body: { error: { code: 'payment_intent_unexpected_state' } },
  })
  await expect(stripe.paymentIntents.cancel(intentIn(secret))).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
    statusCode: 400,
  })
})

test('only a buyer with the client secret and the publishable key can confirm', async () => {
  const secret = await secretOf(app, await acceptedDeal(app))
  expect((await confirm(app, secret, { key: 'pk_wrong' })).status).toBe(401)
  expect((await confirm(app, `${intentIn(secret)}_secret_guessed`)).status).toBe(400)
  expect((await confirm(app, 'pi_nothing_secret_1')).status).toBe(404)
})

test.each([
  ['JSON', 400, { 'content-type': 'application/json' }, '{"payment_method_data[card][number]": 4242424242424242}'],
  ['plain text', 400, { 'content-type': 'text/plain' }, 'number=4242'],
  ['a form above 16 kB', 413, { 'content-type': 'application/x-www-form-urlencoded' }, `number=${'4'.repeat(16_384)}`],
])('%s instead of a form gets Stripe’s kind of error with %i', async (_what, status, headers, body) => {
  const path = '/demo-stripe/v1/payment_intents/pi_1/confirm'
  const answer = await fetch(app.url + path, { method: 'POST', headers, body })
  const error = { type: 'invalid_request_error', message: expect.stringMatching(/\w/) }
  expect([answer.status, await answer.json()]).toEqual([status, { error }])
})

test('an address with a NUL gets Stripe’s kind of error', async () => {
  const answer = await fetch(`${app.url}/demo-stripe/v1/payment_intents/pi_1/confirm?x=%00`, { method: 'POST' })
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: { type: 'invalid_request_error' } }])
})

test('a shop with another key gets nothing', async () => {
  const stranger = new Stripe('sk_test_2', { host: '127.0.0.1', port: shop.port, protocol: 'http' })
  await expect(stranger.paymentIntents.create(order)).rejects.toMatchObject({ statusCode: 401 })
})

test.each([
  [49, 'amount_too_small'],
  [100_000_000, 'amount_too_large'],
])('an intent of %i cents is refused as %s', async (amount, code) => {
  await expect(stripe.paymentIntents.create({ ...order, amount })).rejects.toMatchObject({ statusCode: 400, code })
})

test('the same idempotency key returns the same intent, and with another amount an error', async () => {
  const ask = (amount: number) => stripe.paymentIntents.create({ ...order, amount }, { idempotencyKey: 'key 1' })
  const ids = await Promise.all(Array.from({ length: 20 }, async () => (await ask(1999)).id))
  expect(new Set(ids).size).toBe(1)
  await expect(ask(2000)).rejects.toMatchObject({ statusCode: 400 })
})

test('a charge is refunded once', async () => {
  const secret = await secretOf(app, await acceptedDeal(app))
  await expect(stripe.refunds.create({ payment_intent: intentIn(secret) })).rejects.toMatchObject({ statusCode: 400 })
  await confirm(app, secret)
  const refund = () => stripe.refunds.create({ payment_intent: intentIn(secret) }, { idempotencyKey: 'r1' })
  expect((await refund()).id).toBe((await refund()).id)
  await expect(stripe.refunds.create({ payment_intent: intentIn(secret) })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
})

test('an event is delivered until it is accepted', async () => {
  const id = 'evt_demo_retry'
  const event = { id, object: 'event', type: 'customer.created', data: { object: { id: 'cus_1' } } }
  await app.db.insert(demoEvents).values({ id, event })
  await until(async () => (await app.db.select().from(demoEvents).where(eq(demoEvents.id, id)))[0]?.deliveredAt)
})

test('no card number is ever stored', async () => {
  const secret = await secretOf(app, await acceptedDeal(app))
  await confirm(app, secret, { number: '4000000000000002', cvc: '987' })
  const kept = JSON.stringify([await app.db.select().from(demoIntents), await app.db.select().from(demoEvents)])
  expect(kept).not.toMatch(/4000000000000002|4000 0000|"987"/)
})

test('an operator can’t start the demo processor beside a live key, or point Stripe’s host anywhere but at this machine', async () => {
  const settings = { stripe: { secretKey: 'sk_live_x', publishableKey: 'pk_live_x', webhookSecret: 'whsec_x' } }
  await expect(demoPayments({ db: app.db, secret: 's', settings, log: app.parts.log })).rejects.toThrow('live key')
  const account = { secretKey: 'sk', publishableKey: 'pk', webhookSecret: 'whsec' }
  expect(() => stripePayments({ ...account, host: { name: 'evil.example', port: 443 } })).toThrow('this machine')
})
