import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type App,
  acceptedDeal,
  call,
  cardPaymentsOf,
  chargeWithoutEvent,
  checkReportedPayments,
  confirm,
  handIn,
  intentIn,
  offerNow,
  secretOf,
} from '../../../../test/people/deal.ts'
import { expectRefused } from '../../../../test/people/expect-refused.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { buildApp } from '../../app.ts'
import type { DemoIntent } from '../../platform/db/tables/demo-processor.ts'
import { users } from '../../platform/db/tables/user.ts'
import { PaymentUnavailable } from '../../providers/payment/payment.ts'
import { payments } from '../tables/payment.ts'

let app: App
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' })
})
afterAll(() => app.close())

type Deal = Awaited<ReturnType<typeof acceptedDeal>>
const stillAccepted = async (deal: Deal) =>
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'accepted', transactionId: null })

test('rejects an invented receipt', async () => {
  const deal = await acceptedDeal(app)
  for (const receipt of ['pi_invented', deal.offer.id, "'; drop table offer; --", 'x'.repeat(255)])
    await expectRefused(app, 409, () => handIn(app, deal.buyer, deal.offer.id, receipt))
  for (const receipt of ['', 'x'.repeat(256), null, 7])
    await expectRefused(app, 422, () =>
      call(app, deal.buyer, 'PATCH', `/offeredProperty/${deal.offer.id}`, { status: 'Bought', transactionId: receipt }),
    )
  await stillAccepted(deal)
})

test('rejects the receipt of an unpaid or declined intent', async () => {
  const deal = await acceptedDeal(app)
  const secret = await secretOf(app, deal)
  await expectRefused(app, 409, () => handIn(app, deal.buyer, deal.offer.id, intentIn(secret)))
  await confirm(app, secret, { number: '4000000000009995' })
  await expectRefused(app, 409, () => handIn(app, deal.buyer, deal.offer.id, intentIn(secret)))
  await stillAccepted(deal)
})

test('rejects the receipt of an intent that is unknown to the provider', async () => {
  const deal = await acceptedDeal(app)
  await secretOf(app, deal)
  const intentId = `pi_of_another_account_${deal.offer.id}`
  await app.db.update(payments).set({ intentId }).where(eq(payments.offerId, deal.offer.id))
  const refused = await expectRefused(app, 409, () => handIn(app, deal.buyer, deal.offer.id, intentId))
  expect(refused.body.detail).toContain('the card provider does not know it')
})

test('a buyer can’t use the receipt of another offer, their own or another buyer’s, recorded or not', async () => {
  const deal = await acceptedDeal(app)
  const paid = await acceptedDeal(app)
  const secret = await secretOf(app, paid)
  const used = intentIn(secret)
  await expectRefused(app, 409, () => handIn(app, deal.buyer, deal.offer.id, used))
  await confirm(app, secret)
  await handIn(app, paid.buyer, paid.offer.id, used)
  await expectRefused(app, 409, () => handIn(app, deal.buyer, deal.offer.id, used))
  const mine = await make.offer(app, {
    property: await make.property(app, { agent: deal.agent }),
    buyer: paid.buyer,
    status: 'accepted',
  })
  await expectRefused(app, 409, () => handIn(app, paid.buyer, mine.id, used))
  await stillAccepted(deal)
})

test.each<[string, Partial<DemoIntent>]>([
  ['another amount', { amount_received: 100 }],
  ['another currency', { currency: 'eur' }],
  ['another offer in its metadata', { metadata: { offerId: '01890000-0000-7000-8000-000000000000' } }],
  ['no offer in its metadata', { metadata: {} }],
])('rejects and refunds a payment with %s, and the offer can still be paid', async (_, change) => {
  const deal = await acceptedDeal(app)
  const receipt = intentIn(await secretOf(app, deal))
  await chargeWithoutEvent(app, receipt, change)
  expect(await handIn(app, deal.buyer, deal.offer.id, receipt)).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('The money goes back.') },
  })
  await stillAccepted(deal)
  const secret = await secretOf(app, deal)
  expect(intentIn(secret)).not.toBe(receipt)
  await confirm(app, secret)
  expect(await handIn(app, deal.buyer, deal.offer.id, intentIn(secret))).toMatchObject({ status: 200 })
})

test('accepts a recorded receipt again, and rejects any other', async () => {
  const deal = await acceptedDeal(app)
  const secret = await secretOf(app, deal)
  await confirm(app, secret)
  for (let n = 0; n < 3; n++)
    expect(await handIn(app, deal.buyer, deal.offer.id, intentIn(secret))).toMatchObject({ status: 200 })
  await checkReportedPayments(app)
  await expectRefused(app, 409, () => handIn(app, deal.buyer, deal.offer.id, 'pi_another'))
})

test('accepts a recorded receipt again while the provider is unreachable', async () => {
  const deal = await acceptedDeal(app)
  const secret = await secretOf(app, deal)
  await confirm(app, secret)
  await handIn(app, deal.buyer, deal.offer.id, intentIn(secret))
  const findIntent = () => Promise.reject(new PaymentUnavailable('down'))
  const { provider } = cardPaymentsOf(app)
  const cutOff = await buildApp({ ...app.parts, payments: { ...provider, findIntent, routes: undefined } })
  const again = await cutOff.inject({
    method: 'PATCH',
    url: `/api/offeredProperty/${deal.offer.id}`,
    payload: { status: 'Bought', transactionId: intentIn(secret) },
    headers: { authorization: `Bearer ${deal.buyer.token}` },
  })
  expect(again.statusCode).toBe(200)
  await cutOff.close()
})

test('rejects a receipt from anyone but the buyer: 401 or 404, and nothing changes', async () => {
  const deal = await acceptedDeal(app)
  const receipt = intentIn(await secretOf(app, deal))
  await chargeWithoutEvent(app, receipt)
  const gone = await make.user(app)
  await app.db.delete(users).where(eq(users.id, gone.id))
  const others: [number, Person | undefined][] = [
    [401, undefined],
    [401, gone],
    [404, deal.agent],
    [404, await make.user(app)],
    [404, await make.user(app, { role: 'agent' })],
    [404, await make.user(app, { role: 'admin' })],
    [404, await make.user(app, { role: 'fraud' })],
  ]
  for (const [status, person] of others)
    await expectRefused(app, status, () => handIn(app, person, deal.offer.id, receipt))
  expect((await handIn(app, deal.buyer, deal.offer.id, receipt)).status).toBe(200)
})

test.each(['pending', 'rejected'] as const)('rejects a receipt for an offer that is %s', async (status) => {
  const deal = await acceptedDeal(app)
  const offer = await make.offer(app, {
    property: await make.property(app, { agent: deal.agent }),
    buyer: deal.buyer,
    status,
  })
  await expectRefused(app, 409, () => handIn(app, deal.buyer, offer.id, 'pi_1'))
})
