import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../../../test/people/access.ts'
import { costlySteps, statementsOf } from '../../../../../test/plans/plans.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { cursorOf } from '../../../platform/db/keyset.ts'
import { conditionsOf, withWords } from '../conditions/filters.search.ts'
import { sampleOf } from './sample.search.ts'

const HOMES = 15_000
let app: TestApp
/** Every home as it was made, the newest first: `n` 1 is the newest. Every third price is a range, and every twelfth home has a pool. */
const all = Array.from({ length: HOMES }, (_, at) => {
  const n = at + 1
  const low = 1_000 + ((n * 7919) % 5_000)
  return {
    n,
    old: n > 4_500,
    rare: n % 3_999 === 0,
    pool: n % 12 === 7,
    low,
    high: n % 3 === 0 ? low + ((n * 31) % 900) : low,
  }
})
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  await app.db.$client.query(
    `insert into property (id, title, location, price, price_min_cents, price_max_cents, date, description, agent_email, agent_name,
       agent_image, image, status, verified_at, type, bedrooms, features)
     select gen_random_uuid(), n::text, 'Leeds', '1', 100 * low, 100 * high, '2026-01-01',
       case when rare then 'An aviary.' when old then 'A hearth.' else 'New.' end, 'a@people.example', 'Ann', '/a.webp', '/b.webp',
       'verified', now() - n * interval '1 second', case when old then 'house' else 'land' end, case when n % 5 = 0 then 4 else 3 end,
       case when pool then array['Pool'] end
     from json_to_recordset($1) as home (n int, old boolean, rare boolean, pool boolean, low int, high int) order by n desc`,
    [JSON.stringify(all)],
  )
  await app.db.$client.query('vacuum analyze property')
})
afterAll(async () => app.close())

type Query = Record<string, string>
const found = async (query: Query) => {
  const answer = await callAs(app, { token: '' }, propertyApi.verified, { query: { limit: '30', ...query } as never })
  const cursor = /[?&]cursor=([^&>]+)/.exec(answer.headers.get('link') ?? '')?.[1]
  const homes = (answer.body as { title: string }[]).map(({ title }) => Number(title))
  return { homes, total: answer.headers.get('x-total-count'), cursor: cursor && decodeURIComponent(cursor) }
}
const numbers = (homes: typeof all) => homes.map(({ n }) => n)
const facets = async (query: Query) =>
  (await callAs(app, { token: '' }, propertyApi.facets, { query: query as never })).body

test('finds homes with a rare word of any age, newest first', async () => {
  expect(await found({ q: 'aviaries aviary' })).toMatchObject({ homes: [], total: '0' })
  expect(await found({ q: 'aviary' })).toMatchObject({ homes: numbers(all.filter(({ rare }) => rare)), total: '3' })
})

test('finds homes with a word of old homes only in order, and counts them to a thousand', async () => {
  const expected = numbers(all.filter(({ old, rare }) => old && !rare)).slice(0, 60)
  const first = await found({ q: 'hearth' })
  expect(first).toMatchObject({ homes: expected.slice(0, 30), total: '1000+' })
  expect((await found({ q: 'hearth', cursor: first.cursor ?? '' })).homes).toEqual(expected.slice(30))
  expect(await facets({ q: 'hearth' })).toMatchObject({ total: '1000+', type: { house: '1000+', land: 0 } })
  expect(await facets({ type: 'land' })).toMatchObject({ total: '1000+', type: { land: '1000+', house: '1000+' } })
})

test('finds the next page by price of a frequent word without reading all homes', async () => {
  const query = { q: 'hearth', sort: 'priceAsc' }
  const { cursor = '' } = await found(query)
  const statements = await statementsOf(async () => void (await found({ ...query, cursor })))
  const max = { sorted: 5_000, scanned: 5_000, indexed: 5_000 }
  const costly = []
  const byPrice = statements.filter(({ text }) => text.includes('order by "property"."price_min_cents"'))
  expect(byPrice.length).toBeGreaterThan(0)
  for (const statement of byPrice) costly.push(...(await costlySteps(app.db.$client, statement, max)))
  expect(costly).toEqual([])
})

test('returns an empty page after the last home without reading the filtered homes', async () => {
  const cursor = cursorOf(['priceAsc', 1e12, 0, '01980000-0000-7000-8000-000000000000'])
  const statements = await statementsOf(async () => {
    expect((await found({ beds: '3', sort: 'priceAsc', cursor })).homes).toEqual([])
  })
  const costly = []
  const max = { sorted: 1, scanned: 1, indexed: 1 }
  const byPrice = statements.filter(({ text }) => text.includes('price_min_cents'))
  for (const statement of byPrice) costly.push(...(await costlySteps(app.db.$client, statement, max)))
  expect([byPrice.length > 0, costly]).toEqual([true, []])
})

test('estimates the selectivity of older homes when the newest are of one kind', async () => {
  const [hearth, land] = conditionsOf({ ...(await withWords(app.db, { q: 'hearth' })), type: ['land'] }).reverse()
  if (!hearth || !land) throw new Error('a search for a word and a type has two conditions')
  const { selectivity } = await sampleOf(app.db, [hearth, land])
  expect([selectivity([hearth]) > 1 / 4, selectivity([land]) < 3 / 4, selectivity([hearth, land])]).toEqual([
    true,
    true,
    0,
  ])
})

test.each<Query>([
  { sort: 'priceAsc', minPrice: '3000' },
  { sort: 'priceAsc', minPrice: '3000', maxPrice: '3010' },
  { sort: 'priceAsc', minPrice: '5800', q: 'hearth' },
  { sort: 'priceDesc', maxPrice: '2500' },
  { sort: 'priceDesc', minPrice: '2500', maxPrice: '2510' },
  { sort: 'priceDesc', minPrice: '100', maxPrice: '1200', q: 'hearth' },
  { sort: 'priceAsc', minPrice: '3000', maxPrice: '4000', q: 'hearth', beds: '4' },
  { sort: 'priceAsc', minPrice: '3000', maxPrice: '5000', feature: 'Pool', beds: '4' },
  { sort: 'priceDesc', minPrice: '2500', maxPrice: '4500', feature: 'Pool', beds: '4' },
])('returns homes whose range contains the limit first, page by page: %o', async (query) => {
  const min = Number(query.minPrice ?? 0)
  const max = Number(query.maxPrice ?? Number.POSITIVE_INFINITY)
  const isUp = query.sort === 'priceAsc'
  const expected = all
    .filter(({ low, high }) => high >= min && low <= max)
    .filter(
      ({ n, old, rare, pool }) =>
        (!query.q || (old && !rare)) && (!query.feature || pool) && (!query.beds || n % 5 === 0),
    )
    .sort((a, b) => (isUp ? a.low - b.low : b.high - a.high) || a.n - b.n)
  const firstInOrder: number[] = []
  for (let cursor: string | undefined, pages = 0; pages === 0 || (cursor && pages < 8); pages++) {
    const page = await found({ ...query, ...(cursor && { cursor }) })
    firstInOrder.push(...page.homes)
    cursor = page.cursor
  }
  expect(firstInOrder).toEqual(numbers(expected).slice(0, 240))
})
