import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerApi } from '#contract/offer'
import { propertyApi } from '#contract/property'
import { propertyPicksApi } from '#contract/property-picks'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { properties } from '../tables/property.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
})
afterAll(async () => app.close())

const home = {
  title: 'Mill House',
  location: 'Bath',
  agentImage: 'https://pictures.example/a.png',
  propertyImage: 'https://pictures.example/b.png',
  description: 'A house.',
}
const create = (more: object) =>
  callAs(app, who.agent, propertyApi.create, { body: { ...home, price: '', ...more } as never })
const { agentImage: _, description: __, ...update } = home
const put = (id: string, more: object) =>
  callAs(app, who.agent, propertyApi.update, { params: { id }, body: { ...update, ...more } as never })
const read = async (id: string) => (await callAs(app, who.admin, propertyApi.one, { params: { id } })).body
const boundsOf = async (id: string) => {
  const [row] = await app.db.select().from(properties).where(eq(properties.id, id))
  return [row?.priceMin, row?.priceMax]
}

test.each([
  ['250000', 'exact', [25_000_000, 25_000_000]],
  ['250000 - 300000', 'range', [25_000_000, 30_000_000]],
  ['250000', 'from', [25_000_000, 25_000_000]],
  ['Offers over $250,000', 'offersOver', [25_000_000, 25_000_000]],
  ['250k-300k', 'guide', [25_000_000, 30_000_000]],
  ['250000', 'fixed', [25_000_000, 25_000_000]],
  ['', 'onApplication', [null, null]],
  ['', 'auction', [null, null]],
  ['250000', 'auction', [25_000_000, 25_000_000]],
])('lists a home for “%s” that is asked as %s', async (price, priceKind, bounds) => {
  const { status, body } = await create({ price, priceKind })
  expect(status).toBe(201)
  expect(await read(body.insertedId)).toMatchObject({ price, priceKind })
  expect(await boundsOf(body.insertedId)).toEqual(bounds)
})

const NEEDS = 'Price needs an amount, such as 250000'
test.each([
  [{}, 'Price is required'],
  [{ price: ' ' }, 'Price is required'],
  [{ priceKind: null }, 'Price is required'],
  [{ priceKind: 'exact' }, 'Price is required'],
  [{ priceKind: 'guide' }, 'Price is required'],
  [{ price: '250000', priceKind: 'onApplication' }, 'A price on application has no amount: leave Price empty'],
  [{ price: 'POA', priceKind: 'onApplication' }, NEEDS],
  [{ price: 'Price on application' }, NEEDS],
  [{ price: 'soon', priceKind: 'auction' }, NEEDS],
  [{ price: '1-2m', priceKind: 'exact' }, '“Exact price” has one amount, such as 250000'],
  [{ price: '1-2m', priceKind: 'from' }, '“From” has one amount, such as 250000'],
  [{ price: '1-2m', priceKind: 'offersOver' }, '“Offers over” has one amount, such as 250000'],
  [{ price: '1-2m', priceKind: 'fixed' }, '“Fixed price” has one amount, such as 250000'],
  [{ price: '250000', priceKind: 'range' }, 'A price range has two amounts, such as 250000 - 300000'],
])('refuses to list a home with %j', async (more, message) => {
  expect(await create(more)).toMatchObject({ status: 422, body: { errors: { price: message } } })
})

test('refuses a kind of price and a day of an auction that are none', async () => {
  const of = async (more: object) => (await create({ price: '1000', ...more })).body.errors
  expect(await of({ priceKind: 'poa' })).toMatchObject({ priceKind: expect.stringContaining('exact, range, from') })
  expect(await of({ auctionAt: '2026-12-12' })).toMatchObject({ auctionAt: expect.stringContaining('moment in UTC') })
  expect(await of({ auctionAt: '2099-12-12T10:00:00Z' })).toEqual({
    auctionAt: 'auctionAt can be at most 5 years away',
  })
  expect(await of({ auctionAt: '2009-01-24T01:30:00Z' })).toEqual({
    auctionAt: 'auctionAt is more than 5 years ago',
  })
  expect(await of({ auctionClosesOffers: 'yes' })).toEqual({
    auctionClosesOffers: 'auctionClosesOffers is true or false',
  })
})

test('an update keeps a kind that fits the price, and clears one that does not', async () => {
  const { id } = await make.property(app, {
    agent: who.agent,
    price: '',
    priceMin: null,
    priceMax: null,
    priceKind: 'onApplication',
  })
  expect((await put(id, { price: '' })).body).toEqual({ modifiedCount: 1 }) // the title and place are new
  expect(await read(id)).toMatchObject({ price: '', priceKind: 'onApplication' })
  await put(id, { price: '250000' })
  expect(await read(id)).not.toHaveProperty('priceKind')
  expect(await put(id, { price: '' })).toMatchObject({ status: 422, body: { errors: { price: 'Price is required' } } })
  expect(await put(id, { price: '', priceKind: 'exact' })).toMatchObject({ status: 422 })
  expect(await put(id, { price: '300000', priceKind: 'onApplication' })).toMatchObject({ status: 422 })
  await put(id, { price: '250000', priceKind: 'guide' })
  await put(id, { price: '250000 - 300000' })
  expect(await read(id)).toMatchObject({ priceKind: 'guide' })
  await put(id, { price: '250000 - 300000', priceKind: null })
  expect(await read(id)).not.toHaveProperty('priceKind')
  expect(await boundsOf(id)).toEqual([25_000_000, 30_000_000])
})

test('keeps former prices from an amount to none and back, with their kinds', async () => {
  const { id } = await make.property(app, { agent: who.agent, price: '$260,000', priceKind: 'from' })
  await put(id, { price: '', priceKind: 'onApplication' })
  await put(id, { price: '', priceKind: 'auction' }) // also none
  await put(id, { price: '255000', priceKind: null })
  const { priceHistory } = await read(id)
  expect(priceHistory).toEqual([
    { price: '', priceKind: 'auction', until: expect.any(String) },
    { price: '$260,000', priceKind: 'from', until: expect.any(String) },
  ])
})

test('a home without an amount takes offers of any amount that can be charged', async () => {
  const { id } = await make.property(app, {
    agent: who.agent,
    price: '',
    priceMin: null,
    priceMax: null,
    priceKind: 'onApplication',
  })
  const offer = (offerAmount: string) =>
    callAs(app, who.user, offerApi.make, { body: { propertyId: id, buyingDate: '2099-01-01', offerAmount } as never })
  expect((await offer('0')).status).toBe(422)
  expect((await offer('0.10')).status).toBe(422)
  expect((await offer('123456.78')).status).toBe(201)
  const list = { params: { email: who.user.email } }
  const { body } = await callAs(app, who.user, offerApi.ofBuyer, list)
  expect(body[0]).toMatchObject({ askingPrice: '', askingPriceKind: 'onApplication', offerAmount: 123456.78 })
})

test('takes offers until an auction that closes them begins, and after one that does not', async () => {
  const offerOn = async (more: object) => {
    const { id } = await make.property(app, { agent: who.agent, priceKind: 'auction', ...more })
    const body = { propertyId: id, buyingDate: '2099-01-01', offerAmount: '200000' } as never
    return callAs(app, who.user, offerApi.make, { body })
  }
  const at = (ms: number) => new Date(Date.now() + ms).toISOString()
  const begun = await offerOn({ auctionAt: at(-1000), auctionClosesOffers: true })
  expect(begun).toMatchObject({ status: 409, body: { detail: expect.stringContaining('has begun') } })
  expect((await offerOn({ auctionAt: at(60_000), auctionClosesOffers: true })).status).toBe(201)
  expect((await offerOn({ auctionAt: at(-1000), auctionClosesOffers: false })).status).toBe(201)
  expect((await offerOn({ auctionAt: at(-1000) })).status).toBe(201)
  expect((await offerOn({ auctionClosesOffers: true })).status).toBe(201)
})

test('similar homes of one without an amount are those of its type and place', async () => {
  const homeIn = (location: string, more = {}) =>
    make.property(app, { agent: who.agent, location, type: 'land', ...more })
  const one = await homeIn('Ferry Row, Zelham', { price: '', priceMin: null, priceMax: null, priceKind: 'auction' })
  const near = await homeIn('Quay Row, Zelham')
  await homeIn('High Street, Otherton')
  const { body } = await callAs(app, who.anonymous, propertyPicksApi.similar, { params: { id: one.id } })
  expect(body.homes[0]._id).toBe(near.id)
})
