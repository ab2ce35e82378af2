import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../../../test/people/access.ts'
import { make, type Person } from '../../../../../test/people/make.ts'
import { testApp } from '../../../../../test/server/app.ts'

let app: TestApp
let other: Person
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  const agent = await make.user(app, { role: 'agent', name: 'Ida Lovell' })
  other = await make.user(app, { role: 'agent', name: 'Rob Otter' })
  const home = (title: string, facts: object) => make.property(app, { agent, title, location: 'Fiji', ...facts })
  await home('Barn', {
    bedrooms: 5,
    bathrooms: 2.5,
    area: 2000,
    areaUnit: 'ft2',
    plot: 9000,
    yearBuilt: 1890,
    tenure: 'freehold',
    energyRating: 'F',
    features: ['Garden', 'Basement'],
    verifiedAt: daysAgo(40),
  })
  await home('Loft', {
    bedrooms: 2,
    bathrooms: 1,
    area: 100,
    areaUnit: 'm2',
    yearBuilt: 1990,
    tenure: 'leasehold',
    energyRating: 'C',
    features: ['Roof Terrace'],
    pictureCount: 8,
    verifiedAt: daysAgo(5),
    description: 'A loft above a basement.',
  })
  const free = await home('Mill', { agent: other, area: 10, areaUnit: 'm2', plot: 800, energyRating: 'A' })
  await home('Ruin', { market: 'underOffer', tenure: 'other', verifiedAt: daysAgo(20), priceMin: 5000, priceMax: 6000 })
  const held = await home('Farm', { verifiedAt: daysAgo(20) })
  const buyer = await make.user(app)
  await make.offer(app, { property: held, buyer, status: 'accepted' })
  await make.offer(app, { property: free, buyer, status: 'rejected' })
})
afterAll(async () => app.close())

type Query = Record<string, string | string[]>
const search = (query: Query) => callAs(app, { token: '' }, propertyApi.verified, { query: query as never })
const homes = async (query: Query) => ((await search(query)).body as { title: string }[]).map(({ title }) => title)
const ALL = ['Barn', 'Farm', 'Loft', 'Mill', 'Ruin']

test.each<[Query, string[]]>([
  [{ maxBeds: '4' }, ['Loft']],
  [{ beds: '2', maxBeds: '2' }, ['Loft']],
  [{ maxBaths: '2.5' }, ['Barn', 'Loft']],
  [{ maxBaths: '2' }, ['Loft']],
  [{ maxArea: '1076' }, ['Mill']],
  [{ maxArea: '100', areaUnit: 'm2' }, ['Loft', 'Mill']],
  [{ plot: '8700' }, ['Barn']],
  [{ maxPlot: '800', areaUnit: 'm2' }, ['Mill']],
  [{ maxPerArea: '125' }, ['Barn']],
  [{ minPerArea: '2500', maxPerArea: '2500', areaUnit: 'm2' }, ['Loft']],
  [{ minPerArea: '2501', areaUnit: 'm2' }, ['Mill']],
  [{ minYear: '1890', maxYear: '1900' }, ['Barn']],
  [{ minYear: '1990' }, ['Loft']],
  [{ tenure: 'freehold' }, ['Barn']],
  [{ tenure: ['leasehold', 'other'] }, ['Loft', 'Ruin']],
  [{ energy: 'C' }, ['Loft', 'Mill']],
  [{ energy: 'B' }, ['Mill']],
  [{ notFeature: 'roof terrace' }, ['Barn', 'Farm', 'Mill', 'Ruin']],
  [{ notFeature: ['roof-terrace', 'garden'] }, ['Farm', 'Mill', 'Ruin']],
  [{ since: 'P6D' }, ['Loft', 'Mill']],
  [{ since: 'P366D' }, ALL],
  [{ since: daysAgo(20.5).toISOString() }, ['Farm', 'Loft', 'Mill', 'Ruin']],
  [{ since: daysAgo(30).toISOString().slice(0, 10) }, ['Farm', 'Loft', 'Mill', 'Ruin']],
  [{ pictures: '2' }, ['Loft']],
  [{ notUnderOffer: 'true' }, ['Barn', 'Loft', 'Mill']],
  [{ q: '-basement' }, ['Farm', 'Mill', 'Ruin']],
  [{ q: 'fiji -garden −loft' }, ['Farm', 'Mill', 'Ruin']],
  [{ q: '-zeppelin' }, ALL],
  [{ q: 'roof-terrace' }, ['Loft']],
])('finds homes by %j', async (query, titles) => {
  expect((await homes(query)).sort()).toEqual(titles)
  expect((await search(query)).headers.get('x-total-count')).toBe(`${titles.length}`)
  const { body } = await callAs(app, { token: '' }, propertyApi.facets, { query: query as never })
  expect(body.total).toBe(titles.length)
})

test('leaves out the homes of an agent', async () => {
  expect((await homes({ notAgent: other.id })).sort()).toEqual(['Barn', 'Farm', 'Loft', 'Ruin'])
})

test('finds a home whose price was lowered while it was for sale, until it is raised', async () => {
  const setPrice = (cents: number) =>
    app.db.$client.query(`update property set price_min_cents = $1, price_max_cents = $1 where title = 'Farm'`, [cents])
  expect(await homes({ lowered: 'true' })).toEqual([])
  await setPrice(20_000_000)
  expect(await homes({ lowered: 'true' })).toEqual(['Farm'])
  await setPrice(21_000_000)
  expect(await homes({ lowered: 'true' })).toEqual([])
})

test('sorts by the price of an area, page by page, with homes of unknown area last', async () => {
  const order = ['Barn', 'Loft', 'Mill', 'Farm', 'Ruin']
  expect((await homes({ sort: 'perAreaAsc' })).slice(0, 3)).toEqual(order.slice(0, 3))
  const seen: string[] = []
  let next: string | undefined = '/api/allProperty/status?sort=perAreaAsc&limit=1'
  while (next) {
    const answer: Response = await fetch(`${app.url}${next}`)
    seen.push(...((await answer.json()) as { title: string }[]).map(({ title }) => title))
    next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1]
  }
  expect(seen.slice(0, 3)).toEqual(order.slice(0, 3))
  expect(seen.toSorted()).toEqual(order.toSorted())
})

test.each<[Query, string]>([
  [{ beds: '3', maxBeds: '2' }, 'maxBeds is below beds'],
  [{ minPrice: '300', maxPrice: '200' }, 'maxPrice is below minPrice'],
  [{ minYear: '2000', maxYear: '1999' }, 'maxYear is below minYear'],
  [{ area: '100', maxArea: '99.9' }, 'maxArea is below area'],
  [{ minPerArea: '2', maxPerArea: '1' }, 'maxPerArea is below minPerArea'],
])('rejects %j, as one limit is below the other', async (query, why) => {
  const { status, body } = await search(query)
  expect([status, body.detail]).toEqual([422, why])
})

test.each<Query>([
  { maxBeds: '1.5' },
  { minYear: '99' },
  { minYear: '1990.5' },
  { tenure: 'castle' },
  { energy: 'I' },
  { energy: 'c' },
  { notAgent: 'nobody' },
  { since: 'yesterday' },
  { since: '2026-02-30' },
  { since: 'P0D' },
  { since: 'P367D' },
  { pictures: '0' },
  { pictures: '22' },
  { notUnderOffer: 'false' },
  { lowered: '1' },
  { notFeature: 'x'.repeat(41) },
])('rejects a search with %o with a message', async (query) => {
  const { status, body } = await search(query)
  expect(status).toBe(422)
  expect(body.detail).toMatch(/^(?!Invalid)\w+ .*\w/)
})
