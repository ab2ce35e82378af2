import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { PropertyFilters } from '#contract/property-search'
import { reviewApi } from '#contract/review'
import { userApi } from '#contract/user'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { alike, nfd } from '../../../../test/samples/spellings.ts'
import { testApp } from '../../../../test/server/app.ts'
import { matchChangedHomes } from '../alert/match-alerts.ts'
import { countAllPlaces } from '../place/count-places.ts'
import { addSavedSearch } from '../saved-search/saved-search.store.ts'
import { reviews } from '../tables/review.ts'

const cases = alike.flatMap(([kind, texts, searches]) =>
  searches.map((q) => [q, kind, texts] as [string, string, string[]]),
)
const allTexts = alike.flatMap(([, texts]) => texts)

let app: TestApp
let who: Callers
let agent: Person
/** The ids of saved searches, by their words. */
const saved = new Map<string, string>()

beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
  agent = await make.user(app, { role: 'agent', name: 'Agent' })
  const { id: userId } = await make.user(app, { name: 'Seeker' })
  for (const [q] of cases) {
    const query = PropertyFilters.parse({ q })
    saved.set(q, await addSavedSearch(app.db, { userId, name: 'A', query, frequency: 'none' }))
  }
  for (const text of allTexts) await make.property(app, { agent, title: text, location: 'Here', description: '·' })
  for (const text of allTexts)
    await make.property(app, { agent, title: 'Described', location: 'Here', description: `So: ${text}; yes` })
  for (const [at, text] of allTexts.entries()) await make.user(app, { name: text, email: `p${at}@people.test` })
  await app.db.insert(reviews).values(
    allTexts.map((text) => ({
      propertyTitle: 'T',
      agentName: 'A',
      reviewTime: '10:00:00',
      description: text,
      reviewerEmail: 'r@people.test',
      reviewerName: 'R',
    })),
  )
  await matchChangedHomes({ db: app.db, log: app.parts.log })
}, 120_000)
afterAll(() => app.close())

const sorted = (texts: string[]) => [...new Set(texts)].sort()

/** The results of a search for each noun, by the texts of this table. */
async function foundBy(q: string) {
  const [homes, people, written, listings, suggested] = await Promise.all([
    callAs(app, who.anonymous, propertyApi.verified, { query: { q, limit: '100' } }),
    callAs(app, who.admin, userApi.list, { query: { q, limit: '100' } }),
    callAs(app, who.anonymous, reviewApi.list, { query: { q, limit: '100' } }),
    callAs(app, who.admin, propertyApi.list, { query: { q, limit: '100' } }),
    callAs(app, who.anonymous, propertyApi.suggestions, { query: { q } }),
  ])
  const all = homes.body as { _id: string; title: string; description: string }[]
  return {
    ids: all.map(({ _id }) => _id).sort(),
    titles: sorted(all.filter(({ title }) => title !== 'Described').map(({ title }) => title)),
    descriptions: sorted(
      all.filter(({ title }) => title === 'Described').map(({ description }) => description.slice(4, -5)),
    ),
    listings: sorted((listings.body as { title: string }[]).map(({ title }) => title)),
    suggested: sorted((suggested.body as { homes: { title: string }[] }).homes.map(({ title }) => title)),
    people: sorted((people.body as { name: string }[]).map(({ name }) => name)),
    reviews: sorted((written.body as { reviewDescription: string }[]).map((row) => row.reviewDescription)),
  }
}

/** Searches for what stands inside of a word, which is not looked for among facts. */
const inNamesOnly = ['oeuvrepark', 'OEUVREPARK', 'œuvrepark']

/** Nothing is suggested for a letter, and no home for two letters of an alphabet. */
const isTooShortToSuggest = (q: string) => q.length < 2 || /^[\p{Script=Latin}\d]{2}$/u.test(q)

test.each(cases)('%j finds its other spellings (%s)', { tags: 'all' }, async (q, _kind, texts) => {
  const found = await foundBy(q)
  const expected = sorted(texts)
  const { titles, listings, people, reviews: written } = found
  expect({ titles, listings, people, written }).toEqual({
    titles: expected,
    listings: expected,
    people: expected,
    written: expected,
  })
  if (!isTooShortToSuggest(q)) expect(found.suggested).toEqual(expected)
  if (!inNamesOnly.includes(q)) expect(found.descriptions).toEqual(expected)
  const { rows } = await app.db.$client.query<{ id: string }>(
    'select property_id as id from alert where search_id = $1',
    [saved.get(q)],
  )
  expect(rows.map(({ id }) => id).sort()).toEqual(found.ids)
})

test.each([
  ['fuel', 'Fully furnished'],
  ['wc', 'Wcombe'],
  ['朝区', '北京朝阳区公寓'],
  ['&', 'Bath & Wells'],
  ['\u200b', 'Anything'],
])('%j does not find %j', async (q, title) => {
  const { id } = await make.property(app, { agent, title, location: 'Here' })
  expect((await foundBy(q)).ids).not.toContain(id)
})

test('suggests a place once, by any spelling of its name', async () => {
  for (const location of ['İzmir', nfd('İzmir'), 'IZMIR', 'Çeşme']) await make.property(app, { agent, location })
  await countAllPlaces(app.db)
  for (const q of ['İzmir', 'izmir', 'IZMİR', 'ızm', nfd('İzm')]) {
    const { body } = await callAs(app, who.anonymous, propertyApi.suggestions, { query: { q } })
    expect([q, body.places]).toEqual([q, [{ name: expect.any(String), homes: 3 }]])
  }
  const misspelt = await callAs(app, who.anonymous, propertyApi.verified, { query: { q: 'çesmee', limit: '1' } })
  expect(misspelt.headers.get('x-searched-for')).toBe(encodeURIComponent('Çeşme'))
})

test('counts a feature in several spellings as one option, selected by any of them', async () => {
  for (const features of [['Café nearby'], [nfd('Café nearby')], ['CAFE-NEARBY'], ['🏠']])
    await make.property(app, { agent, title: 'Featured', type: 'townhouse', features })
  const facets = (query: object) =>
    callAs(app, who.anonymous, propertyApi.facets, { query: { type: 'townhouse', ...query } })
  const { body } = await facets({})
  expect(Object.values((body as { feature: object }).feature)).toEqual([3, 1])
  expect((await facets({ feature: 'cafe nearby' })).body).toMatchObject({
    total: 3,
    feature: { 'cafe nearby': 3, '🏠': 1 },
  })
  expect((await facets({ feature: '🏠' })).body).toMatchObject({ total: 1 })
})

test('keeps a feature once, however it is spelt', async () => {
  const { id } = await make.property(app, {
    agent,
    type: 'land',
    features: ['Wi-Fi', 'Garden', 'wifi', 'Wi Fi', 'Fußboden', 'Fussboden'],
  })
  await make.property(app, { agent, type: 'land', features: ['WiFi'] })
  const { rows } = await app.db.$client.query('select features from property where id = $1', [id])
  expect(rows).toEqual([{ features: ['Wi-Fi', 'Garden', 'Fußboden'] }])
  const found = await callAs(app, who.anonymous, propertyApi.facets, { query: { type: 'land', feature: 'wi fi' } })
  expect(found.body).toMatchObject({ total: 2, feature: { 'wi fi': 2, Garden: 1, Fußboden: 1 } })
})

test('suggests homes by two characters where they are a word', async () => {
  await make.property(app, { agent, title: '芦屋の家', location: '兵庫県，芦屋市' })
  await countAllPlaces(app.db)
  const { body } = await callAs(app, who.anonymous, propertyApi.suggestions, { query: { q: '芦屋' } })
  expect(body).toMatchObject({ places: [{ name: '芦屋市', homes: 1 }], homes: [{ title: '芦屋の家' }] })
})

test('every text that is searched by parts of words is written by the function that folds words', async () => {
  const { rows } = await app.db.$client.query(`
    select format('%s.%s', class.relname, attname) as searched, bool_or(prosrc like '%word_forms(%') as "isFolded"
    from pg_index join pg_opclass opclass on opclass.oid = any(indclass) and opcname = 'gin_trgm_ops'
    join pg_class class on class.oid = indrelid and class.relname <> 'search_word' -- which has the terms of homes
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    join pg_trigger on tgrelid = indrelid and not tgisinternal
    join pg_proc on pg_proc.oid = tgfoid
    group by 1 order by 1`)
  expect(rows).toEqual([
    { searched: 'app_user.words', isFolded: true },
    { searched: 'review.words', isFolded: true },
  ])
})

test('a listing can’t have a feature twice in two spellings', async () => {
  const { body: listed } = await callAs(app, who.agent, propertyApi.list, {
    query: { limit: '1', email: who.agent.email },
  })
  const [home] = listed as { _id: string }[]
  const id = home?._id ?? (await make.property(app, { agent: who.agent })).id
  const { status } = await callAs(app, who.agent, propertyApi.update, {
    params: { id },
    body: { features: ['Café', nfd('CAFÉ')] } as never,
  })
  expect(status).toBe(422)
})
