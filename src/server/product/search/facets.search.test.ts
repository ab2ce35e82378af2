import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { propertyApi } from '#contract/property'
import type { PropertyFacets } from '#contract/property-search'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { openDatabase } from '../../platform/db/database.ts'
import type { Reads } from '../../platform/db/replica-reads.ts'
import { countAllPlaces } from '../place/count-places.ts'
import { facetsOf } from './facets.search.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  const agent = await make.user(app, { role: 'agent' })
  const home = (facts: object) => make.property(app, { agent, location: 'Ramsbottom, Bury', ...facts })
  await home({ type: 'house', bedrooms: 4, bathrooms: 2, features: ['Garden', 'Garage'], priceMax: 90_000_000 })
  await home({ type: 'house', bedrooms: 2, bathrooms: 1, features: ['garden'] })
  await home({ type: 'apartment', bedrooms: 1, bathrooms: 1.5, features: ['Lift'] })
  await home({ type: 'apartment', bedrooms: 3 })
  await home({})
  await home({ type: 'house', bedrooms: 4, features: ['Garden'], status: 'pending' })
  await home({ type: 'house', bedrooms: 4, features: ['Garden'], sold: true })
  await countAllPlaces(app.db)
})
afterAll(async () => app.close())

type Query = Record<string, string | string[]>
const facets = async (query: Query): Promise<PropertyFacets> =>
  (await callAs(app, { token: '' }, propertyApi.facets, { query: query as never })).body

test('returns the number of homes of each option', async () => {
  expect(await facets({})).toEqual({
    total: 5,
    type: { house: 2, apartment: 2, townhouse: 0, land: 0, other: 0 },
    bedrooms: { '1+': 4, '2+': 3, '3+': 2, '4+': 1, '5+': 0 },
    bathrooms: { '1+': 3, '2+': 1, '3+': 0, '4+': 0 },
    feature: { Garden: 2, Garage: 1, Lift: 1 },
  })
})

test('ignores the filter of the facet itself, and applies the others', async () => {
  const found = await facets({ type: 'house', beds: '3' })
  expect(found.total).toBe(1)
  expect(found.type).toMatchObject({ house: 1, apartment: 1 })
  expect(found.bedrooms).toMatchObject({ '1+': 2, '4+': 1 })
  expect(found.feature).toEqual({ Garden: 1, Garage: 1 })
})

test('counts a selected feature as it was sent, also when no home has it', async () => {
  expect((await facets({ feature: ['HELIPAD'] })).feature).toEqual({ HELIPAD: 0, Garden: 2, Garage: 1, Lift: 1 })
})

test('without results, returns the counts without one of the filters, the fewest first', async () => {
  expect((await facets({ type: 'apartment', minPrice: '800000', beds: '3' })).without).toEqual([
    { filter: 'price', total: 1 },
    { filter: 'type', total: 1 },
  ])
  expect((await facets({ q: 'ramsbotom', minPrice: '9000000' })).without).toEqual([{ filter: 'price', total: 5 }])
  expect((await facets({ type: 'apartment' })).without).toBeUndefined()
})

test('with few results of several filters, returns the larger counts without one of them', async () => {
  expect(await facets({ type: 'house', beds: '3' })).toMatchObject({
    total: 1,
    without: [
      { filter: 'type', total: 2 },
      { filter: 'beds', total: 2 },
    ],
  })
  expect((await facets({ beds: '4' })).without).toBeUndefined() // one alone
})

test('returns what a filter finds alone if each of several excludes all homes', async () => {
  const filters = { type: 'land', beds: '5', feature: ['Lift'] }
  expect((await facets(filters)).without).toEqual([{ filter: 'feature', total: 1, isAlone: true }])
})

test('returns what the words find alone if each of several filters excludes all homes', async () => {
  const filters = { minPrice: '9000000', beds: '5', type: 'land' }
  expect((await facets({ q: 'ramsbottom', ...filters })).without).toEqual([{ filter: 'filters', total: 5 }])
  expect((await facets({ q: 'nowhere', ...filters })).without).toEqual([])
})

test('returns the counts without filters when a replica is lost during the search', async () => {
  const lost = openDatabase('postgres://127.0.0.1:1/lost', () => {})
  onTestFinished(() => lost.$client.end())
  const reads: Reads = (read) => read(lost).catch(() => read(app.db))
  const { without } = await reads((db) => facetsOf(db, { feature: ['Helipad'], minPrice: 1 }))
  expect(without).toEqual([{ filter: 'feature', total: 5 }])
})

test('counts a feature with the name of an inherited property like any other', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const features = ['__proto__', 'constructor', 'toString']
  await make.property(app, { agent, type: 'land', features })
  const { feature } = await facets({ type: 'land' })
  expect(feature).toEqual(Object.fromEntries(features.map((name) => [name, 1])))
  const chosen = await facets({ feature: features })
  expect([
    chosen.total,
    features.map((name) => Object.entries(chosen.feature).find(([key]) => key === name)?.[1]),
  ]).toEqual([1, [1, 1, 1]])
  await app.db.$client.query(`delete from property where type = 'land'`)
})

test('counts each option up to a thousand', async () => {
  await app.db.$client.query(
    `insert into property (id, title, location, price, price_min_cents, price_max_cents, date, description, agent_email, agent_name,
       agent_image, image, status, verified_at, type, bedrooms, bathrooms, features)
     select gen_random_uuid(), 'Home', 'Leeds', '1', 100, 100, '2026-01-01', 'A home.', 'a@people.example', 'Ann', '/a.webp', '/b.webp',
       'verified', now(), case when n <= 1000 then 'land' else 'other' end, case when n <= 998 then 3 end, null,
       case when n <= 3 then '{Pool}'::text[] end from generate_series(1, 2001) n`,
  )
  const found = await facets({})
  expect(found).toMatchObject({
    total: '1000+',
    type: { house: 2, land: 1000, other: '1000+' },
    bedrooms: { '1+': '1000+', '3+': 1000, '4+': 1 },
    bathrooms: { '1+': 3 },
    feature: { Pool: 3, Garden: 2, Lift: 1 },
  })
  expect((await facets({ type: 'land', feature: 'pool' })).total).toBe(3)
  expect((await facets({ type: 'land', feature: 'pool' })).feature).toEqual({ pool: 3 })
})

test.each<Query>([
  { type: 'castle' },
  { bbox: 'NaN,NaN,NaN,NaN' },
  { feature: Array<string>(50).fill('pool') },
  { q: 'x'.repeat(201) },
])('rejects facets with %o with a message', async (query) => {
  const { status, body } = await callAs(app, { token: '' }, propertyApi.facets, { query: query as never })
  expect([status, typeof body.detail]).toEqual([422, 'string'])
})

test('accepts a feature named like a property of objects', async () => {
  const agent = await make.user(app, { role: 'agent' })
  await make.property(app, { agent, title: 'Odd', features: ['__proto__', 'constructor', '7'] })
  const { status, body } = await callAs(app, { token: '' }, propertyApi.facets, { query: { q: 'odd' } })
  expect(status).toBe(200)
  expect(body.feature).toMatchObject({ constructor: 1, 7: 1 })
})
