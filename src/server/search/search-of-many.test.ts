import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { MAX_PUBLIC_TOTAL } from '#contract/list'
import type { PropertyFilters } from '#contract/property/search'
import { MAX_FEATURE_LENGTH, MAX_FEATURES } from '#contract/property-facts'
import type { TestApp } from '../../../test/people/access.ts'
import { make } from '../../../test/people/make.ts'
import { makeManyHomes } from '../../../test/plans/many-rows.ts'
import { statementsOf } from '../../../test/plans/plans.ts'
import { testApp } from '../../../test/server/app.ts'
import { facetsOf } from './facets.search.ts'
import { searchPublicProperties } from './property.search.ts'

/** More than are looked at first, and enough for choices with and without a thousand homes. */
const ROWS = 12_000

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  await makeManyHomes(app.db.$client, ROWS)
}, 60_000)
afterAll(async () => app.close())

const bbox = { west: 0, south: 50, east: 0.9, north: 54 }
const searches: { filters: PropertyFilters; where: string }[] = [
  { filters: {}, where: 'true' },
  { filters: { minPrice: 2000, maxPrice: 60_000 }, where: 'price_max_cents >= 200000 and price_min_cents <= 6000000' },
  { filters: { maxPrice: 500 }, where: 'price_min_cents <= 50000' },
  { filters: { bbox }, where: 'latitude between 50 and 54 and longitude between 0 and 0.9' },
  {
    filters: { bbox, maxPrice: 60_000 },
    where: 'latitude between 50 and 54 and longitude between 0 and 0.9 and price_min_cents <= 6000000',
  },
  { filters: { q: 'balcony' }, where: `description like '%balcony%'` },
  { filters: { area: 2000 }, where: 'area >= 2000' },
]

test.each(searches)('the facets of $filters are those that one counts home by home', async ({ filters, where }) => {
  const count = async (condition: string) => {
    const { rows } = await app.db.$client.query(
      `select count(*)::int as count from property where status = 'verified' and sold_at is null and ${where} and ${condition}`,
    )
    return rows[0].count > MAX_PUBLIC_TOTAL ? `${MAX_PUBLIC_TOTAL}+` : rows[0].count
  }
  const facets = await facetsOf(app.db, filters)
  expect(facets.total).toBe(await count('true'))
  for (const type of ['house', 'land', 'other'])
    expect(facets.type).toHaveProperty(type, await count(`type = '${type}'`))
  for (const rooms of [1, 3, 5]) {
    const among = facets.bedrooms as Record<string, unknown>
    expect([rooms, among[`${rooms}+`]]).toEqual([rooms, await count(`bedrooms >= ${rooms}`)])
  }
  for (const [name, counted] of Object.entries(facets.feature))
    expect([name, counted]).toEqual([name, await count(`'${name}' = any(features)`)])
})

test.each([
  ['priceAsc', 'price_min_cents, verified_at desc, id desc'],
  ['priceDesc', 'price_max_cents desc, verified_at desc, id desc'],
] as const)('who pages through few of many homes by %s sees each once, in order', async (sort, order) => {
  const { rows } = await app.db.$client.query(`
    select id from property where status = 'verified' and sold_at is null and description like '%balcony%'
    and price_max_cents >= 200000 and price_min_cents <= 6000000 order by ${order}`)
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const search = { q: 'balcony', minPrice: 2000, maxPrice: 60_000, sort, limit: 50, cursor }
    const page = await searchPublicProperties(app.db, search)
    expect(page.total).toBe(rows.length)
    seen.push(...page.rows.map((row) => JSON.parse(row)._id))
    cursor = page.next
  } while (cursor !== undefined)
  expect(seen.length).toBeGreaterThan(100)
  expect(seen).toEqual(rows.map(({ id }) => id))
})

test('a home with as many features, as long as they may be, has room in the index', async () => {
  const letter = () => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000)) // three bytes each, and nothing to compress
  const feature = () => Array.from({ length: MAX_FEATURE_LENGTH }, letter).join('')
  const features = Array.from({ length: MAX_FEATURES }, feature)
  const agent = await make.user(app, { role: 'agent' })
  await make.property(app, { agent, type: 'townhouse', features })
  expect((await facetsOf(app.db, { type: ['townhouse'] })).total).toBe(1)
})

test('what the newest homes cost, have and are is read from their index alone', async () => {
  const statements = await statementsOf(async () => facetsOf(app.db, { bbox, minPrice: 2000 }))
  const walks = statements.filter(({ text }) => text.includes('order by "property"."verified_at" desc'))
  expect(walks.length).toBeGreaterThanOrEqual(3) // how frequent such homes are, their facts, their features
  const client = await app.db.$client.connect()
  onTestFinished(() => client.release(true))
  await client.query('set enable_sort = off') // as few homes are sorted as soon
  for (const { text, values } of walks) {
    const { rows } = await client.query(`explain (format json) ${text}`, values)
    expect(JSON.stringify(rows)).toContain('"Node Type":"Index Only Scan"')
  }
})
