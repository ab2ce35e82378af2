import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../../../../test/people/deal.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { claimUnfinishedPayments, startPayment } from './payment.store.ts'

let app: App
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' })
})
afterAll(() => app.close())

test('open payments are claimed a few at a time, even while the planner’s statistics are out of date', async () => {
  const property = await make.property(app, { agent: await make.user(app, { role: 'agent' }) })
  const begin = async () => {
    const offer = await make.offer(app, { property, buyer: await make.user(app) })
    await startPayment(app.db, offer.id, offer, [])
  }
  await begin()
  await app.db.$client.query('analyze payment')
  for (let i = 0; i < 20; i++) await begin()
  const claimed = await claimUnfinishedPayments(app.db, new Date(), 8)
  expect(claimed).toHaveLength(8)
})
