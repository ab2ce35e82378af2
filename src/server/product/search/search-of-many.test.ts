/** @module-tag all */
import { and, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { MAX_PUBLIC_TOTAL } from '#contract/list'
import { MAX_FEATURE_LENGTH, MAX_FEATURES } from '#contract/property-facts'
import type { HomeCount, HomeTotal, PropertyFilters } from '#contract/property-search'
import type { TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { makeManyHomes } from '../../../../test/plans/many-rows.ts'
import { costlySteps, statementsOf } from '../../../../test/plans/plans.ts'
import { testApp } from '../../../../test/server/app.ts'
import { cursorOf } from '../../platform/db/keyset.ts'
import { isForSale, properties } from '../tables/property.ts'
import { conditionsOf, hasAll, withWords } from './conditions/filters.search.ts'
import { type Condition, featureTerm, hasTerms } from './conditions/words.search.ts'
import { facetsOf } from './facets.search.ts'
import { indexCondition } from './plan/choose-plan.search.ts'
import { countHomes } from './plan/run-plan.search.ts'
import { sampleOf } from './plan/sample.search.ts'
import { searchPublicProperties } from './property.search.ts'

/** More than the 25,000 that are gone through of a frequent search, and enough for options with and without a thousand homes. */
const ROWS = 30_000

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
  { filters: { type: ['land'] }, where: `type = 'land'` },
]
/** Searches whose homes have to be read, with more homes than the limit. */
const biggerSearches: typeof searches = [
  { filters: { area: 2000 }, where: 'area >= 2000' },
  { filters: { q: 'lane' }, where: 'true' },
  { filters: { q: 'lane', minPrice: 2000 }, where: 'price_max_cents >= 200000' },
  { filters: { feature: ['Garden'], type: ['house'] }, where: `'Garden' = any(features) and type = 'house'` },
]

const counterOf = (where: string) => async (condition: string) => {
  const { rows } = await app.db.$client.query(
    `select count(*)::int as count from property where status = 'verified' and sold_at is null and ${where} and ${condition}`,
  )
  return rows[0].count as number
}

test.each(searches)('counts the facets of $filters exactly', async ({ filters, where }) => {
  const countAll = counterOf(where)
  const count = async (condition: string) => {
    const homes = await countAll(condition)
    return homes > MAX_PUBLIC_TOTAL ? `${MAX_PUBLIC_TOTAL}+` : homes
  }
  const facets = await facetsOf(app.db, filters)
  expect(facets.total).toBe(await count('true'))
  for (const type of filters.type ?? ['house', 'land', 'other'])
    expect(facets.type).toHaveProperty(type, await count(`type = '${type}'`))
  for (const rooms of [1, 3, 5]) {
    const among = facets.bedrooms as Record<string, unknown>
    expect([rooms, among[`${rooms}+`]]).toEqual([rooms, await count(`bedrooms >= ${rooms}`)])
  }
  for (const [name, counted] of Object.entries(facets.feature))
    expect([name, counted]).toEqual([name, await count(`'${name}' = any(features)`)])
})

test.each(biggerSearches)(
  'never counts more homes than there are in a facet of $filters',
  async ({ filters, where }) => {
    const facets = await facetsOf(app.db, filters)
    const count = counterOf(where)
    expect(facets.total).toBe('1000+')
    const counts = [
      ...Object.entries(facets.bathrooms).map(([rooms, shown]) => [
        shown,
        `bathrooms >= ${Number.parseInt(rooms, 10)}`,
      ]),
      ...Object.entries(facets.feature).map(([name, shown]) => [shown, `'${name}' = any(features)`]),
    ] as [HomeCount, string][]
    for (const [shown, condition] of counts) {
      const homes = await count(condition)
      if (typeof shown === 'number') expect([condition, shown]).toEqual([condition, homes])
      else expect([condition, Number.parseInt(shown, 10) <= homes]).toEqual([condition, true])
    }
  },
)

test('of many homes an option has a lower bound, and a rare one is counted exactly', async () => {
  const { type, feature } = await facetsOf(app.db, { q: 'lane' })
  expect(type).toMatchObject({ house: '1000+', land: '27+', apartment: 0 })
  expect(feature).toMatchObject({ Garden: '1000+', Pool: '260+' })
  const { bathrooms } = await facetsOf(app.db, { feature: ['Garden'], type: ['house'] })
  expect(bathrooms).toMatchObject({ '1+': '0+' }) // none was met, and to look for one would take long
})

test('an option that most homes have is not looked for in the index of terms if no match has it', async () => {
  const setCount = (count: string) =>
    app.db.$client.query(`update pg_class set reltuples = ${count} where relname = 'property_newest_facts'`)
  await setCount('3e6')
  onTestFinished(async () => void (await setCount(String(ROWS))))
  const statements = await statementsOf(async () => {
    const { bathrooms } = await facetsOf(app.db, { maxBeds: 0 })
    expect(bathrooms).toEqual({ '1+': '0+', '2+': '0+', '3+': '0+', '4+': '0+' })
  })
  const steps = []
  for (const statement of statements)
    steps.push(...(await costlySteps(app.db.$client, statement, { sorted: ROWS, scanned: ROWS, indexed: 500 })))
  expect(steps.filter((step) => step.startsWith('Bitmap'))).toEqual([])
}, 60_000)

test.each<PropertyFilters>([
  { q: 'balcony' },
  { q: 'lane 77' },
  { q: 'with-balcony lane' },
  { q: 'agent 7 town' },
  { q: 'ill 4', beds: 3, baths: 1.5 },
  { q: 'house', feature: ['pool', 'GARDEN'], type: ['house', 'land'] },
  { feature: ['Lift'], area: 1000, bbox },
  { q: 'street', minPrice: 2000, maxPrice: 9000, beds: 2, bbox },
])('finds exactly the homes of %o by an index', async (filters) => {
  const conditions = conditionsOf(await withWords(app.db, filters))
  const sample = await sampleOf(app.db, conditions)
  const idsOf = async (where: SQL | undefined) => {
    const rows = await app.db.select({ id: properties.id }).from(properties).where(where).orderBy(properties.id)
    return rows.map(({ id }) => id)
  }
  const met = await idsOf(and(isForSale, hasAll(conditions)))
  expect(met.length).toBeGreaterThan(0)
  expect(await idsOf(indexCondition(conditions, sample))).toEqual(met)
  expect(await idsOf(indexCondition(conditions, sample, { wanted: 1 }))).toEqual(met)
})

const bigWithGarden = { beds: 5, feature: ['Garden'], minPrice: 20_000, maxPrice: 50_000 }
const fewOfMany = [
  {
    search: { q: 'balcony', minPrice: 2000, maxPrice: 60_000 },
    where: `description like '%balcony%' and price_max_cents >= 200000 and price_min_cents <= 6000000`,
  },
  {
    search: bigWithGarden,
    where: `bedrooms >= 5 and 'Garden' = any(features) and price_max_cents >= 2000000 and price_min_cents <= 5000000`,
  },
]
const orders = { priceAsc: 'price_min_cents, verified_at desc', priceDesc: 'price_max_cents desc, verified_at desc' }

test.each(fewOfMany)(
  'returns each of the few homes of $search once, in order, over all pages by price',
  async (few) => {
    for (const sort of ['priceAsc', 'priceDesc'] as const) {
      const { rows } = await app.db.$client.query(`
      select id from property where status = 'verified' and sold_at is null and ${few.where} order by ${orders[sort]}, id desc`)
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await searchPublicProperties(app.db, { ...few.search, sort, limit: 50, cursor })
        expect(page.total).toBe(rows.length)
        seen.push(...page.rows.map((row) => JSON.parse(row)._id))
        cursor = page.next
      } while (cursor !== undefined)
      expect(seen.length).toBeGreaterThan(100)
      expect(seen).toEqual(rows.map(({ id }) => id))
    }
  },
)

test('reads only homes that meet the conditions in the index of an order by price', async () => {
  const search = { ...bigWithGarden, sort: 'priceAsc' as const, limit: 50 }
  const statements = await statementsOf(async () => void (await searchPublicProperties(app.db, search)))
  const [walk, ...others] = statements.filter(({ text }) => text.includes('lateral') && text.includes('limit 40000'))
  expect([walk, others]).toEqual([expect.anything(), []])
  const { rows } = await app.db.$client.query(`explain (analyze, format json) ${walk?.text}`, walk?.values)
  expect(JSON.stringify(rows)).toMatch(/"Node Type":"Index Only Scan"[^}]*"Index Name":"property_cheapest_facts"/)
})

test.each(['priceAsc', 'priceDesc'] as const)(
  'reads a page of homes without an amount by the index of %s, without sorting',
  async (sort) => {
    const last = { priceAsc: 9_990_000, priceDesc: 0 }[sort]
    const cursors = [cursorOf([sort, last, 0, ID]), cursorOf([sort, null, Date.now(), ID])]
    for (const cursor of cursors) {
      const statements = await statementsOf(async () => {
        const { rows } = await searchPublicProperties(app.db, { sort, limit: 50, cursor })
        expect(rows.map((row) => JSON.parse(row).price)).toEqual(Array(50).fill(''))
      })
      const [walk] = statements.filter(({ text }) => text.includes('_cents" is null'))
      const { rows } = await app.db.$client.query(`explain (analyze, format json) ${walk?.text}`, walk?.values)
      const plan = JSON.stringify(rows)
      const index = { priceAsc: 'property_cheapest_facts', priceDesc: 'property_highest_price_facts' }[sort]
      expect(plan).toMatch(new RegExp(`"Index Only Scan"[^}]*"Index Name":"${index}"[^}]*IS NULL`))
    }
  },
)
const ID = 'ffffffff-ffff-7fff-bfff-ffffffffffff'

test('counts more than a thousand in a quarter of the homes, and fewer in all', async () => {
  const counted = async (terms: SQL) => {
    const condition: Condition = { filter: 'q', where: hasTerms([terms]), terms }
    const sample = { ...(await sampleOf(app.db, [condition])), isWhole: false, selectivity: () => 1 / 100 }
    const totals: HomeTotal[] = []
    const sent = await statementsOf(async () => void totals.push(await countHomes(app.db, [condition], sample)))
    const statements = sent.filter(({ text }) => text.includes('"property"')) // the app may ask for others meanwhile
    const { rows } = await app.db.$client.query(`explain ${statements[0]?.text}`, statements[0]?.values)
    return { total: totals[0], statements: statements.length, plan: JSON.stringify(rows) }
  }
  const plan = expect.stringContaining('property_terms_quarter')
  expect(await counted(featureTerm('Garden'))).toEqual({ total: '1000+', statements: 1, plan })
  expect(await counted(featureTerm('Pool'))).toEqual({ total: 300, statements: 2, plan })
})

test('indexes a home with the longest and the most features allowed', async () => {
  const letter = () => String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000)) // three bytes each, and nothing to compress
  const feature = () => Array.from({ length: MAX_FEATURE_LENGTH }, letter).join('')
  const features = Array.from({ length: MAX_FEATURES }, feature)
  const agent = await make.user(app, { role: 'agent' })
  await make.property(app, { agent, type: 'townhouse', features })
  expect((await facetsOf(app.db, { type: ['townhouse'] })).total).toBe(1)
})

test('reads the facts of the newest homes from their index alone', async () => {
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
