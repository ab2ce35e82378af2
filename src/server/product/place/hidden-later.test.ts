import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertyApi } from '#contract/property'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { call, sent } from '../../../../test/people/deal.ts'
import {
  addVerified,
  HIDDEN,
  hiddenHome,
  leakingPages,
  leaksTo,
  reviewAs,
  textAt,
} from '../../../../test/people/hidden-home.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { askFor, giveHours, idOf, moveAs, timesAt } from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'
import { countAllPlaces } from './count-places.ts'

let app: TestApp
let agent: Person
let admin: Person
let buyer: Person
let agreed: Person
let id: string
let ids: [string, ...string[]]
/** The calls that show a part while the whole is shown. */
let shown: { anonymous: string[]; buyer: string[] }
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agent = await make.user(app, { role: 'agent' })
  admin = await make.user(app, { role: 'admin' })
  buyer = await make.user(app)
  agreed = await make.user(app)
  id = await addVerified(app, { agent, admin }, { addressShown: null })
  await giveHours(app, agent)
  const conversation = await call(app, buyer, 'POST', '/conversations', { propertyId: id, text: 'Is it quiet?' })
  const offer = await call(app, buyer, 'POST', '/offeredProperty', sent({ id }))
  const [first = '', second = ''] = await timesAt(app, buyer, { id })
  const viewing = idOf(await askFor(app, buyer, { id }, first))
  await moveAs(app, agent, idOf(await askFor(app, agreed, { id }, second)), { status: 'accepted' })
  await call(app, buyer, 'POST', '/wishlist', { propertyId: id })
  await reviewAs(app, buyer, id)
  await call(app, buyer, 'POST', `/allProperty/${id}/reports`, { reason: 'other', text: 'Look.' })
  ids = [id, agent.id, viewing, String(conversation.body._id), String(offer.body.insertedId)]
  await countAllPlaces(app.db)
  // Every answer that is kept is kept with the whole.
  shown = { anonymous: await callsThatTell(undefined), buyer: await callsThatTell(buyer) }
  await update({ addressShown: 'town' })
  await countAllPlaces(app.db)
})
afterAll(() => app.close())

const update = (body: object) => {
  const { title, location, propertyImage, price } = hiddenHome
  return callAs(app, agent, propertyApi.update, {
    params: { id },
    body: { title, location, propertyImage, price, ...body } as never,
  })
}

const callsThatTell = async (person: Person | undefined) => [
  ...new Set((await leaksTo(app, person, ids)).map((leak) => leak.replace(/\?.*/, ''))),
]

test('the walk finds what is shown', () => {
  const ofProperty = ['verified', 'clusters', 'facets', 'suggestions', 'one'].map((name) => `property.${name}`)
  const ofAll = [...ofProperty, 'propertyPicks.byIds', 'agent.homes', 'review.list']
  expect(shown.anonymous).toEqual(expect.arrayContaining(ofAll))
  const ofViewing = ['viewing.list', 'viewing.upcoming']
  const ofBuyer = ['wishlist.list', 'offer.ofBuyer', 'offer.one', ...ofViewing, 'conversation.list', 'account.data']
  expect(shown.buyer).toEqual(expect.arrayContaining([...ofAll, ...ofBuyer]))
})

test.each(['anonymous', 'another agent', 'buyer'] as const)('shows %s nothing any more', async (who) => {
  const person = who === 'buyer' ? buyer : who === 'anonymous' ? undefined : await make.user(app, { role: 'agent' })
  expect(await leaksTo(app, person, ids)).toEqual([])
})

test('shows no part in any page or file for portals any more', async () => {
  expect(await leakingPages(app, agent, id)).toEqual([])
})

test('a buyer whose viewing was agreed on before still has the door', async () => {
  expect(await textAt(app, '/api/viewings?as=buyer', agreed)).toContain(hiddenHome.location)
  expect(await textAt(app, `/api/allProperty/${id}`, agreed)).toContain('Key to Quillon House’s garden')
})

test('a title that is chosen together with the hiding leaves no copy of the one before', async () => {
  await update({ addressShown: null })
  await call(app, await make.user(app), 'POST', '/conversations', { propertyId: id, text: 'Is it far?' })
  await update({ title: 'A quiet flat', addressShown: 'town' })
  expect(await leaksTo(app, buyer, ids)).toEqual([])
  expect(await leaksTo(app, undefined, ids)).toEqual([])
})

test('hides what the location says where the parts that were given lack it', async () => {
  await update({ address: { town: 'Bath', country: 'GB' }, addressShown: 'town' })
  expect(await leaksTo(app, undefined, ids)).toEqual([])
  const { body } = await call(app, agent, 'GET', `/allProperty/${id}`)
  expect(body).toMatchObject({ whole: { location: hiddenHome.location, features: hiddenHome.features } })
  expect(JSON.stringify(body)).toMatch(HIDDEN)
})
