import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type App,
  askIntent,
  call,
  cardPaymentsOf,
  checkReportedPayments,
  confirm,
  handIn,
  intentIn,
  offerNow,
  paymentsOf,
  secretOf,
} from '../../../../test/people/deal.ts'
import {
  chargePart,
  type Deal,
  dearDeal,
  offerSeenBy,
  payPart,
  refundsOf,
  statesOf,
  subjectsTo,
} from '../../../../test/people/deal-in-parts.ts'
import { expectRefused } from '../../../../test/people/expect-refused.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { runDueJobs } from '../../../../test/server/run-jobs.ts'
import { demoIntents } from '../../platform/db/tables/demo-processor.ts'
import { enqueueOverdueOffers, lapseOffer } from '../offer/lapse.ts'
import { payments } from '../tables/payment.ts'
import { reconcile } from './reconcile.ts'

const DAY = 86_400_000
let app: App
let clock = new Date()
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' }, () => clock)
})
afterAll(() => app.close())

const reconcileNow = () => reconcile(cardPaymentsOf(app), 0)

const admin = () => make.user(app, { role: 'admin' })
const closings: [why: string, close: (deal: Deal) => Promise<unknown>][] = [
  ['deleted by its agent', ({ agent, home }) => call(app, agent, 'DELETE', `/allProperty/${home.id}`)],
  ['withdrawn', async ({ agent }) => call(app, await admin(), 'PATCH', `/users/admin/${agent.id}`, { role: 'fraud' })],
  ['of a deleted agent', async ({ agent }) => call(app, await admin(), 'DELETE', `/users/${agent.id}`)],
  ['of a deleted buyer', async ({ buyer }) => call(app, await admin(), 'DELETE', `/users/${buyer.id}`)],
  [
    'that an earlier version closed',
    ({ offer }) =>
      app.db.execute(
        sql`update offer set status = 'rejected', closed_why = 'lapsed', closed_at = now() where id = ${offer.id}`,
      ),
  ],
]

test.each(closings)('all parts of an offer on a home %s are refunded, each once', async (_, close) => {
  const deal = await dearDeal(app, 2_500_000_00)
  const ids = [await payPart(app, deal), await payPart(app, deal), intentIn(await secretOf(app, deal))]
  await close(deal)
  for (let round = 0; round < 3; round++) await Promise.all([reconcileNow(), reconcileNow()])
  expect(await statesOf(app, deal)).toEqual(['1 released', '2 released', '3 released'])
  expect(await refundsOf(app, ids)).toEqual([1, 1, 0])
  const [intent] = await app.db
    .select()
    .from(demoIntents)
    .where(eq(demoIntents.id, ids[2] ?? ''))
  expect(intent?.intent.status).toBe('canceled')
  expect(
    (await subjectsTo(app, deal.buyer)).filter((subject) => subject === 'Your payment goes back to you'),
  ).toHaveLength(2)
})

test('parts of an offer that lapses are refunded, also the one that is charged a moment later', async () => {
  const deal = await dearDeal(app, 2_500_000_00)
  const first = await payPart(app, deal)
  const secret = await secretOf(app, deal)
  clock = new Date(clock.getTime() + 7 * DAY)
  await confirm(app, secret)
  await checkReportedPayments(app)
  const lapsing = { db: app.db, now: () => clock, acceptedDays: 7 }
  await runDueJobs(app.db, { enqueueOverdueOffers: enqueueOverdueOffers(lapsing), lapseOffer: lapseOffer(lapsing) })
  await reconcileNow()
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'rejected', closedWhy: 'lapsed' })
  expect(await statesOf(app, deal)).toEqual(['1 released', '2 released'])
  expect(await refundsOf(app, [first, intentIn(secret)])).toEqual([1, 1])
})

test('deleting a home while its last part is paid ends sold with all parts, or deleted with all refunded', async () => {
  const deals = await Promise.all(Array.from({ length: 6 }, () => dearDeal(app)))
  const paid = await Promise.all(
    deals.map(async (deal) => {
      const ids = [await payPart(app, deal), await chargePart(app, deal)]
      await Promise.all([
        handIn(app, deal.buyer, deal.offer.id, ids[1] ?? ''),
        call(app, deal.agent, 'DELETE', `/allProperty/${deal.home.id}`),
      ])
      return ids
    }),
  )
  await reconcileNow()
  for (const [n, deal] of deals.entries()) {
    const isSold = (await offerNow(app, deal.offer.id))?.status === 'Bought'
    expect(await statesOf(app, deal)).toEqual(isSold ? ['1 settled', '2 settled'] : ['1 released', '2 released'])
    expect(await refundsOf(app, paid[n] ?? [])).toEqual(isSold ? [0, 0] : [1, 1])
  }
})

test('a server that dies between the refund of a part and its record refunds it once', async () => {
  const deal = await dearDeal(app)
  const id = await payPart(app, deal)
  const [payment] = await paymentsOf(app, deal.offer.id)
  await call(app, deal.agent, 'DELETE', `/allProperty/${deal.home.id}`)
  await cardPaymentsOf(app).provider.refund(id, payment?.id ?? '')
  await reconcileNow()
  expect(await statesOf(app, deal)).toEqual(['1 released'])
  expect(await refundsOf(app, [id])).toEqual([1])
})

test('a part that was refunded at the provider counts as not received within an hour, and is paid again', async () => {
  const deal = await dearDeal(app)
  const first = await payPart(app, deal)
  const [payment] = await paymentsOf(app, deal.offer.id)
  await reconcileNow()
  await cardPaymentsOf(app).provider.refund(first, payment?.id ?? '')
  await reconcileNow()
  expect(await statesOf(app, deal)).toEqual(['1 received'])
  await app.db
    .update(payments)
    .set({ checkedAt: sql`now() - interval '61 minutes'` })
    .where(eq(payments.offerId, deal.offer.id))
  await reconcileNow()
  expect(await statesOf(app, deal)).toEqual(['1 released'])
  expect(await offerSeenBy(app, deal.buyer, deal)).toMatchObject({
    parts: { count: 2, paid: 0, amountLeft: 1_800_000 },
  })
  const ids = [await payPart(app, deal), await payPart(app, deal)]
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'Bought', transactionId: ids[1] })
  expect((await statesOf(app, deal)).filter((state) => state.endsWith('settled'))).toEqual(['1 settled', '2 settled'])
})

test('the missing one of several parts is paid again under its own number', async () => {
  const deal = await dearDeal(app, 2_500_000_00)
  const ids = [await payPart(app, deal), await payPart(app, deal)]
  const [first] = (await paymentsOf(app, deal.offer.id)).filter(({ part }) => part === 1)
  await cardPaymentsOf(app).provider.refund(ids[0] ?? '', first?.id ?? '')
  await app.db.update(payments).set({ checkedAt: null }).where(eq(payments.offerId, deal.offer.id))
  await reconcileNow()
  expect(await statesOf(app, deal)).toEqual(['1 released', '2 received'])
  await payPart(app, deal)
  const last = await payPart(app, deal)
  expect((await statesOf(app, deal)).filter((state) => state.endsWith('settled'))).toEqual([
    '1 settled',
    '2 settled',
    '3 settled',
  ])
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'Bought', transactionId: last })
})

test('while a part is being given back, no other is opened', async () => {
  const deal = await dearDeal(app)
  await payPart(app, deal)
  await app.db.update(payments).set({ releaseReason: 'it was cancelled' }).where(eq(payments.offerId, deal.offer.id))
  const asking = () => askIntent(app, deal.buyer, { price: deal.price, offerId: deal.offer.id })
  const { body } = await expectRefused(app, 409, asking)
  expect(body.detail).toBe('An earlier payment of this offer is being finished. Please try again in a moment.')
})
