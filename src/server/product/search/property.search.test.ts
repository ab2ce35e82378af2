import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { properties } from '../tables/property.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  const agent = await make.user(app, { role: 'agent', name: 'Ida Lovell' })
  const at = new Date('2026-01-01T00:00:00.123Z')
  const homes = [
    ['Rose Cottage', 'Bath', 100, 200],
    ['Mill House', 'Ramsbottom, Bury', 200, 250],
    ['100% Sunny_Flat', 'Leeds', 250, 250],
    ['Old Barn', 'RAMSBOTTOM', 300, 400],
    ['New Barn', 'York', 200, 300],
  ] as const
  for (const [title, location, low, high] of homes) {
    const { id } = await make.property(app, { agent, title, location })
    const priced = { priceMin: low * 100_000, priceMax: high * 100_000, verifiedAt: at }
    await app.db.update(properties).set(priced).where(eq(properties.id, id))
  }
  await make.property(app, { agent, title: 'Pending Barn', status: 'pending' })
  await make.property(app, { agent, title: 'Sold Barn', sold: true })
  await make.property(app, { agent, title: 'Withdrawn Barn', withdrawn: true })
})
afterAll(async () => app.close())

const anonymous = { token: '' }
const search = (query: Record<string, string>) =>
  callAs(app, anonymous, propertyApi.verified, { query: query as never })
const titles = async (query: Record<string, string>) =>
  ((await search(query)).body as { title: string }[]).map((home) => home.title)

test('returns only verified, unsold homes of agents in good standing, newest first also when verified at the same moment', async () => {
  expect(await titles({})).toEqual(['New Barn', 'Old Barn', '100% Sunny_Flat', 'Mill House', 'Rose Cottage'])
})

test('finds every word in title, place or agent, in upper or lower case', async () => {
  expect(await titles({ q: 'ramsBOTTOM' })).toEqual(['Old Barn', 'Mill House'])
  expect(await titles({ q: 'barn ramsbottom' })).toEqual(['Old Barn'])
  expect(await titles({ q: 'lovell york' })).toEqual(['New Barn'])
  expect(await titles({ q: 'nowhere' })).toEqual([])
})

test('finds a word of one or two letters as a whole word only', async () => {
  expect(await titles({ q: 'ol' })).toEqual([])
  await app.db.update(properties).set({ title: 'Old Barn 7 B' }).where(eq(properties.title, 'Old Barn'))
  expect(await titles({ q: 'b' })).toEqual(['Old Barn 7 B'])
  expect(await titles({ q: 'ramsbottom 7' })).toEqual(['Old Barn 7 B'])
  expect(await titles({ q: 'ramsbottom c' })).toEqual([])
  await app.db.update(properties).set({ title: 'Old Barn' }).where(eq(properties.title, 'Old Barn 7 B'))
})

test('ignores signs between words, and finds nothing for signs alone', async () => {
  expect(await titles({ q: 'ramsbottom & barn' })).toEqual(['Old Barn'])
  expect(await titles({ q: 'barn - york' })).toEqual(['New Barn'])
  expect(await titles({ q: '&' })).toEqual([])
  expect(await titles({ q: '!!!' })).toEqual([])
})

test('returns exactly the fields of the contract to a visitor', async () => {
  const { body } = await search({ q: 'cottage' })
  expect(propertyApi.verified.answer.parse(body)).toEqual(body)
  expect(body[0]).toMatchObject({ title: 'Rose Cottage', sold: false, withdrawn: false, date: '2026-01-01' })
})

test('treats % and _ and \\ in a search as plain characters', async () => {
  expect(await titles({ q: '100%' })).toEqual(['100% Sunny_Flat'])
  expect(await titles({ q: 'y_f' })).toEqual(['100% Sunny_Flat'])
  expect(await titles({ q: 'm%l' })).toEqual([])
  expect(await titles({ q: '\\' })).toEqual([])
})

test('finds homes whose price range overlaps the filter, also at its limits', async () => {
  expect(await titles({ minPrice: '200000', maxPrice: '250000', sort: 'priceAsc' })).toEqual([
    'Rose Cottage',
    'New Barn',
    'Mill House',
    '100% Sunny_Flat',
  ])
  expect(await titles({ minPrice: '300000.01' })).toEqual(['Old Barn'])
  expect(await titles({ maxPrice: '199999.99' })).toEqual(['Rose Cottage'])
})

test('sorts homes by lowest or highest amount, ties by newest', async () => {
  expect(await titles({ sort: 'priceAsc' })).toEqual([
    'Rose Cottage',
    'New Barn',
    'Mill House',
    '100% Sunny_Flat',
    'Old Barn',
  ])
  expect(await titles({ sort: 'priceDesc' })).toEqual([
    'Old Barn',
    'New Barn',
    '100% Sunny_Flat',
    'Mill House',
    'Rose Cottage',
  ])
})

test.each(['newest', 'priceAsc', 'priceDesc'])(
  'pages of one follow each other without loss or double, sorted by %s',
  async (sort) => {
    const whole = await titles({ sort })
    const walked: string[] = []
    let path: string | undefined = `/api/allProperty/status?limit=1&sort=${sort}`
    while (path) {
      const answer: Response = await fetch(`${app.url}${path}`)
      expect(answer.headers.get('x-total-count')).toBe('5')
      for (const home of (await answer.json()) as { title: string }[]) walked.push(home.title)
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1]
    }
    expect(walked).toEqual(whole)
  },
)

const cursorAt = (verifiedAt: number) =>
  Buffer.from(JSON.stringify(['newest', 1, verifiedAt, '0198c1f0-0000-7000-8000-000000000000'])).toString('base64url')

test.each<Record<string, string>>([
  { limit: '0' },
  { limit: '101' },
  { limit: 'ten' },
  { cursor: 'nonsense' },
  { cursor: Buffer.from('["newest",1,2,"x"]').toString('base64url') },
  { cursor: Buffer.from('["newest",1,1e300,"0198c1f0-0000-7000-8000-000000000000"]').toString('base64url') },
  { cursor: cursorAt(-210_866_803_200_001) }, // 4714 BC, the day before PostgreSQL's first
  { cursor: cursorAt(8_640_000_000_000_001) }, // a millisecond after the last of a JavaScript date
  { cursor: cursorAt(-8_640_000_000_000_000) },
  { sort: 'cheapest' },
  { minPrice: '-1' },
  { maxPrice: '1e5' },
  { q: 'x'.repeat(201) },
])('rejects a query with %o with a message', async (query) => {
  const { status, body } = await search(query)
  expect(status).toBe(422)
  expect(body.detail).toMatch(/\w+/)
})

test.each([-210_866_803_200_000, -1.5, 8_640_000_000_000_000])(
  'a cursor at %d milliseconds is a moment that the database knows',
  async (verifiedAt) => expect((await search({ cursor: cursorAt(verifiedAt) })).status).toBe(200),
)

test('accepts limit 100, and rejects a cursor of another order', async () => {
  expect((await search({ limit: '100' })).status).toBe(200)
  const link = (await search({ limit: '1', sort: 'priceAsc' })).headers.get('link') ?? ''
  const cursor = new URLSearchParams(link.split('?')[1]?.split('>')[0]).get('cursor') ?? ''
  expect((await search({ cursor, sort: 'priceDesc' })).status).toBe(422)
})

test('rejects a NUL in a search as a malformed request', async () => {
  expect((await fetch(`${app.url}/api/allProperty/status?q=%00`)).status).toBe(400)
})
