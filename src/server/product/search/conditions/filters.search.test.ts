import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../../../test/people/access.ts'
import { make } from '../../../../../test/people/make.ts'
import { testApp } from '../../../../../test/server/app.ts'

const LICENCE =
  'Contains HM Land Registry data © Crown copyright and database right. Licensed under the Open Government Licence v3.0.'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  const agent = await make.user(app, { role: 'agent', name: 'Ida Lovell' })
  const home = (title: string, facts: object) => make.property(app, { agent, title, location: 'Fiji', ...facts })
  await home('Barn', { type: 'house', bedrooms: 5, bathrooms: 2.5, area: 2000, areaUnit: 'ft2' })
  await home('Loft', {
    type: 'apartment',
    bedrooms: 2,
    bathrooms: 1,
    area: 100,
    areaUnit: 'm2',
    features: ['Roof Terrace', 'Lift'],
    description: 'Two rooms with a kitchen/diner, and a balcony over the canal.',
  })
  await home('Flat', { type: 'apartment', bedrooms: 1, bathrooms: 1.5, features: ['lift', 'Garden'] })
  await home('East', { type: 'land', latitude: -17, longitude: 179.5 })
  await home('West', { latitude: -17.5, longitude: -179.5, description: `Semi-detached house. ${LICENCE}` })
})
afterAll(async () => app.close())

type Query = Record<string, string | string[]>
const search = (query: Query) => callAs(app, { token: '' }, propertyApi.verified, { query: query as never })
const titles = async (query: Query) =>
  ((await search(query)).body as { title: string }[]).map(({ title }) => title).sort()

test('finds homes of one type, or of any of several', async () => {
  expect(await titles({ type: 'apartment' })).toEqual(['Flat', 'Loft'])
  expect(await titles({ type: ['land', 'house'] })).toEqual(['Barn', 'East'])
})

test('finds homes with at least the number of rooms, and none with an unknown number', async () => {
  expect(await titles({ beds: '2' })).toEqual(['Barn', 'Loft'])
  expect(await titles({ beds: '5' })).toEqual(['Barn'])
  expect(await titles({ baths: '1.5' })).toEqual(['Barn', 'Flat'])
  expect(await titles({ beds: '6' })).toEqual([])
})

test('compares an area in the unit of the search, also at its limit', async () => {
  expect(await titles({ area: '1076' })).toEqual(['Barn', 'Loft'])
  expect(await titles({ area: '1077' })).toEqual(['Barn'])
  expect(await titles({ area: '100', areaUnit: 'm2' })).toEqual(['Barn', 'Loft'])
  expect(await titles({ area: '100.01', areaUnit: 'm2' })).toEqual(['Barn'])
})

test('finds homes with every feature, in upper or lower case', async () => {
  expect(await titles({ feature: 'LIFT' })).toEqual(['Flat', 'Loft'])
  expect(await titles({ feature: ['lift', 'roof terrace'] })).toEqual(['Loft'])
  expect(await titles({ feature: 'roof' })).toEqual([])
})

test('finds homes on a part of the map, also across the date line', async () => {
  expect(await titles({ bbox: '179,-18,180,-16' })).toEqual(['East'])
  expect(await titles({ bbox: '179,-18,-179,-16' })).toEqual(['East', 'West'])
  expect(await titles({ bbox: '-180,-90,180,90' })).toEqual(['East', 'West'])
  expect(await titles({ bbox: '179.5,-17,179.5,-17' })).toEqual(['East'])
})

test('finds words in descriptions, features and types by prefix, singular or plural', async () => {
  expect(await titles({ q: 'balconies' })).toEqual([])
  expect(await titles({ q: 'BALC' })).toEqual(['Loft'])
  expect(await titles({ q: 'kitchens' })).toEqual(['Loft'])
  expect(await titles({ q: 'diner' })).toEqual(['Loft'])
  expect(await titles({ q: 'semi-detached' })).toEqual(['West'])
  expect(await titles({ q: 'garden apartment' })).toEqual(['Flat'])
  expect(await titles({ q: 'alcony' })).toEqual([])
})

test('doesn’t search the licence line of imported homes', async () => {
  expect(await titles({ q: 'crown' })).toEqual([])
  expect(await titles({ q: 'licence' })).toEqual([])
})

test('combines filters', async () => {
  expect(await titles({ type: ['apartment', 'house'], beds: '2', feature: 'lift', q: 'canal' })).toEqual(['Loft'])
  expect(await titles({ type: 'land', beds: '1' })).toEqual([])
})

test('keeps repeated filters on further pages', async () => {
  const link = (await search({ type: ['apartment', 'house'], limit: '2' })).headers.get('link') ?? ''
  const next = await fetch(`${app.url}${/<([^>]+)>/.exec(link)?.[1]}`)
  expect(next.headers.get('x-total-count')).toBe('3')
  expect(((await next.json()) as object[]).length).toBe(1)
})

test.each<Query>([
  { type: 'castle' },
  { type: ['house', 'castle'] },
  { type: Array<string>(6).fill('house') },
  { type: '' },
  { beds: '-1' },
  { beds: '1.5' },
  { beds: '51' },
  { beds: ['1', '2'] },
  { baths: '1.25' },
  { baths: 'NaN' },
  { area: '1e3' },
  { area: '10000001' },
  { area: '1', areaUnit: 'acre' },
  { feature: '' },
  { feature: 'x'.repeat(41) },
  { feature: Array<string>(50).fill('pool') },
  { bbox: 'NaN,0,1,1' },
  { bbox: '0,0,1' },
  { bbox: '0,0,1,1,1' },
  { bbox: '0,2,1,1' },
  { bbox: '0,0,1,91' },
  { bbox: '-181,0,1,1' },
  { bbox: 'Infinity,0,1,1' },
  { bbox: ['0,0,1,1', '0,0,1,1'] },
  { q: ['a', 'b'] },
  { minPrice: ['1', '2'] },
  { sort: ['newest', 'newest'] },
])('rejects a search with %o with a message', async (query) => {
  const { status, body } = await search(query)
  expect(status).toBe(422)
  expect(body.detail).toMatch(/^(?!Invalid)\w+ .*\w/)
})

test.each(["'", '%', '_', '\\', '🏡', "a'b:*", '!:*&|', '<->', '((', "''", 'عقار', 'a'.repeat(200), '🏡'.repeat(99)])(
  'a search for %s is an ordinary one',
  async (q) => {
    expect((await search({ q, feature: q.slice(0, 40) })).status).toBe(200)
  },
)
