import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_FORMER_PRICES, propertyApi } from '#contract/property'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { priceChanges } from '../tables/price-change.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
})
afterAll(async () => app.close())

const ask = (id: string, price: string, more = {}) => {
  const body = {
    title: 'Mill House',
    location: 'Bath',
    price,
    propertyImage: 'https://pictures.example/b.png',
    ...more,
  }
  return callAs(app, who.agent, propertyApi.update, { params: { id }, body })
}
const historyOf = async (id: string) =>
  (await callAs(app, who.admin, propertyApi.one, { params: { id } })).body.priceHistory
const pricesOf = async (id: string) => (await historyOf(id)).map(({ price }: { price: string }) => price)

test('shows a home’s former prices to every visitor, the latest first, with the day', async () => {
  const { id } = await make.property(app, { agent: who.agent, price: '$260,000' })
  expect(await historyOf(id)).toEqual([])
  await ask(id, '255000')
  await ask(id, '250000')
  const { body } = await callAs(app, who.anonymous, propertyApi.one, { params: { id } })
  expect(body.priceHistory).toEqual([
    { price: '255000', until: expect.stringMatching(/^20\d\d-.*Z$/) },
    { price: '$260,000', until: expect.stringMatching(/^20\d\d-.*Z$/) },
  ])
})

test.each([
  ['pending', { status: 'pending' as const }],
  ['withdrawn', { withdrawn: true }],
])('doesn’t store the price of a %s home, which was not public', async (_name, state) => {
  const { id } = await make.property(app, { agent: who.agent, ...state })
  expect((await ask(id, '199000')).status).toBe(200)
  expect(await pricesOf(id)).toEqual([])
})

test('other changes, and the same price in another notation, are no change of price', async () => {
  const { id } = await make.property(app, { agent: who.agent, price: '$250,000' })
  await ask(id, '$250,000', { title: 'The Mill' })
  await ask(id, '250k')
  expect(await pricesOf(id)).toEqual([])
})

test('a rejected update stores no price', async () => {
  const { id } = await make.property(app, { agent: who.agent, sold: true })
  expect((await ask(id, '1000')).status).toBe(409)
  expect(await pricesOf(id)).toEqual([])
})

test(`returns the last ${MAX_FORMER_PRICES}, and deletes them with the home`, async () => {
  const { id } = await make.property(app, { agent: who.agent, price: '1' })
  for (let price = 2; price < MAX_FORMER_PRICES + 5; price += 1) await ask(id, `${price}`)
  const prices = await pricesOf(id)
  expect([prices.length, prices[0]]).toEqual([MAX_FORMER_PRICES, `${MAX_FORMER_PRICES + 3}`])
  await callAs(app, who.agent, propertyApi.remove, { params: { id } })
  expect(await app.db.$count(priceChanges, eq(priceChanges.propertyId, id))).toBe(0)
})
