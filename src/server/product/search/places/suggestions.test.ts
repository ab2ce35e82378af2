import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../../../test/people/access.ts'
import { make, type Person } from '../../../../../test/people/make.ts'
import { statementsOf } from '../../../../../test/plans/plans.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { countAllPlaces } from '../../place/count-places.ts'
import { properties } from '../../tables/property.ts'

let app: TestApp
let agent: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
  const locations = [
    'Peel Brow, Ramsbottom, Bury, BL0 0AG',
    '3 Bolton Street, Ramsbottom',
    'Quayside, Newcastle upon Tyne',
  ]
  await make.property(app, { agent, title: 'Rosehip', location: '4 Haydons Road, Kingston upon Thames, KT1 1AA' })
  await make.property(app, { agent, title: 'Elms Road', location: 'Surbiton' })
  await make.property(app, { agent, title: 'Oaks', location: 'Glendale Road, Surbiton' })
  await make.property(app, { agent, title: 'Ashes', location: '8 Long Lane, Surbiton' })
  await make.property(app, { agent, title: 'Larches', location: 'The Green, Lyne' })
  for (const location of locations) await make.property(app, { agent, title: 'Mill House', location })
})
afterAll(async () => app.close())

const suggest = async (q: string) => {
  await countAllPlaces(app.db)
  return callAs(app, { token: '' }, propertyApi.suggestions, { query: { q } })
}
const placesFor = async (q: string) => (await suggest(q)).body.places as { name: string; homes: number }[]
const search = (q: string) => callAs(app, { token: '' }, propertyApi.verified, { query: { q, limit: '1' } })

test('suggests a place by its prefix with the number of its homes', async () => {
  expect(await placesFor('rams')).toEqual([{ name: 'Ramsbottom', homes: 2 }])
  expect(await placesFor('NEWCASTLE-up')).toEqual([{ name: 'Newcastle upon Tyne', homes: 1 }])
})

test.each(['ramsbotom', 'rammsbottom', 'ramzbottom', 'armsbottom', 'rmasb'])(
  '%s is taken for Ramsbottom',
  async (q) => {
    expect(await placesFor(q)).toEqual([{ name: 'Ramsbottom', homes: 2 }])
  },
)

test('doesn’t suggest streets or postcodes as places', async () => {
  expect(await placesFor('peel')).toEqual([])
  expect(await placesFor('bl0')).toEqual([])
})

test('suggests homes by their words', async () => {
  const { body } = await suggest('mill newcastle')
  expect(body.homes).toMatchObject([{ title: 'Mill House', location: 'Quayside, Newcastle upon Tyne' }])
})

test('counts the homes for sale of a place as they change', async () => {
  const homes = async () => (await placesFor('tunbridge'))[0]?.homes ?? 0
  const home = await make.property(app, { agent, location: 'Tunbridge', status: 'pending' })
  const change = (values: object) => app.db.update(properties).set(values).where(eq(properties.id, home.id))
  expect(await homes()).toBe(0)
  await change({ status: 'verified', verifiedAt: new Date() })
  expect(await homes()).toBe(1)
  await change({ withdrawnAt: new Date() })
  expect(await homes()).toBe(0)
  await change({ withdrawnAt: null })
  await change({ title: 'Another title' })
  expect(await homes()).toBe(1)
  await change({ location: 'Hove' })
  expect([await homes(), (await placesFor('hove'))[0]?.homes]).toEqual([0, 1])
  await change({ location: 'Tunbridge', soldAt: new Date() })
  expect([await homes(), await placesFor('hove')]).toEqual([0, []])
  await change({ soldAt: null })
  expect(await homes()).toBe(1)
  await app.db.delete(properties).where(eq(properties.id, home.id))
  expect(await homes()).toBe(0)
})

test('loses and doubles no home when twenty processes count simultaneously', async () => {
  const coming = Array.from({ length: 20 }, () => make.property(app, { agent, location: 'Whitby' }))
  await Promise.all([...coming, ...Array.from({ length: 20 }, () => countAllPlaces(app.db))])
  expect(await placesFor('whitby')).toEqual([{ name: 'Whitby', homes: 20 }])
})

test('returns the corrected place of a misspelt search on each page', async () => {
  const answer = await search('mill ramsbotom')
  expect(answer.headers.get('x-searched-for')).toBe('mill%20Ramsbottom')
  expect(answer.headers.get('x-total-count')).toBe('2')
  const next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1]
  const later = await fetch(`${app.url}${next}`)
  expect(later.headers.get('x-searched-for')).toBe('mill%20Ramsbottom')
  expect(((await later.json()) as object[]).length).toBe(1)
  expect((await search('newcastel upon tyne')).headers.get('x-searched-for')).toBe('Newcastle%20upon%20Tyne')
})

test.each([
  ['haydens road', 'haydons%20road'],
  ['4 hadyons road', '4%20haydons%20road'],
  ['kingsten', 'Kingston'],
  ['roship', 'rosehip'],
  ['xlms road', 'elms%20road'],
  ['glendlae road', 'glendale%20road'], // "ae" is no umlaut here
  ['long lqne', 'long%20lane'], // not the town Lyne
])('a typing error in “%s” is forgiven, also among suggested homes', async (q, searchedFor) => {
  const { headers } = await search(q)
  expect([headers.get('x-total-count'), headers.get('x-searched-for')]).toEqual(['1', searchedFor])
  const { body } = await suggest(q)
  expect(body.homes).toMatchObject([{ location: expect.stringMatching(/Kingston|Surbiton/) }])
})

test('doesn’t take a word for one of a sold home, or one with two errors', async () => {
  await make.property(app, { agent, title: 'Larkrise', location: 'Leeds', sold: true })
  expect((await search('larkrisee')).headers.get('x-searched-for')).toBeNull()
  expect((await search('heydens road')).headers.get('x-searched-for')).toBeNull()
})

test('corrects a word that only a sold home has, among words of other homes', async () => {
  await make.property(app, { agent, title: 'Ramsbotom Mill', location: 'Leeds', sold: true })
  expect((await search('mill house ramsbotom')).headers.get('x-searched-for')).toBe('mill%20house%20Ramsbottom')
})

test('reads no home for a word that no home has', async () => {
  const statements = await statementsOf(async () => void (await search('zeppelin')))
  expect(statements.filter(({ text }) => text.includes('from "property"'))).toEqual([])
})

test('doesn’t correct a word that homes have, also when filters exclude them', async () => {
  const { headers } = await callAs(app, { token: '' }, propertyApi.verified, { query: { q: 'mill', beds: '9' } })
  expect([headers.get('x-total-count'), headers.get('x-searched-for')]).toEqual(['0', null])
  expect((await search('zeppelin')).headers.get('x-searched-for')).toBeNull()
})

test.each([
  '',
  ' ',
  '%',
  '_',
  '\\',
  "'",
  '🏡',
  'عقار',
  '%%%%',
  "a'b",
  'x'.repeat(200),
  `${'ab '.repeat(66)}`,
  '((',
  '-',
  '’',
])('answers %j', async (q) => {
  expect((await suggest(q)).status).toBe(200)
  expect((await search(q)).status).toBe(200)
})

test('rejects a missing, repeated or too long text with a message', async () => {
  for (const query of [{ q: 'x'.repeat(201) }, {}, { q: ['a', 'b'] }]) {
    const { status, body } = await callAs(app, { token: '' }, propertyApi.suggestions, { query: query as never })
    expect([status, typeof body.detail]).toEqual([422, 'string'])
  }
  expect((await fetch(`${app.url}/api/allProperty/suggestions?q=%00`)).status).toBe(400)
})
