import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type App,
  acceptedDeal,
  askIntent,
  cardPaymentsOf,
  chargeWithoutEvent,
  confirm,
  intentIn,
  offerNow,
  paymentsOf,
  secretOf,
} from '../../../../test/people/deal.ts'
import { expectRefused } from '../../../../test/people/expect-refused.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { buildApp } from '../../app.ts'
import { demoIntents } from '../../platform/db/tables/demo-processor.ts'
import { users } from '../../platform/db/tables/user.ts'
import { demoPayments } from '../../providers/payment/demo-processor/demo-processor.ts'
import { payments } from '../tables/payment.ts'
import { properties } from '../tables/property.ts'

let app: App
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' })
})
afterAll(() => app.close())

const intentsOf = (offerId: string) =>
  app.db.select().from(demoIntents).where(sql`${demoIntents.intent} -> 'metadata' ->> 'offerId' = ${offerId}`)

test('only the buyer of an accepted offer gets its intent', async () => {
  const { buyer, agent, offer, price } = await acceptedDeal(app)
  const gone = await make.user(app)
  await app.db.delete(users).where(eq(users.id, gone.id))
  const others: [number, Person | undefined][] = [
    [404, agent],
    [404, await make.user(app)],
    [404, await make.user(app, { role: 'admin' })],
    [404, await make.user(app, { role: 'agent' })],
    [404, await make.user(app, { role: 'fraud' })],
  ]
  for (const [status, person] of others)
    if (person) await expectRefused(app, status, () => askIntent(app, person, { price, offerId: offer.id }))
  for (const token of ['', 'x', gone.token])
    await expectRefused(app, 401, () => askIntent(app, { ...gone, token }, { price, offerId: offer.id }))
  for (const offerId of ['nonsense', '01890000-0000-7000-8000-000000000000'])
    await expectRefused(app, 404, () => askIntent(app, buyer, { price, offerId }))
  expect(await intentsOf(offer.id)).toEqual([])
})

test.each(['pending', 'rejected', 'Bought'] as const)('an offer that is %s has no intent', async (status) => {
  const { agent, buyer } = await acceptedDeal(app)
  const offer = await make.offer(app, { property: await make.property(app, { agent }), buyer, status })
  await expectRefused(app, 409, () => askIntent(app, buyer, { price: 250000.5, offerId: offer.id }))
})

test.each([
  ['sold', { soldAt: new Date() }],
  ['withdrawn', { withdrawnAt: new Date() }],
])('an accepted offer on a %s home cannot be paid', async (_, state) => {
  const deal = await acceptedDeal(app)
  await app.db.update(properties).set(state).where(eq(properties.id, deal.home.id))
  await expectRefused(app, 409, () => askIntent(app, deal.buyer, { price: deal.price, offerId: deal.offer.id }))
})

test('a buyer reads whom to contact when the provider does not know the payment, and gets no second intent', async () => {
  const deal = await acceptedDeal(app)
  await secretOf(app, deal)
  await app.db.update(payments).set({ intentId: 'pi_of_another_account' }).where(eq(payments.offerId, deal.offer.id))
  const { status, body } = await askIntent(app, deal.buyer, { price: deal.price, offerId: deal.offer.id })
  expect(status).toBe(409)
  expect(body.detail).toContain('Please write to us under Contact.')
  expect(await paymentsOf(app, deal.offer.id)).toMatchObject([{ state: 'open', intentId: 'pi_of_another_account' }])
})

test('a different price is 409, and no price 422', async () => {
  const { buyer, offer, price } = await acceptedDeal(app)
  for (const other of [price + 0.01, 1, '250000.49', 0])
    await expectRefused(app, 409, () => askIntent(app, buyer, { price: other, offerId: offer.id }))
  for (const none of [null, undefined, 'abc', -1, true, {}])
    await expectRefused(app, 422, () => askIntent(app, buyer, { price: none, offerId: offer.id }))
})

test('without an offerId, a price means the only accepted offer of that price; none or several are 409', async () => {
  const { agent, buyer, offer } = await acceptedDeal(app, { amount: 1999 })
  const { body } = await askIntent(app, buyer, { price: '19.99' })
  expect(await intentsOf(offer.id)).toMatchObject([{ id: intentIn(String(body.clientSecret)) }])
  await expectRefused(app, 409, () => askIntent(app, buyer, { price: 20 }))
  await make.offer(app, { property: await make.property(app, { agent }), buyer, amount: 1999, status: 'accepted' })
  await expectRefused(app, 409, () => askIntent(app, buyer, { price: 19.99 }))
})

test('a buyer who opens a payment fifty times concurrently, and again later, gets one intent and one client secret', async () => {
  const { buyer, offer, price } = await acceptedDeal(app)
  const ask = () => askIntent(app, buyer, { price, offerId: offer.id })
  const answers = await Promise.all(Array.from({ length: 50 }, ask))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const secrets = new Set([...answers, await ask()].map(({ body }) => body.clientSecret))
  expect(secrets.size).toBe(1)
  expect(await intentsOf(offer.id)).toHaveLength(1)
  expect(await paymentsOf(app, offer.id)).toHaveLength(1)
})

test('two concurrent processes open one intent, too', async () => {
  const second = await buildApp({ ...app.parts, payments: demoPayments(app.db) })
  const { buyer, offer, price } = await acceptedDeal(app)
  const payload = { price, offerId: offer.id }
  const headers = { authorization: `Bearer ${buyer.token}` }
  const askSecond = async () => {
    const answer = await second.inject({ method: 'POST', url: '/api/create-payment-intent', payload, headers })
    return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
  }
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => (n % 2 ? askSecond() : askIntent(app, buyer, payload))),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body }) => body.clientSecret)).size).toBe(1)
  expect(await intentsOf(offer.id)).toHaveLength(1)
  await second.close()
})

test('after a declined card, the buyer tries again with the same intent', async () => {
  const deal = await acceptedDeal(app)
  const secret = await secretOf(app, deal)
  expect((await confirm(app, secret, { number: '4000000000000002' })).status).toBe(402)
  expect(await secretOf(app, deal)).toBe(secret)
  expect((await confirm(app, secret)).status).toBe(200)
})

test('a buyer who opens a payment again after the charge reads that it is paid, and it is recorded', async () => {
  const deal = await acceptedDeal(app)
  await chargeWithoutEvent(app, intentIn(await secretOf(app, deal)))
  const again = await askIntent(app, deal.buyer, { price: deal.price, offerId: deal.offer.id })
  expect(again).toMatchObject({ status: 409, body: { detail: 'This offer is paid already.' } })
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'Bought' })
})

test('a server that died before it stored the intent’s id finds the same intent again', async () => {
  const deal = await acceptedDeal(app)
  const secret = await secretOf(app, deal)
  await app.db.update(payments).set({ intentId: null }).where(eq(payments.offerId, deal.offer.id))
  expect(await secretOf(app, deal)).toBe(secret)
  expect(await intentsOf(deal.offer.id)).toHaveLength(1)
})

test('a buyer gets no secret of an intent that is to be released: it is cancelled, and the next attempt opens another', async () => {
  const deal = await acceptedDeal(app)
  const secret = await secretOf(app, deal)
  const releaseReason = 'its amount is not the amount of the offer'
  await app.db.update(payments).set({ releaseReason }).where(eq(payments.offerId, deal.offer.id))
  const { status, body } = await askIntent(app, deal.buyer, { price: deal.price, offerId: deal.offer.id })
  expect({ status, secret: body.clientSecret }).toEqual({ status: 409, secret: undefined })
  expect(body.detail).toContain('An earlier payment of this offer is being finished.')
  expect((await confirm(app, secret)).status).toBe(409)
  expect(await secretOf(app, deal)).not.toBe(secret)
  expect((await paymentsOf(app, deal.offer.id)).map(({ state }) => state).toSorted()).toEqual(['open', 'released'])
})

test('a buyer whose payment another process settles while its intent is being created gets no secret', async () => {
  const deal = await acceptedDeal(app)
  const { provider } = cardPaymentsOf(app)
  const createIntent: typeof provider.createIntent = async (order) => {
    const intent = await provider.createIntent(order)
    await app.db.update(payments).set({ state: 'settled' }).where(eq(payments.id, order.paymentId))
    return intent
  }
  const slower = await buildApp({ ...app.parts, payments: { ...provider, createIntent, routes: undefined } })
  const answer = await slower.inject({
    method: 'POST',
    url: '/api/create-payment-intent',
    payload: { price: deal.price, offerId: deal.offer.id },
    headers: { authorization: `Bearer ${deal.buyer.token}` },
  })
  expect(answer.statusCode).toBe(409)
  expect(answer.json().detail).toContain('An earlier payment of this offer is being finished.')
  await slower.close()
})
