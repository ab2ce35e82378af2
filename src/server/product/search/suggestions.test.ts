import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { statementsOf } from '../../../../test/plans/plans.ts'
import { testApp } from '../../../../test/server/app.ts'
import { properties } from '../../platform/db/tables/property.ts'
import { countAllPlaces } from './count-places.ts'

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
  for (const location of locations) await make.property(app, { agent, title: 'Mill House', location })
})
afterAll(async () => app.close())

const suggest = async (q: string) => {
  await countAllPlaces(app.db)
  return callAs(app, { token: '' }, propertyApi.suggestions, { query: { q } })
}
const placesFor = async (q: string) => (await suggest(q)).body.places as { name: string; homes: number }[]
const search = (q: string) => callAs(app, { token: '' }, propertyApi.verified, { query: { q, limit: '1' } })

test('who types the beginning of a place is offered it with its homes', async () => {
  expect(await placesFor('rams')).toEqual([{ name: 'Ramsbottom', homes: 2 }])
  expect(await placesFor('NEWCASTLE-up')).toEqual([{ name: 'Newcastle upon Tyne', homes: 1 }])
})

test.each(['ramsbotom', 'rammsbottom', 'ramzbottom', 'armsbottom', 'rmasb'])(
  '%s is taken for Ramsbottom',
  async (q) => {
    expect(await placesFor(q)).toEqual([{ name: 'Ramsbottom', homes: 2 }])
  },
)

test('neither streets nor postcodes are places', async () => {
  expect(await placesFor('peel')).toEqual([])
  expect(await placesFor('bl0')).toEqual([])
})

test('homes are offered by their words', async () => {
  const { body } = await suggest('mill newcastle')
  expect(body.homes).toMatchObject([{ title: 'Mill House', location: 'Quayside, Newcastle upon Tyne' }])
})

test('a place counts the homes that are for sale, as they come and go', async () => {
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

test('twenty processes that count while homes come in lose and double none', async () => {
  const coming = Array.from({ length: 20 }, () => make.property(app, { agent, location: 'Whitby' }))
  await Promise.all([...coming, ...Array.from({ length: 20 }, () => countAllPlaces(app.db))])
  expect(await placesFor('whitby')).toEqual([{ name: 'Whitby', homes: 20 }])
})

test('a search with a misspelt place says what it searched for instead, on each of its pages', async () => {
  const answer = await search('mill ramsbotom')
  expect(answer.headers.get('x-searched-for')).toBe('mill%20Ramsbottom')
  expect(answer.headers.get('x-total-count')).toBe('2')
  const next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1]
  const later = await fetch(`${app.url}${next}`)
  expect(later.headers.get('x-searched-for')).toBe('mill%20Ramsbottom')
  expect(((await later.json()) as object[]).length).toBe(1)
  expect((await search('newcastel upon tyne')).headers.get('x-searched-for')).toBe('Newcastle%20upon%20Tyne')
})

test('a word that only a home which is sold has is put right beside words that others have', async () => {
  await make.property(app, { agent, title: 'Ramsbotom Mill', location: 'Leeds', sold: true })
  expect((await search('mill house ramsbotom')).headers.get('x-searched-for')).toBe('mill%20house%20Ramsbottom')
})

test('no home is looked at for a search of a word that stands in none', async () => {
  const statements = await statementsOf(async () => void (await search('zeppelin')))
  expect(statements.filter(({ text }) => text.includes('from "property"'))).toEqual([])
})

test('a word that homes have is left as it is, also where filters leave none of them', async () => {
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
])('what is typed as %j is answered', async (q) => {
  expect((await suggest(q)).status).toBe(200)
  expect((await search(q)).status).toBe(200)
})

test('too long a text, none, or two are refused with a message', async () => {
  for (const query of [{ q: 'x'.repeat(201) }, {}, { q: ['a', 'b'] }]) {
    const { status, body } = await callAs(app, { token: '' }, propertyApi.suggestions, { query: query as never })
    expect([status, typeof body.detail]).toEqual([422, 'string'])
  }
  expect((await fetch(`${app.url}/api/allProperty/suggestions?q=%00`)).status).toBe(400)
})
