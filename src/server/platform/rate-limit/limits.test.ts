/** @module-tag all */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerApi } from '#contract/offer'
import { paymentApi } from '#contract/payment'
import { callAs } from '../../../../test/people/access.ts'
import { type App, sent } from '../../../../test/people/deal.ts'
import { expectRefused, statusesOf } from '../../../../test/people/expect-refused.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: App
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' })
})
afterAll(() => app.close())

const offerAs = (person: Person, homeId: string) => callAs(app, person, offerApi.make, { body: sent({ id: homeId }) })
const askIntentAs = (person: Person) => callAs(app, person, paymentApi.createIntent, { body: { price: 1 } })

test('a person asks for 300 offers and intents a minute, both together, and each person has their own count', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const [first, second] = [await make.property(app, { agent }), await make.property(app, { agent })]
  const [buyer, other] = [await make.user(app), await make.user(app)]
  const below = await Promise.all(
    Array.from({ length: 299 }, (_, n) => (n % 2 === 0 ? offerAs(buyer, randomUUID()) : askIntentAs(buyer))),
  )
  expect(statusesOf(below)).toEqual([...Array(150).fill(404), ...Array(149).fill(409)])
  expect((await offerAs(buyer, first.id)).status).toBe(201)
  for (const above of [() => offerAs(buyer, second.id), () => askIntentAs(buyer)]) {
    await expectRefused(app, 429, above)
    const wait = Number((await above()).headers.get('retry-after'))
    expect([wait > 0, wait <= 60]).toEqual([true, true])
  }
  expect((await offerAs(other, second.id)).status).toBe(201)
})
