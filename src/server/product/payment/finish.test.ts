import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  type App,
  acceptedDeal,
  call,
  cardPaymentsOf,
  intentIn,
  paymentsOf,
  secretOf,
} from '../../../../test/people/deal.ts'
import { testApp } from '../../../../test/server/app.ts'
import { readEvents } from '../../../../test/server/event-reader.ts'
import { auditEntries } from '../../platform/db/tables/audit.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'
import type { IntentStatus, PaymentProvider } from '../../providers/payment/payment.ts'
import { finish, release } from './finish.ts'

let app: App
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' })
})
afterAll(() => app.close())

/** A payment of a home that has been removed, and its intent in any state. */
async function paymentToRelease() {
  const deal = await acceptedDeal(app)
  const intentId = intentIn(await secretOf(app, deal))
  await call(app, deal.agent, 'DELETE', `/allProperty/${deal.home.id}`)
  const [payment] = await paymentsOf(app, deal.offer.id)
  const intent = await app.parts.payments?.findIntent(intentId)
  if (!payment || !intent) throw new Error('nothing was opened')
  const intentThatIs = (status: IntentStatus) => ({
    ...intent,
    status,
    amountReceived: status === 'paid' ? intent.amount : 0,
  })
  return { ...deal, payment, intentThatIs }
}

/** Card payments with a provider that refunds and cancels every intent asked for; and the intents that it refunded. */
function agreeable(change: Partial<PaymentProvider> = {}) {
  const cardPayments = cardPaymentsOf(app)
  const refunded: string[] = []
  const refund = async (id: string) => void refunded.push(id)
  const provider = { ...cardPayments.provider, refund, cancelIntent: async () => true, ...change }
  return { cardPayments: { ...cardPayments, provider }, refunded }
}
const trailOf = ({ id }: { id: string }) => app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))

test('a payment that is being processed is released once it is paid, not before', async () => {
  const { offer, payment, intentThatIs } = await paymentToRelease()
  const { cardPayments, refunded } = agreeable()
  const why = 'the home was removed'
  expect(await finish(cardPayments, payment, intentThatIs('processing'))).toMatchObject({ is: 'released', why })
  expect(refunded).toEqual([])
  expect(await paymentsOf(app, offer.id)).toMatchObject([{ state: 'open', releaseReason: why }])
  await finish(cardPayments, payment, intentThatIs('paid'))
  expect(refunded).toEqual([payment.intentId])
  expect(await paymentsOf(app, offer.id)).toMatchObject([{ state: 'released' }])
})

test('an intent that the buyer pays while it is being cancelled is refunded', async () => {
  const { offer, payment, intentThatIs } = await paymentToRelease()
  const { cardPayments, refunded } = agreeable({ cancelIntent: async () => false })
  await finish(cardPayments, payment, intentThatIs('unpaid'))
  expect(await paymentsOf(app, offer.id)).toMatchObject([{ state: 'open' }])
  await finish(cardPayments, payment, intentThatIs('paid'))
  expect(refunded).toEqual([payment.intentId])
})

test('a process with stale data doesn’t refund a released payment again', async () => {
  const { payment, intentThatIs } = await paymentToRelease()
  const { cardPayments, refunded } = agreeable()
  for (let n = 0; n < 2; n++)
    expect(await finish(cardPayments, payment, intentThatIs('paid'))).toMatchObject({ is: 'released' })
  expect(refunded).toHaveLength(1)
})

test('a payment that two processes release is recorded once, and the buyer gets one mail', async () => {
  const { buyer, payment, intentThatIs } = await paymentToRelease()
  const { cardPayments } = agreeable()
  const before = await app.db.$count(mailOutbox, eq(mailOutbox.recipient, buyer.email))
  for (let n = 0; n < 2; n++)
    await release(cardPayments, { is: 'released', payment, why: 'the home was removed' }, intentThatIs('paid'))
  expect(await trailOf(payment)).toMatchObject([{ action: 'release', after: { how: 'refunded' } }])
  expect(await app.db.$count(mailOutbox, eq(mailOutbox.recipient, buyer.email))).toBe(before + 1)
})

test('the open page of a buyer is updated when a payment is released', async () => {
  const { buyer, offer, payment, intentThatIs } = await paymentToRelease()
  const stream = await readEvents(app.url, buyer)
  onTestFinished(stream.leave)
  await stream.isOpen()
  await finish(agreeable().cardPayments, payment, intentThatIs('unpaid'))
  await stream.brings({ topic: 'offers', id: offer.id })
})
