import { eq, sql } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type App,
  acceptedDeal,
  call,
  confirm,
  handIn,
  homeNow,
  intentIn,
  offerNow,
  paymentsOf,
  secretOf,
  until,
} from '../../../../test/people/deal.ts'
import { statusesOf } from '../../../../test/people/expect-refused.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { auditEntries } from '../../platform/db/tables/audit.ts'
import { demoEvents, demoIntents, demoRefunds } from '../../platform/db/tables/demo-processor.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'
import { keysFrom } from '../../providers/payment/demo-processor/keys.ts'

const DAY = 86_400_000
let app: App
let clock = new Date('2026-03-10T12:00:00Z')
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' }, () => clock)
})
afterAll(() => app.close())

const webhook = (payload: string, signature: string) =>
  fetch(`${app.url}/api/payment-events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  })
const signed = (
  payload: string,
  secret = keysFrom(app.parts.secret).webhookSecret,
  timestamp = Math.floor(Date.now() / 1000),
) => Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
const eventOf = (intentId: string, id = `evt_${intentId}`) =>
  JSON.stringify({
    id,
    object: 'event',
    type: 'payment_intent.succeeded',
    data: { object: { object: 'payment_intent', id: intentId } },
  })
const auditOf = (id: string) => app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
const subjectsTo = async (email: string) => {
  const mails = await app.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id)
  return mails.map(({ subject }) => subject)
}
const refundOf = (intentId: string) => app.db.select().from(demoRefunds).where(eq(demoRefunds.intentId, intentId))

test('of 50 payments of one offer at once one is charged and recorded, however often and in whatever order it is reported', async () => {
  const deal = await acceptedDeal(app)
  const secret = await secretOf(app, deal)
  const receipt = intentIn(secret)
  const charges = await Promise.all(Array.from({ length: 50 }, () => confirm(app, secret)))
  expect(statusesOf(charges)).toEqual([200, ...Array(49).fill(400)])
  expect(charges.find(({ status }) => status === 400)?.body).toMatchObject({
    error: { code: 'payment_intent_unexpected_state' },
  })
  const event = eventOf(receipt)
  const reports = await Promise.all([
    ...Array.from({ length: 3 }, () => webhook(event, signed(event))),
    ...Array.from({ length: 10 }, () => handIn(app, deal.buyer, deal.offer.id, receipt)),
    ...Array.from({ length: 3 }, (_, n) => webhook(eventOf(receipt, `evt_${n}`), signed(eventOf(receipt, `evt_${n}`)))),
  ])
  expect(new Set(reports.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'Bought', transactionId: receipt })
  expect(await paymentsOf(app, deal.offer.id)).toMatchObject([{ state: 'settled' }])
  expect((await auditOf(deal.offer.id)).filter(({ action }) => action === 'pay')).toHaveLength(1)
  expect(await subjectsTo(deal.buyer.email)).toEqual([`Payment received: ${deal.home.title}`])
  expect(await refundOf(receipt)).toEqual([])
})

test('an event that is not signed, wrongly signed, changed or older than five minutes is 400 and does nothing', async () => {
  const deal = await acceptedDeal(app)
  const event = eventOf(intentIn(await secretOf(app, deal)))
  const old = Math.floor(Date.now() / 1000) - 301
  const bad: [string, string][] = [
    [event, ''],
    [event, 't=1,v1=abc'],
    [event, signed(event, 'whsec_wrong')],
    [`${event} `, signed(event)],
    [event, signed(event, undefined, old)],
    ['not json', signed('not json')],
  ]
  for (const [body, signature] of bad) expect((await webhook(body, signature)).status).toBe(400)
  expect((await fetch(`${app.url}/api/payment-events`, { method: 'POST', body: event })).status).toBe(400)
})

test('an event of an unknown type, or about an unknown intent, is accepted and does nothing', async () => {
  const unknown = JSON.stringify({
    id: 'evt_u',
    object: 'event',
    type: 'customer.created',
    data: { object: { id: 'cus_1', object: 'customer' } },
  })
  for (const event of [unknown, unknown, eventOf('pi_unknown')]) {
    const answer = await webhook(event, signed(event))
    expect([answer.status, await answer.json()]).toEqual([200, { received: true }])
  }
})

test('a payment for an offer that has just lapsed is refunded, and the buyer gets a mail', async () => {
  const deal = await acceptedDeal(app)
  const secret = await secretOf(app, deal)
  clock = new Date(clock.getTime() + 7 * DAY)
  await confirm(app, secret)
  const [payment] = await until(async () => {
    const rows = await paymentsOf(app, deal.offer.id)
    return rows[0]?.state === 'released' && rows
  })
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
  await until(async () => (await paymentsOf(app, deal.offer.id))[0]?.state === 'released')
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
  for (const [n, deal] of deals.entries()) {
    const state = await until(async () => {
      const [payment] = await paymentsOf(app, deal.offer.id)
      return payment?.state !== 'open' && payment?.state
    })
    const isSold = (await homeNow(app, deal.home.id))?.soldAt instanceof Date
    expect(state).toBe(isSold ? 'settled' : 'released')
    expect(await refundOf(intentIn(secrets[n] ?? ''))).toHaveLength(isSold ? 0 : 1)
    expect((await offerNow(app, deal.offer.id))?.status).toBe(isSold ? 'Bought' : 'rejected')
    const subjects = isSold ? ['Payment received'] : ['Your offer is closed', 'Your payment goes back to you']
    expect(await subjectsTo(deal.buyer.email)).toEqual(subjects.map((subject) => `${subject}: ${deal.home.title}`))
  }
})

test('in the end the processor’s charges equal the Bought offers to the cent', async () => {
  await until(async () => (await app.db.$count(demoEvents, sql`${demoEvents.deliveredAt} is null`)) === 0)
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
