import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MAX_SAVED_SEARCHES, savedSearchApi } from '#contract/saved-search'
import { searchKey } from '#contract/search-key'
import { userApi } from '#contract/user'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { matchChangedHomes } from '../alert/match-alerts.ts'

let app: TestApp
let buyer: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(async () => app.close())
beforeEach(async () => {
  buyer = await make.user(app)
})

const save = (body: unknown, who = buyer) => callAs(app, who, savedSearchApi.save, { body: body as never })
const list = async (who = buyer) => (await callAs(app, who, savedSearchApi.list, {})).body
const change = (id: string, body: unknown) =>
  callAs(app, buyer, savedSearchApi.change, { params: { id }, body: body as never })

test('saves a search, and lists it as in the address of the search', async () => {
  const query = {
    q: ' Bath & Wells ',
    minPrice: 200000,
    type: 'house',
    feature: ['Garden'],
    area: '90',
    areaUnit: 'm2',
  }
  const { status, body } = await save({ name: ' By the river ', query })
  expect(status).toBe(201)
  expect(await list()).toMatchObject([
    {
      _id: body.insertedId,
      name: 'By the river',
      frequency: 'instant',
      seenAt: expect.any(String),
      newHomes: 0,
      query: { q: query.q, minPrice: '200000', type: ['house'], feature: ['Garden'], area: '90', areaUnit: 'm2' },
    },
  ])
})

test('doesn’t save order, page, empty filters and a unit without an area', async () => {
  const query = { sort: 'priceAsc', limit: '3', cursor: 'x', q: '  ', type: [], areaUnit: 'm2', bbox: '-2.50,51,-2,52' }
  await save({ name: 'A', query, frequency: 'daily' })
  expect(await list()).toMatchObject([{ query: { bbox: '-2.5,51,-2,52' }, frequency: 'daily' }])
  expect(Object.keys((await list())[0].query)).toEqual(['bbox'])
})

test('saves a search without a query as one without filters', async () => {
  expect((await save({ name: 'A' })).status).toBe(201)
  expect(await list()).toMatchObject([{ name: 'A', query: {}, frequency: 'instant' }])
})

test.each([
  ['without a name', { query: {} }],
  ['with a name of blanks', { name: '   ', query: {} }],
  ['with a name that is too long', { name: 'n'.repeat(81), query: {} }],
  ['with a name that can’t be kept', { name: 'a\u0000b', query: {} }],
  ['with a text for a query', { name: 'A', query: 'q=bath' }],
  ['with a list for a query', { name: 'A', query: [] }],
  ['with a field that the search does not have', { name: 'A', query: { status: 'pending' } }],
  ['with a field of every object', { name: 'A', query: { constructor: 'y' } }],
  ['with an amount that is none', { name: 'A', query: { minPrice: 'cheap' } }],
  ['with an object for an amount', { name: 'A', query: { minPrice: { $gt: 0 } } }],
  ['with too many words', { name: 'A', query: { q: 'a'.repeat(201) } }],
  ['with too many features', { name: 'A', query: { feature: Array.from({ length: 13 }, (_, n) => `f${n}`) } }],
  ['with a stretch of no map', { name: 'A', query: { bbox: '0,91,1,92' } }],
  ['with a frequency that there is not', { name: 'A', query: {}, frequency: 'hourly' }],
])('rejects a search %s with a reason', async (_what, body) => {
  const answer = await save(body)
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors).length).toBeGreaterThan(0)
  expect(await list()).toEqual([])
})

test('keeps words with signs as they are', async () => {
  for (const q of ["'; drop table saved_search; --", '%_\\', "O'Brien & | ! :*", '½ 🏡 日本', "'", 'x\\'])
    expect([q, (await save({ name: q, query: { q, feature: [q] } })).status]).toEqual([q, 201])
  await make.property(app, { agent: await make.user(app, { role: 'agent' }) })
  await matchChangedHomes({ db: app.db, log: app.parts.log })
  expect(await list()).toHaveLength(6)
})

test('accepts a name of 80 characters', async () => {
  expect((await save({ name: 'n'.repeat(80), query: {} })).status).toBe(201)
})

test('rejects more than 50 searches, also when many are saved simultaneously', async () => {
  for (let n = 1; n < MAX_SAVED_SEARCHES; n++) await make.savedSearch(app, buyer)
  const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => save({ name: 'A', query: { beds: `${n}` } })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  expect(await list()).toHaveLength(MAX_SAVED_SEARCHES)
  const other = await make.user(app)
  expect((await save({ name: 'A', query: {} }, other)).status).toBe(201)
})

test('saving the same filters again answers the existing search, in any order, case and spacing, and at the limit', async () => {
  const query = {
    q: 'By the River',
    minPrice: '200000',
    type: ['house', 'land'],
    feature: ['Garden', 'Garage'],
    area: '90',
  }
  const { insertedId } = (await save({ name: 'A', query, frequency: 'daily' })).body
  const same = [
    query,
    { ...query, q: ' the  RIVER by' },
    { ...query, minPrice: 200_000, type: ['land', 'house'], feature: ['garage', 'GARDEN'] },
    { ...query, areaUnit: 'ft2', sort: 'priceAsc' },
  ]
  for (let n = 1; n < MAX_SAVED_SEARCHES; n++) await make.savedSearch(app, buyer)
  for (const again of same) expect((await save({ name: 'B', query: again })).body).toEqual({ insertedId })
  expect((await list())[49]).toMatchObject({ _id: insertedId, name: 'A', frequency: 'daily' })
  for (const other of [
    { ...query, q: 'river' },
    { ...query, areaUnit: 'm2' },
    { ...query, minPrice: 200_001 },
  ])
    expect((await save({ name: 'B', query: other })).status).toBe(409)
})

test('simultaneous saves of one search make one', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => save({ name: 'A', query: { q: 'bath' } })))
  expect(new Set(answers.map(({ body }) => body.insertedId)).size).toBe(1)
  expect(await list()).toHaveLength(1)
})

test('the page knows the same searches as the same as the server does', async () => {
  const queries: Record<string, string | string[]>[] = [
    {},
    { q: 'bath' },
    { q: ' BATH ' },
    { q: 'bath wells' },
    { q: 'wells bath' },
    { type: ['house', 'land'] },
    { type: ['land', 'house'] },
    { type: ['house'] },
    { feature: ['Garden'], q: 'bath' },
    { feature: ['garden'], q: 'Bath' },
    { area: '90', areaUnit: 'm2' },
    { area: '90', areaUnit: 'ft2' },
    { area: '90' },
    { minPrice: '90' },
    { maxPrice: '90' },
    { beds: '2', baths: '1.5' },
    { baths: '1.5', beds: '2' },
    { bbox: '-2.5,51,-2,52' },
    { bbox: '-2.5,51,-2,53' },
  ]
  const { rows } = await app.db.$client.query(
    'select saved_search_key(query) as key from unnest($1::jsonb[]) with ordinality list (query, place) order by place',
    [queries.map((query) => JSON.stringify(query))],
  )
  const groups = (keys: string[]) => keys.map((key) => keys.indexOf(key))
  expect(groups(queries.map(searchKey))).toEqual(groups(rows.map(({ key }) => key)))
})

test('changes name and frequency separately, and keeps the filters', async () => {
  const id = await make.savedSearch(app, buyer, { query: { q: 'bath' } })
  expect((await change(id, { name: 'Baths' })).body).toEqual({ modifiedCount: 1 })
  expect((await change(id, { frequency: 'none' })).body).toEqual({ modifiedCount: 1 })
  expect((await change(id, { query: { q: 'other' } })).status).toBe(200)
  expect(await list()).toMatchObject([{ name: 'Baths', frequency: 'none', query: { q: 'bath' } }])
  for (const body of [{ name: '' }, { frequency: 'weekly' }, { isSeen: false }])
    expect([body, (await change(id, body)).status]).toEqual([body, 422])
})

test('counts the new homes for sale of a search until it is opened', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const id = await make.savedSearch(app, buyer, { query: { q: 'windmill' }, frequency: 'none' })
  await make.property(app, { agent, title: 'A windmill' })
  const sold = await make.property(app, { agent, title: 'Another windmill' })
  await make.property(app, { agent, title: 'A house' })
  await matchChangedHomes({ db: app.db, log: app.parts.log })
  expect(await list()).toMatchObject([{ newHomes: 2 }])
  await app.db.$client.query('update property set sold_at = now() where id = $1', [sold.id])
  expect(await list()).toMatchObject([{ newHomes: 1 }])
  await change(id, { isSeen: true })
  expect(await list()).toMatchObject([{ newHomes: 0 }])
})

test('deletes a search, which then finds nothing, and Undo brings it back with its new homes', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const match = () => matchChangedHomes({ db: app.db, log: app.parts.log })
  const id = await make.savedSearch(app, buyer)
  await make.property(app, { agent })
  await match()
  const before = await list()
  const restore = (who = buyer) => callAs(app, who, savedSearchApi.restore, { params: { id } })
  const remove = () => callAs(app, buyer, savedSearchApi.remove, { params: { id } })
  expect((await remove()).body).toEqual({ deletedCount: 1 })
  expect((await remove()).status).toBe(404)
  expect((await change(id, { name: 'A' })).status).toBe(404)
  expect((await callAs(app, buyer, savedSearchApi.one, { params: { id } })).status).toBe(404)
  expect(await list()).toEqual([])
  await make.property(app, { agent })
  await match()
  expect((await restore(await make.user(app))).status).toBe(404)
  const answers = await Promise.all(Array.from({ length: 5 }, () => restore()))
  expect(answers.reduce((sum, { body }) => sum + body.modifiedCount, 0)).toBe(1)
  expect(await list()).toEqual(before)
})

test('a deleted search that was saved again stays deleted', async () => {
  const id = await make.savedSearch(app, buyer, { query: { q: 'bath' } })
  await callAs(app, buyer, savedSearchApi.remove, { params: { id } })
  const { insertedId } = (await save({ name: 'A', query: { q: 'Bath' } })).body
  expect(insertedId).not.toBe(id)
  expect((await callAs(app, buyer, savedSearchApi.restore, { params: { id } })).body).toEqual({ modifiedCount: 0 })
  expect(await list()).toMatchObject([{ _id: insertedId }])
})

test('deletes saved searches and alerts with their account', async () => {
  const admin = await make.user(app, { role: 'admin' })
  await make.savedSearch(app, buyer)
  await make.property(app, { agent: admin })
  await matchChangedHomes({ db: app.db, log: app.parts.log })
  const rowsOf = async () =>
    (await app.db.$client.query('select user_id from alert union all select user_id from saved_search')).rows.filter(
      ({ user_id }) => user_id === buyer.id,
    )
  expect(await rowsOf()).toHaveLength(2)
  await callAs(app, admin, userApi.remove, { params: { id: buyer.id } })
  expect(await rowsOf()).toEqual([])
})
