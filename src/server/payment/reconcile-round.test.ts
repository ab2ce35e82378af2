import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type App, acceptedDeal, secretOf, tillOf } from '../../../test/people/deal.ts'
import { testApp } from '../../../test/server/app.ts'
import { payments } from '../db/tables/payment.ts'
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

/** A provider that takes its time for each look, and how often it was looked at. */
function slowly(milliseconds: number, then = () => {}) {
  const cardPayments = tillOf(app)
  let looks = 0
  const findIntent: typeof cardPayments.provider.findIntent = async (id) => {
    looks++
    await sleep(milliseconds)
    then()
    return cardPayments.provider.findIntent(id)
  }
  return { cardPayments: { ...cardPayments, provider: { ...cardPayments.provider, findIntent } }, looks: () => looks }
}

test('more payments than are looked at side by side are all looked at in one round', async () => {
  const slow = slowly(1)
  await reconcile(slow.cardPayments, 0.001, undefined, 2)
  expect(slow.looks()).toBe(3)
})

test('a round ends, however slow the provider is: each payment is looked at once', async () => {
  const slow = slowly(30)
  await reconcile(slow.cardPayments, 0.01, undefined, 1)
  expect(slow.looks()).toBe(3)
})

test('an app that closes ends its round after the payments at hand', async () => {
  const closing = new AbortController()
  const slow = slowly(1, () => closing.abort())
  await reconcile(slow.cardPayments, 0, closing.signal, 2)
  expect(slow.looks()).toBe(2)
})
