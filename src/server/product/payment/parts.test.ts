import { afterAll, beforeAll, expect, test } from 'vitest'
import { paymentApi } from '#contract/payment'
import { callAs } from '../../../../test/people/access.ts'
import {
  type App,
  askIntent,
  call,
  cardPaymentsOf,
  chargeWithoutEvent,
  confirm,
  handIn,
  intentIn,
  offerNow,
  paymentsOf,
  secretOf,
} from '../../../../test/people/deal.ts'
import {
  chargePart,
  dearDeal,
  offerSeenBy,
  payPart,
  statesOf,
  subjectsTo,
} from '../../../../test/people/deal-in-parts.ts'
import { expectRefused, statusesOf } from '../../../../test/people/expect-refused.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { payments } from '../tables/payment.ts'
import { reconcile } from './reconcile.ts'

let app: App
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' })
})
afterAll(() => app.close())

const reconcileNow = () => reconcile(cardPaymentsOf(app), 0)

test('an offer of any amount is paid in equal parts, and is Bought with the last of them', async () => {
  const deal = await dearDeal(app, 2_000_000_00)
  const asked = await askIntent(app, deal.buyer, { price: 2_000_000, offerId: deal.offer.id })
  expect(asked).toMatchObject({ status: 200, body: { amount: 666_666.67 } })
  expect(await offerSeenBy(app, deal.buyer, deal)).toMatchObject({
    status: 'accepted',
    parts: { count: 3, paid: 0, amountPaid: 0, amountLeft: 2_000_000 },
  })
  const ids = [await payPart(app, deal)]
  expect(await offerSeenBy(app, deal.buyer, deal)).toMatchObject({
    status: 'accepted',
    parts: { count: 3, paid: 1, amountPaid: 666_666.67, amountLeft: 1_333_333.33 },
  })
  ids.push(await payPart(app, deal))
  expect(await statesOf(app, deal)).toEqual(['1 received', '2 received'])
  const requests = await call(app, deal.agent, 'GET', `/offeredProperty?agentEmail=${deal.agent.email}`)
  expect(requests.body).toMatchObject([
    { parts: { count: 3, paid: 2, amountPaid: 1_333_333.34, amountLeft: 666_666.66 } },
  ])
  ids.push(await payPart(app, deal))
  expect(await statesOf(app, deal)).toEqual(['1 settled', '2 settled', '3 settled'])
  const bought = await offerSeenBy(app, deal.buyer, deal)
  expect(bought).toMatchObject({ status: 'Bought', transactionId: ids[2] })
  expect(bought).not.toHaveProperty('parts')
  const { body: receipt } = await call(app, deal.agent, 'GET', `/receipts/${deal.offer.id}`)
  expect(receipt).toMatchObject({
    amount: 2_000_000,
    transactionId: ids[2],
    payments: [
      { transactionId: ids[0], amount: 666_666.67 },
      { transactionId: ids[1], amount: 666_666.67 },
      { transactionId: ids[2], amount: 666_666.66 },
    ],
  })
  expect(await subjectsTo(app, deal.buyer)).toEqual([
    'Payment 1 of 3 received',
    'Payment 2 of 3 received',
    'Payment received',
  ])
  expect(await subjectsTo(app, deal.agent)).toEqual([
    'A part of an accepted offer is paid',
    'A part of an accepted offer is paid',
    'Your home is sold',
  ])
})

test('one part more or less begins above what a card can be charged', async () => {
  for (const [amount, parts] of [
    [999_999_99, undefined],
    [1_000_000_00, 2],
    [1_999_999_98, 2],
    [1_999_999_99, 3],
  ] as const) {
    const deal = await dearDeal(app, amount)
    const { parts: shown } = (await offerSeenBy(app, deal.buyer, deal)) as { parts?: { count: number } }
    expect(shown?.count).toBe(parts)
  }
})

test('an offer that is not accepted has no parts', async () => {
  const property = await make.property(app, { agent: await make.user(app, { role: 'agent' }) })
  const buyer = await make.user(app)
  const offer = await make.offer(app, { property, buyer, amount: 1_800_000_00 })
  const { body } = await call(app, buyer, 'GET', `/offeredProperty/${buyer.email}/${offer.id}`)
  expect(body).not.toHaveProperty('parts')
})

test('fifty tabs that pay the same part charge it once, and asking again answers the same intent until it is paid', async () => {
  const deal = await dearDeal(app)
  const secrets = await Promise.all(Array.from({ length: 50 }, () => secretOf(app, deal)))
  expect(new Set(secrets).size).toBe(1)
  const [secret = ''] = secrets
  const charges = await Promise.all(Array.from({ length: 50 }, () => confirm(app, secret)))
  expect(statusesOf(charges)).toEqual([200, ...Array(49).fill(409)])
  const receipts = await Promise.all(
    Array.from({ length: 20 }, () => handIn(app, deal.buyer, deal.offer.id, intentIn(secret))),
  )
  expect(new Set(statusesOf(receipts))).toEqual(new Set([200]))
  expect(await statesOf(app, deal)).toEqual(['1 received'])
  expect(await subjectsTo(app, deal.buyer)).toEqual(['Payment 1 of 2 received'])
  const next = await Promise.all(Array.from({ length: 50 }, () => secretOf(app, deal)))
  expect(new Set(next).size).toBe(1)
  expect(next[0]).not.toBe(secret)
})

test('the receipt of an earlier part is taken again, before and after the sale', async () => {
  const deal = await dearDeal(app)
  const first = await payPart(app, deal)
  expect((await handIn(app, deal.buyer, deal.offer.id, first)).status).toBe(200)
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'accepted', transactionId: null })
  const last = await payPart(app, deal)
  for (const id of [first, last]) expect((await handIn(app, deal.buyer, deal.offer.id, id)).status).toBe(200)
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'Bought', transactionId: last })
})

test('the receipt of a part of another offer is refused', async () => {
  const [deal, other] = [await dearDeal(app), await dearDeal(app)]
  const part = await payPart(app, other)
  await expectRefused(app, 409, () => handIn(app, deal.buyer, deal.offer.id, part))
})

test('a part is paid for its buyer alone, at the whole price of the offer', async () => {
  const deal = await dearDeal(app)
  await expectRefused(app, 404, () => askIntent(app, deal.agent, { price: 1_800_000, offerId: deal.offer.id }))
  await expectRefused(app, 409, () => askIntent(app, deal.buyer, { price: 900_000, offerId: deal.offer.id }))
  const { body } = await callAs(app, deal.buyer, paymentApi.createIntent, { body: { price: 1_800_000 } })
  expect(body).toMatchObject({ amount: 900_000 })
})

test('a declined card keeps what was paid, and another card pays the same part', async () => {
  const deal = await dearDeal(app)
  await payPart(app, deal)
  const secret = await secretOf(app, deal)
  expect((await confirm(app, secret, { number: '4000000000009995' })).status).toBe(402)
  expect(await secretOf(app, deal)).toBe(secret)
  expect(await statesOf(app, deal)).toEqual(['1 received', '2 open'])
  await confirm(app, secret, { number: '5555555555554444' })
  expect((await handIn(app, deal.buyer, deal.offer.id, intentIn(secret))).status).toBe(200)
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'Bought' })
})

test('a buyer whose browser was closed after a charge goes on with the next part', async () => {
  const deal = await dearDeal(app)
  const first = await chargePart(app, deal)
  const next = await secretOf(app, deal)
  expect(intentIn(next)).not.toBe(first)
  expect(await statesOf(app, deal)).toEqual(['1 received', '2 open'])
})

test('charges that no one reported are found by the reconciler, part by part', async () => {
  const deal = await dearDeal(app)
  await chargeWithoutEvent(app, intentIn(await secretOf(app, deal)))
  await reconcileNow()
  expect(await statesOf(app, deal)).toEqual(['1 received'])
  const last = intentIn(await secretOf(app, deal))
  await chargeWithoutEvent(app, last)
  await reconcileNow()
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'Bought', transactionId: last })
})

test('a payment that an earlier version opened for the whole amount becomes the first part', async () => {
  const deal = await dearDeal(app)
  await app.db.insert(payments).values({ offerId: deal.offer.id, amount: 1_800_000_00, currency: 'usd' })
  await payPart(app, deal)
  expect(await paymentsOf(app, deal.offer.id)).toMatchObject([
    { amount: 900_000_00, part: 1, parts: 2, state: 'received' },
  ])
})

test('exports and own data have the transaction ids of all parts', async () => {
  const deal = await dearDeal(app)
  const ids = [await payPart(app, deal), await payPart(app, deal)]
  const csv = await fetch(`${app.url}/api/exports/sales.csv`, {
    headers: { authorization: `Bearer ${deal.agent.token}` },
  })
  expect(await csv.text()).toContain(ids.join(' '))
  const { body } = await call(app, deal.buyer, 'GET', '/users/me/data')
  expect(JSON.stringify(body)).toContain(JSON.stringify(ids))
})
