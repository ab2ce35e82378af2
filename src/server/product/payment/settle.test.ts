import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type App,
  acceptedDeal,
  call,
  cardPaymentsOf,
  checkReportedPayments,
  confirm,
  handIn,
  homeNow,
  intentIn,
  offerNow,
  paymentsOf,
  secretOf,
} from '../../../../test/people/deal.ts'
import { statusesOf } from '../../../../test/people/expect-refused.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { auditEntries } from '../../platform/db/tables/audit.ts'
import { demoIntents, demoRefunds } from '../../platform/db/tables/demo-processor.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'
import { checkPayment } from './reconcile.ts'

const DAY = 86_400_000
let app: App
let clock = new Date()
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' }, () => clock)
})
afterAll(() => app.close())

const auditOf = (id: string) => app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
const subjectsTo = async (email: string) => {
  const mails = await app.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id)
  return mails.map(({ subject }) => subject)
}
const refundOf = (intentId: string) => app.db.select().from(demoRefunds).where(eq(demoRefunds.intentId, intentId))

test('one of 50 concurrent payments of an offer is charged and recorded, however often and in any order it is reported', async () => {
  const deal = await acceptedDeal(app)
  const secret = await secretOf(app, deal)
  const receipt = intentIn(secret)
  const charges = await Promise.all(Array.from({ length: 50 }, () => confirm(app, secret)))
  expect(statusesOf(charges)).toEqual([200, ...Array(49).fill(409)])
  const report = checkPayment({ cardPayments: cardPaymentsOf(app) })
  const [reports] = await Promise.all([
    Promise.all(Array.from({ length: 10 }, () => handIn(app, deal.buyer, deal.offer.id, receipt))),
    ...Array.from({ length: 6 }, () => report({ intentId: receipt }, { stopping: new AbortController().signal })),
  ])
  expect(new Set(reports.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'Bought', transactionId: receipt })
  expect(await paymentsOf(app, deal.offer.id)).toMatchObject([{ state: 'settled' }])
  expect((await auditOf(deal.offer.id)).filter(({ action }) => action === 'pay')).toHaveLength(1)
  expect(await subjectsTo(deal.buyer.email)).toEqual([`Payment received: ${deal.home.title}`])
  expect(await refundOf(receipt)).toEqual([])
})

test('a payment for an offer that has just lapsed is refunded, and the buyer gets a mail', async () => {
  const deal = await acceptedDeal(app)
  const secret = await secretOf(app, deal)
  clock = new Date(clock.getTime() + 7 * DAY)
  await confirm(app, secret)
  await checkReportedPayments(app)
  const [payment] = await paymentsOf(app, deal.offer.id)
  expect(payment).toMatchObject({ state: 'released' })
  expect(await refundOf(intentIn(secret))).toMatchObject([{ amount: 25000050 }])
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'rejected' })
  expect(await homeNow(app, deal.home.id)).toMatchObject({ soldAt: null })
  expect(await auditOf(payment?.id ?? '')).toMatchObject([{ action: 'release', after: { how: 'refunded' } }])
  expect(await subjectsTo(deal.buyer.email)).toEqual([
    `Your offer has lapsed: ${deal.home.title}`,
    `Your payment goes back to you: ${deal.home.title}`,
  ])
  expect(await handIn(app, deal.buyer, deal.offer.id, intentIn(secret))).toMatchObject({ status: 409 })
  expect(await refundOf(intentIn(secret))).toHaveLength(1)
})

test.each([
  ['deleted', ['Your offer is closed', 'Your payment goes back to you']],
  ['withdrawn', ['Your offer is closed', 'Your payment goes back to you']],
  ['of a deleted buyer', ['Your payment goes back to you']],
])('a payment for a home %s after acceptance is refunded, and the buyer gets a mail', async (what, subjects) => {
  const deal = await acceptedDeal(app)
  const admin = await make.user(app, { role: 'admin' })
  const secret = await secretOf(app, deal)
  if (what === 'deleted') await call(app, deal.agent, 'DELETE', `/allProperty/${deal.home.id}`)
  if (what === 'withdrawn') await call(app, admin, 'PATCH', `/users/admin/${deal.agent.id}`, { role: 'fraud' })
  if (what === 'of a deleted buyer') await call(app, admin, 'DELETE', `/users/${deal.buyer.id}`)
  expect((await confirm(app, secret)).status).toBe(200)
  await checkReportedPayments(app)
  expect(await paymentsOf(app, deal.offer.id)).toMatchObject([{ state: 'released' }])
  expect(await refundOf(intentIn(secret))).toHaveLength(1)
  expect((await offerNow(app, deal.offer.id))?.status).not.toBe('Bought')
  expect(await subjectsTo(deal.buyer.email)).toEqual(subjects.map((subject) => `${subject}: ${deal.home.title}`))
})

test('paying for a home while its agent deletes it ends sold and paid, or deleted and refunded, never in between', async () => {
  const deals = await Promise.all(Array.from({ length: 8 }, () => acceptedDeal(app)))
  const secrets = await Promise.all(deals.map((deal) => secretOf(app, deal)))
  await Promise.all(
    deals.map(async (deal, n) => {
      const secret = secrets[n] ?? ''
      await confirm(app, secret)
      await Promise.all([
        handIn(app, deal.buyer, deal.offer.id, intentIn(secret)),
        call(app, deal.agent, 'DELETE', `/allProperty/${deal.home.id}`),
      ])
    }),
  )
  await checkReportedPayments(app)
  for (const [n, deal] of deals.entries()) {
    const [payment] = await paymentsOf(app, deal.offer.id)
    const isSold = (await homeNow(app, deal.home.id))?.soldAt instanceof Date
    expect(payment?.state).toBe(isSold ? 'settled' : 'released')
    expect(await refundOf(intentIn(secrets[n] ?? ''))).toHaveLength(isSold ? 0 : 1)
    expect((await offerNow(app, deal.offer.id))?.status).toBe(isSold ? 'Bought' : 'rejected')
    const subjects = isSold ? ['Payment received'] : ['Your offer is closed', 'Your payment goes back to you']
    expect(await subjectsTo(deal.buyer.email)).toEqual(subjects.map((subject) => `${subject}: ${deal.home.title}`))
  }
})

test('in the end the processor’s charges equal the Bought offers to the cent', async () => {
  await checkReportedPayments(app)
  const kept = await app.db
    .select({ id: demoIntents.id, amount: sql<number>`(${demoIntents.intent} ->> 'amount_received')::int` })
    .from(demoIntents)
    .where(
      sql`${demoIntents.intent} ->> 'status' = 'succeeded' and not exists (select from demo_refund where intent_id = ${demoIntents.id})`,
    )
  const bought = await app.db.execute<{ id: string; amount: number }>(
    sql`select transaction_id as id, amount_cents::int as amount from offer where status = 'Bought' order by 1`,
  )
  expect(kept.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(
    bought.rows.toSorted((a, b) => a.id.localeCompare(b.id)),
  )
  expect(kept.length).toBeGreaterThan(0)
})
