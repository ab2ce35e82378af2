import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { savedSearchApi } from '#contract/saved-search'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { matchChangedHomes } from '../alert/match-alerts.ts'
import { countAllPlaces } from '../place/count-places.ts'

let app: TestApp
let buyer: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(async () => app.close())
beforeEach(async () => {
  buyer = await make.user(app)
})

const save = (body: unknown) => callAs(app, buyer, savedSearchApi.save, { body: body as never })
const list = async () => (await callAs(app, buyer, savedSearchApi.list, {})).body

test('a search by a town’s name in another language is saved with the name that its homes have, and alerts by it', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const inMunich = { agent, title: 'Wohnung', location: 'Ring 1, München' }
  await make.property(app, inMunich)
  await countAllPlaces(app.db)
  const { body } = await save({ name: 'Munich', query: { q: 'Munich', beds: '0' } })
  expect(await list()).toMatchObject([{ name: 'Munich', query: { q: 'München', beds: '0' } }])
  expect((await save({ name: 'B', query: { q: 'Munich', beds: '0' } })).body).toEqual(body)
  const { id } = await make.property(app, { ...inMunich, bedrooms: 2 })
  await matchChangedHomes({ db: app.db, log: app.parts.log })
  const { rows } = await app.db.$client.query('select property_id from alert where search_id = $1', [body.insertedId])
  expect(rows).toEqual([{ property_id: id }])
})

test('words that no home has are saved as they are', async () => {
  await save({ name: 'A', query: { q: 'Reykjavik' } })
  expect(await list()).toMatchObject([{ query: { q: 'Reykjavik' } }])
})
