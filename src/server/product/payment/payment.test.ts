import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type App,
  acceptedDeal,
  askIntent,
  call,
  checkReportedPayments,
  confirm,
  handIn,
  homeNow,
  intentIn,
  offerNow,
  paymentsOf,
  secretOf,
} from '../../../../test/people/deal.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { buildApp } from '../../app.ts'
import { auditEntries } from '../../platform/db/tables/audit.ts'
import { demoIntents } from '../../platform/db/tables/demo-processor.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'

let app: App
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' })
})
afterAll(() => app.close())

test('a buyer pays an accepted offer: it is Bought, the home sold, the other offers rejected, and everyone gets a mail', async () => {
  const deal = await acceptedDeal(app)
  const other = await make.user(app)
  const otherOffer = await make.offer(app, { property: deal.home, buyer: other })
  const secret = await secretOf(app, deal)
  const charged = await confirm(app, secret)
  expect(charged).toMatchObject({ status: 200, body: { status: 'succeeded', amount_received: 25000050 } })
  expect(await handIn(app, deal.buyer, deal.offer.id, intentIn(secret))).toEqual({
    status: 200,
    body: { modifiedCount: 1 },
  })
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'Bought', transactionId: intentIn(secret) })
  expect(await homeNow(app, deal.home.id)).toMatchObject({ soldAt: expect.any(Date) })
  expect(await offerNow(app, otherOffer.id)).toMatchObject({ status: 'rejected', closedWhy: 'soldToAnother' })
  expect(await paymentsOf(app, deal.offer.id)).toMatchObject([{ state: 'settled', amount: 25000050, currency: 'usd' }])
  expect(await subjectsTo(deal.buyer.email)).toEqual([`Payment received: ${deal.home.title}`])
  expect(await subjectsTo(deal.agent.email)).toEqual([`Your home is sold: ${deal.home.title}`])
  expect(await subjectsTo(other.email)).toEqual([`This home has been sold: ${deal.home.title}`])
  expect(await app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, deal.offer.id))).toMatchObject([
    { action: 'pay', after: { transactionId: intentIn(secret) } },
  ])
})

test('a buyer who closes the browser right after the charge loses nothing: the processor’s report settles the payment', async () => {
  const deal = await acceptedDeal(app)
  const secret = await secretOf(app, deal)
  await confirm(app, secret)
  await checkReportedPayments(app)
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'Bought', transactionId: intentIn(secret) })
  expect(await handIn(app, deal.buyer, deal.offer.id, intentIn(secret))).toMatchObject({ status: 200 })
  expect(await subjectsTo(deal.buyer.email)).toEqual([`Payment received: ${deal.home.title}`])
})

test.each([
  [19.99, 1999],
  [1.15, 115],
  [4.35, 435],
  ['250000.50', 25000050],
  [0.5, 50],
  [999999.99, 99999999],
])('an offer of %s dollars is charged as %i cents', async (dollars, cents) => {
  const agent = await make.user(app, { role: 'agent' })
  const buyer = await make.user(app)
  const home = await make.property(app, { agent })
  const made = await call(app, buyer, 'POST', '/offeredProperty', {
    propertyId: home.id,
    buyingDate: '2099-01-01',
    offerAmount: dollars,
  })
  const id = String(made.body.insertedId)
  await call(app, agent, 'PATCH', `/offeredProperty/${id}`, { status: 'accepted' })
  const secret = String((await askIntent(app, buyer, { price: dollars })).body.clientSecret)
  const [row] = await app.db
    .select()
    .from(demoIntents)
    .where(eq(demoIntents.id, intentIn(secret)))
  expect(row?.intent).toMatchObject({ amount: cents, currency: 'usd', metadata: { offerId: id } })
  const charged = await confirm(app, secret)
  expect(charged).toMatchObject({ status: 200, body: { status: 'succeeded', amount_received: cents } })
  expect((await handIn(app, buyer, id, intentIn(secret))).status).toBe(200)
  expect(await offerNow(app, id)).toMatchObject({ status: 'Bought', amount: cents })
})

test('paying for one of two homes with the same title, location and agent leaves the other and its offers untouched', async () => {
  const deal = await acceptedDeal(app)
  const { title, location } = deal.home
  const twin = await make.property(app, { agent: deal.agent, title, location })
  const rival = await make.user(app)
  const onTwin = [
    await make.offer(app, { property: twin, buyer: deal.buyer, status: 'accepted' }),
    await make.offer(app, { property: twin, buyer: rival }),
  ]
  const secret = await secretOf(app, deal)
  await confirm(app, secret)
  expect((await handIn(app, deal.buyer, deal.offer.id, intentIn(secret))).status).toBe(200)
  expect(await homeNow(app, deal.home.id)).toMatchObject({ soldAt: expect.any(Date) })
  expect(await homeNow(app, twin.id)).toEqual(twin)
  for (const offer of onTwin) expect(await offerNow(app, offer.id)).toEqual(offer)
  expect(await subjectsTo(rival.email)).toEqual([])
})

test('without a card provider, a buyer who pays gets 503, and everything else works', async () => {
  const without = await buildApp({ ...app.parts, payments: undefined })
  const { buyer, offer, price } = await acceptedDeal(app)
  const headers = { authorization: `Bearer ${buyer.token}` }
  const calls = [
    { method: 'POST', url: '/api/create-payment-intent', payload: { price, offerId: offer.id } },
    { method: 'PATCH', url: `/api/offeredProperty/${offer.id}`, payload: { status: 'Bought', transactionId: 'pi_1' } },
  ] as const
  for (const one of calls) expect((await without.inject({ ...one, headers })).statusCode).toBe(503)
  expect((await without.inject({ url: `/api/offeredProperty/${buyer.email}`, headers })).json()).toHaveLength(1)
  await without.close()
})

async function subjectsTo(email: string) {
  const mails = await app.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email))
  return mails.map(({ subject }) => subject)
}
