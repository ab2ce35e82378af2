import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobApi } from '#contract/job'
import { callAs } from '../../../../test/people/access.ts'
import {
  type App,
  acceptedDeal,
  call,
  cardPaymentsOf,
  chargeWithoutEvent,
  homeNow,
  intentIn,
  offerNow,
  paymentsOf,
  secretOf,
  until,
} from '../../../../test/people/deal.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { letRetriesBeDue, runDueJobs } from '../../../../test/server/run-jobs.ts'
import { buildApp } from '../../app.ts'
import { auditEntries } from '../../platform/db/tables/audit.ts'
import { demoRefunds } from '../../platform/db/tables/demo-processor.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'
import type { Log } from '../../platform/logging/log.ts'
import { demoPayments } from '../../providers/payment/demo-processor/demo-processor.ts'
import { cancelIntent } from '../../providers/payment/demo-processor/intent.store.ts'
import { PaymentUnavailable } from '../../providers/payment/payment.ts'
import { payments } from '../tables/payment.ts'
import type { CardPayments } from './card-payments.ts'
import { startPayment } from './payment.store.ts'
import { finishPayment, MAX_FAILED_CHECKS, reconcile } from './reconcile.ts'

let app: App
let cardPayments: CardPayments
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' })
  cardPayments = cardPaymentsOf(app) // its events are not delivered: these tests are about what happens without them
})
beforeEach(() => app.db.delete(payments))
afterAll(() => app.close())

/** A card is charged, and no event or receipt reports it. */
const unreportedCharge = async () => {
  const deal = await acceptedDeal(app)
  const intentId = intentIn(await secretOf(app, deal))
  await chargeWithoutEvent(app, intentId)
  return { ...deal, intentId }
}
const trailOf = (payment: { id: string } | undefined) =>
  app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, payment?.id ?? ''))

const statusAtProvider = async (intentId: string) => (await cardPayments.provider.findIntent(intentId))?.status

test('an unreported payment is settled once, even by several processes at the same time', async () => {
  const deals = await Promise.all([1, 2, 3].map(unreportedCharge))
  await Promise.all([1, 2, 3, 4].map(() => reconcile(cardPayments, 0)))
  for (const { offer, intentId, buyer } of deals) {
    expect(await offerNow(app, offer.id)).toMatchObject({ status: 'Bought', transactionId: intentId })
    expect(await app.db.$count(mailOutbox, eq(mailOutbox.recipient, buyer.email))).toBe(1)
  }
})

test('a payment that was checked a moment ago is not checked again', async () => {
  const deal = await acceptedDeal(app)
  await secretOf(app, deal)
  await reconcile(cardPayments, 10)
  const { intentId } = await unreportedCharge()
  await app.db.update(payments).set({ checkedAt: new Date() })
  await reconcile(cardPayments, 10)
  expect(await app.db.select().from(payments).where(eq(payments.intentId, intentId))).toMatchObject([{ state: 'open' }])
})

test('an unpaid intent of a closed offer is cancelled and recorded, and no mail mentions a payment', async () => {
  const deal = await acceptedDeal(app)
  const intentId = intentIn(await secretOf(app, deal))
  await call(app, deal.agent, 'DELETE', `/allProperty/${deal.home.id}`)
  await reconcile(cardPayments, 0)
  const [payment] = await paymentsOf(app, deal.offer.id)
  expect(payment).toMatchObject({ state: 'released', releaseReason: 'the home was removed' })
  expect(await statusAtProvider(intentId)).toBe('cancelled')
  expect(await trailOf(payment)).toMatchObject([{ action: 'release', after: { how: 'cancelled' } }])
  expect(await app.db.$count(mailOutbox, eq(mailOutbox.recipient, deal.buyer.email))).toBe(1)
})

test('an unpaid intent of an accepted offer stays open', async () => {
  const deal = await acceptedDeal(app)
  const secret = await secretOf(app, deal)
  await reconcile(cardPayments, 0)
  expect(await paymentsOf(app, deal.offer.id)).toMatchObject([{ state: 'open' }])
  expect(await secretOf(app, deal)).toBe(secret)
})

test('an intent that was cancelled at the provider releases its payment, and the buyer’s next attempt opens another', async () => {
  const deal = await acceptedDeal(app)
  const first = intentIn(await secretOf(app, deal))
  await cancelIntent(app.db, first)
  await reconcile(cardPayments, 0)
  expect(intentIn(await secretOf(app, deal))).not.toBe(first)
  expect((await paymentsOf(app, deal.offer.id)).map(({ state }) => state).toSorted()).toEqual(['open', 'released'])
})

test('a server that dies between creating an intent and storing it leaves nothing open at the provider', async () => {
  const deal = await acceptedDeal(app)
  const { id, amount } = await startPayment(app.db, deal.offer.id, deal.offer, [])
  const made = await cardPayments.provider.createIntent({
    paymentId: id,
    offerId: deal.offer.id,
    amount,
    currency: 'usd',
  })
  await call(app, deal.agent, 'DELETE', `/allProperty/${deal.home.id}`)
  await reconcile(cardPayments, 0)
  expect(await paymentsOf(app, deal.offer.id)).toMatchObject([{ state: 'released', intentId: made.id }])
  expect(await statusAtProvider(made.id)).toBe('cancelled')
})

test('a server that dies between a refund and its record refunds once', async () => {
  const deal = await unreportedCharge()
  await call(app, deal.agent, 'DELETE', `/allProperty/${deal.home.id}`)
  const [payment] = await paymentsOf(app, deal.offer.id)
  await cardPayments.provider.refund(deal.intentId, payment?.id ?? '')
  await cardPayments.provider.refund(deal.intentId, 'another key')
  await reconcile(cardPayments, 0)
  expect(await paymentsOf(app, deal.offer.id)).toMatchObject([{ state: 'released' }])
  expect(await app.db.$count(demoRefunds, eq(demoRefunds.intentId, deal.intentId))).toBe(1)
})

test('a provider that fails for one payment delays no other, and the next round finishes it', async () => {
  const [first, second] = [await unreportedCharge(), await unreportedCharge()]
  let isDown = true
  const findIntent: typeof cardPayments.provider.findIntent = (id) => {
    if (isDown && id === first.intentId) throw new PaymentUnavailable('down')
    return cardPayments.provider.findIntent(id)
  }
  await reconcile({ ...cardPayments, provider: { ...cardPayments.provider, findIntent } }, 0)
  expect(await offerNow(app, first.offer.id)).toMatchObject({ status: 'accepted' })
  expect(await offerNow(app, second.offer.id)).toMatchObject({ status: 'Bought' })
  isDown = false
  await reconcile(cardPayments, 0)
  expect(await offerNow(app, first.offer.id)).toMatchObject({ status: 'Bought' })
})

test('a payment that fails in too many rounds is set aside, listed for an admin, and finished by their retry', async () => {
  await app.db.$client.query('delete from graphile_worker._private_jobs')
  const admin = await make.user(app, { role: 'admin' })
  const failed = async () => (await callAs(app, admin, jobApi.failed, {})).body
  const { offer } = await unreportedCharge()
  let calls = 0
  const findIntent = () => Promise.reject(new PaymentUnavailable(`refused ${++calls}`))
  const failing = { ...cardPayments, provider: { ...cardPayments.provider, findIntent } }
  await app.db.update(payments).set({ failedChecks: MAX_FAILED_CHECKS - 2 })
  for (let round = 0; round < 5; round++) await reconcile(failing, 0)
  expect(calls).toBe(2)
  for (let tries = 0; tries < 14; tries++) {
    await runDueJobs(app.db, { finishPayment: finishPayment({ cardPayments: failing }) })
    await letRetriesBeDue(app.db)
  }
  await reconcile(failing, 0)
  const [job] = await failed()
  expect(job).toMatchObject({ name: 'finishPayment', attempts: 13, error: 'PaymentUnavailable: refused 15' })
  expect(calls).toBe(15)
  await callAs(app, admin, jobApi.retry, { params: { job: job._id } })
  await runDueJobs(app.db, { finishPayment: finishPayment({ cardPayments }) })
  expect(await failed()).toEqual([])
  expect(await offerNow(app, offer.id)).toMatchObject({ status: 'Bought' })
})

test('only failed checks in a row count, and an unknown intent is not one', async () => {
  await unreportedCharge()
  const findIntent = () => Promise.reject(new PaymentUnavailable('down'))
  const checksAfter = async (change: Partial<CardPayments['provider']>) => {
    await reconcile({ ...cardPayments, provider: { ...cardPayments.provider, ...change } }, 0)
    return (await app.db.select().from(payments))[0]?.failedChecks
  }
  expect(await checksAfter({ findIntent })).toBe(1)
  expect(await checksAfter({ findIntent })).toBe(2)
  expect(await checksAfter({ findIntent: async () => undefined })).toBe(0)
})

test('a payment made while every process was down is settled as the app starts, before the first interval ends', async () => {
  const deal = await unreportedCharge()
  const again = await buildApp({ ...app.parts, payments: demoPayments(app.db) })
  await again.listen({ port: 0, host: '127.0.0.1' })
  await until(async () => (await homeNow(app, deal.home.id))?.soldAt)
  await again.close()
})

test('a payment that the provider does not know stays open while its offer can be paid, and ends with it', async () => {
  const deal = await unreportedCharge()
  const lost: CardPayments = {
    ...cardPayments,
    provider: { ...cardPayments.provider, findIntent: async () => undefined },
  }
  await reconcile(lost, 0)
  expect(await paymentsOf(app, deal.offer.id)).toMatchObject([{ state: 'open', releaseReason: null }])
  await call(app, deal.agent, 'DELETE', `/allProperty/${deal.home.id}`)
  await reconcile(lost, 0)
  const [payment] = await paymentsOf(app, deal.offer.id)
  expect(payment).toMatchObject({ state: 'released' })
  expect(await trailOf(payment)).toMatchObject([{ action: 'release', after: { how: 'unknown' } }])
})

test('a payment that the provider does not know is logged at every round, and one that waits for its buyer is not', async () => {
  const logged: unknown[] = []
  const log: Log = Object.create(app.parts.log, {
    error: { value: ({ payment }: { payment: string }) => logged.push(payment) },
  })
  const deal = await acceptedDeal(app)
  await secretOf(app, deal)
  await reconcile({ ...cardPayments, log }, 0)
  expect(logged).toEqual([])
  await app.db.update(payments).set({ intentId: 'pi_of_an_account_before' })
  await reconcile({ ...cardPayments, log }, 0)
  expect(logged).toEqual((await paymentsOf(app, deal.offer.id)).map(({ id }) => id))
})

test('a temporarily wrong key loses no charge: with the right key again it is settled', async () => {
  const deal = await unreportedCharge()
  await reconcile({ ...cardPayments, provider: { ...cardPayments.provider, findIntent: async () => undefined } }, 0)
  await reconcile(cardPayments, 0)
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'Bought' })
})
