import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type App, acceptedDeal, cardPaymentsOf, secretOf } from '../../../../test/people/deal.ts'
import { testApp } from '../../../../test/server/app.ts'
import { payments } from '../tables/payment.ts'
import { reconcile } from './reconcile.ts'

let app: App
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(payments)
  for (let i = 0; i < 3; i++) await secretOf(app, await acceptedDeal(app))
})

/** A provider that answers slowly, and how often it was called. */
function slowly(milliseconds: number, then = () => {}) {
  const cardPayments = cardPaymentsOf(app)
  let calls = 0
  const findIntent: typeof cardPayments.provider.findIntent = async (id) => {
    calls++
    await sleep(milliseconds)
    then()
    return cardPayments.provider.findIntent(id)
  }
  return { cardPayments: { ...cardPayments, provider: { ...cardPayments.provider, findIntent } }, calls: () => calls }
}

test('one round checks all payments, also more than are checked at the same time', async () => {
  const slow = slowly(1)
  await reconcile(slow.cardPayments, 0.001, undefined, 2)
  expect(slow.calls()).toBe(3)
})

test('a round ends however slow the provider is: it checks each payment once', async () => {
  const slow = slowly(30)
  await reconcile(slow.cardPayments, 0.01, undefined, 1)
  expect(slow.calls()).toBe(3)
})

test('an app that closes ends its round after the payments underway', async () => {
  const closing = new AbortController()
  const slow = slowly(1, () => closing.abort())
  await reconcile(slow.cardPayments, 0, closing.signal, 2)
  expect(slow.calls()).toBe(2)
})
