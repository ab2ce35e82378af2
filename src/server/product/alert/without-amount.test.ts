import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { alertStage } from '../../../../test/people/alert-stage.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { wishes } from '../tables/wishlist.ts'

let app: TestApp
let agent: Person
let buyer: Person
let stage: ReturnType<typeof alertStage>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
  stage = alertStage(app, agent, () => buyer)
})
afterAll(() => app.close())
beforeEach(async () => {
  await stage.clear()
  buyer = await make.user(app, { name: 'Bea' })
})

const none = { price: '', priceMin: null, priceMax: null, priceKind: 'onApplication' } as const
const loseAmount = (id: string) =>
  stage.query(
    `update property set price = '', price_kind = 'onApplication', price_min_cents = null, price_max_cents = null where id = $1`,
    [id],
  )
const giveAmount = (id: string, dollars: number) =>
  stage.query(
    `update property set price = $2::text, price_kind = null, price_min_cents = $2::bigint * 100, price_max_cents = $2::bigint * 100 where id = $1`,
    [id, dollars],
  )

test('a home on application is news to searches without a price alone, and its mail says so', async () => {
  await stage.search({ name: 'All', query: { q: 'cottage' } })
  await stage.search({ name: 'Dear', query: { q: 'cottage', minPrice: '1' } })
  await stage.search({ name: 'Cheap', query: { q: 'cottage', maxPrice: '900000000' } })
  await stage.home({ ...none, location: 'Bath' })
  expect(await stage.bell()).toEqual(['New: Rose Cottage (All)'])
  await stage.match()
  const mail = await stage.mailed()
  expect(mail?.subject).toBe('New: Rose Cottage')
  expect(mail?.body).toContain('New: Rose Cottage, Bath, Price on application')
})

test('a first amount is news to the searches by price that find it, and the loss of one to none', async () => {
  await stage.search({ name: 'To 300', query: { maxPrice: '300' } })
  await stage.search({ name: 'From 400', query: { minPrice: '400' } })
  await stage.search({ name: 'Any', query: { q: 'cottage' } })
  const { id } = await stage.home(none)
  const before = await stage.bell()
  expect(before).toEqual(['New: Rose Cottage (Any)'])
  await giveAmount(id, 250)
  expect((await stage.bell()).slice(before.length)).toEqual(['A new price: Rose Cottage (To 300)'])
  await loseAmount(id)
  expect(await stage.bell()).toHaveLength(before.length + 1)
})

test('who wished a home hears nothing of an amount that comes or goes', async () => {
  const { id } = await stage.home(none)
  await stage.match()
  await app.db.insert(wishes).values({ userId: buyer.id, propertyId: id })
  await giveAmount(id, 250)
  expect(await stage.bell()).toEqual([])
  await loseAmount(id)
  expect(await stage.bell()).toEqual([])
})
