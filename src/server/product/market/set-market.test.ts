import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentApi } from '#contract/agent'
import { conversationApi } from '#contract/conversation'
import { marketApi } from '#contract/market'
import type { Market } from '#contract/market-state'
import { offerApi } from '#contract/offer'
import { propertyApi } from '#contract/property'
import { propertyPicksApi } from '#contract/property-picks'
import { userApi } from '#contract/user'
import { viewingApi } from '#contract/viewing'
import { wishlistApi } from '#contract/wishlist'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { alertStage } from '../../../../test/people/alert-stage.ts'
import { offerNow, sent } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { restoreHomes } from '../user/agent-homes.ts'
import { setMarket } from './set-market.ts'

let app: TestApp
let who: Callers
let stage: ReturnType<typeof alertStage>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', RECONCILE_SECONDS: '3600' })
  who = await everybody(app)
  stage = alertStage(app, who.agent, () => who.user)
})
afterAll(async () => app.close())

const home = (given: Partial<Parameters<typeof make.property>[1]> = {}) =>
  make.property(app, { agent: who.agent, ...given })
const put = (id: string, market: Market, person: Person = who.agent) =>
  callAs(app, person, marketApi.set, { params: { id }, body: { market } })
const wish = (id: string, person: Person = who.user) =>
  callAs(app, person, wishlistApi.add, { body: { propertyId: id } })
const read = (id: string, person: Person) => callAs(app, person, propertyApi.one, { params: { id } })
const offer = (id: string, person: Person = who.user) => callAs(app, person, offerApi.make, { body: sent({ id }) })
const detail = ({ body }: { body: unknown }) => (body as { detail?: string }).detail

const notices = { paused: 'is paused by its agent', soldElsewhere: 'was sold elsewhere' }

test.each(['paused', 'soldElsewhere'] as const)(
  'a home that is %s takes no offers, wishes and viewings',
  async (market) => {
    const { id } = await home()
    await wish(id)
    expect((await put(id, market)).body).toEqual({ modifiedCount: 1 })
    const refused = {
      offers: await offer(id),
      wishes: await wish(id),
      viewings: await callAs(app, who.user, viewingApi.times, { query: { propertyId: id } }),
      'more viewings': await callAs(app, who.user, viewingApi.request, {
        body: { propertyId: id, startsAt: '2099-01-01T10:00:00.000Z' },
      }),
    }
    for (const [what, answer] of Object.entries(refused))
      expect([what, answer.status, detail(answer)]).toEqual([what, 409, expect.stringContaining(notices[market])])
    const ask = { body: { propertyId: id, text: 'Is it there?' } }
    expect((await callAs(app, who.user, conversationApi.begin, ask)).status).toBe(409)
  },
)

test('a home off the market keeps its page for those who wished it or made an offer, and for its agent and admins', async () => {
  const property = await home()
  const buyer = await make.user(app)
  await wish(property.id)
  await make.offer(app, { property, buyer, status: 'rejected' })
  await put(property.id, 'paused')
  for (const person of [who.user, buyer, who.agent, who.admin])
    expect(await read(property.id, person)).toMatchObject({ status: 200, body: { market: 'paused', withdrawn: false } })
  for (const person of [who.otherUser, who.otherAgent, who.fraud, who.anonymous]) {
    expect((await read(property.id, person)).status).toBe(404)
    if (person !== who.anonymous) expect((await offer(property.id, person)).status).toBe(404)
  }
  await put(property.id, 'available')
  expect((await read(property.id, who.anonymous)).body).not.toHaveProperty('market')
})

test('a home off the market is in no public list, and back in all of them once it is available', async () => {
  const { id } = await home({ title: 'Zeppelin Yard', location: 'Zeppelinville', latitude: 10, longitude: 10 })
  const other = await home({ title: 'Another', location: 'Nearby', latitude: -10, longitude: 10 })
  const { agentId = '' } = (await read(id, who.anonymous)).body as { agentId?: string }
  const lists = async () => {
    const search = await callAs(app, who.anonymous, propertyApi.verified, { query: { q: 'zeppelin' } })
    const facets = await callAs(app, who.anonymous, propertyApi.facets, { query: { q: 'zeppelin' } })
    const map = await callAs(app, who.anonymous, propertyApi.clusters, { query: { bbox: '9,9,11,11', zoom: '9' } })
    const suggested = await callAs(app, who.anonymous, propertyApi.suggestions, { query: { q: 'zeppelin' } })
    const similar = await callAs(app, who.anonymous, propertyPicksApi.similar, { params: { id: other.id } })
    const byIds = await callAs(app, who.anonymous, propertyPicksApi.byIds, { query: { ids: id } })
    const ofAgent = await callAs(app, who.anonymous, agentApi.homes, { params: { id: agentId } })
    const agent = await callAs(app, who.anonymous, agentApi.one, { params: { id: agentId } })
    return {
      search: search.body.length,
      facets: facets.body.total,
      map: map.body.clusters.length,
      homes: suggested.body.homes.length,
      similar: similar.body.homes.filter((one: { _id: string }) => one._id === id).length,
      byIds: byIds.body.homes.length,
      ofAgent: ofAgent.body.filter((one: { _id: string }) => one._id === id).length,
      forSale: agent.body.homesForSale,
    }
  }
  const before = await lists()
  expect(before).toMatchObject({ search: 1, facets: 1, map: 1, homes: 1, similar: 1, byIds: 1, ofAgent: 1 })
  await put(id, 'soldElsewhere')
  const none = { search: 0, facets: 0, map: 0, homes: 0, similar: 0, byIds: 0, ofAgent: 0 }
  expect(await lists()).toEqual({ ...none, forSale: Number(before.forSale) - 1 })
  await put(id, 'available')
  expect(await lists()).toEqual(before)
})

test('a home that is under offer for the market stays public and takes offers', async () => {
  const { id } = await home()
  await put(id, 'underOffer')
  expect((await read(id, who.anonymous)).body).toMatchObject({ market: 'underOffer' })
  expect((await offer(id)).status).toBe(201)
})

test('sold elsewhere closes open offers with that reason, and notifies their buyers once', async () => {
  const property = await home({ title: 'Closed Cottage' })
  const made = await make.offer(app, { property, buyer: who.user })
  await wish(property.id)
  await wish(property.id, who.otherUser)
  await put(property.id, 'soldElsewhere')
  expect(await offerNow(app, made.id)).toMatchObject({ status: 'rejected', closedWhy: 'soldElsewhere' })
  const about = async (person: Person) => (await stage.bell(person)).filter((text) => text.includes('Closed Cottage'))
  expect(await about(who.user)).toEqual(['Your offer is closed: Closed Cottage'])
  expect(await about(who.otherUser)).toEqual(['Sold elsewhere: Closed Cottage'])
  const audit = 'select action, before, after from audit_entry where subject_id = $1'
  expect((await stage.query(audit, [property.id])).rows).toEqual([
    { action: 'market', before: { market: 'available' }, after: { market: 'soldElsewhere', closedOffers: 1 } },
  ])
})

test('a pause keeps pending offers, which can’t be accepted until the home is available again', async () => {
  const property = await home({ title: 'Quiet Cottage' })
  const { id } = await make.offer(app, { property, buyer: who.user })
  await wish(property.id, who.otherUser)
  await put(property.id, 'paused')
  const accept = () => callAs(app, who.agent, offerApi.move, { params: { id }, body: { status: 'accepted' } })
  expect((await accept()).status).toBe(409)
  const about = async (person: Person) => (await stage.bell(person)).filter((text) => text.includes('Quiet Cottage'))
  expect(await about(who.user)).toEqual(['This home is paused: Quiet Cottage'])
  expect(await about(who.otherUser)).toEqual(['Paused: Quiet Cottage'])
  await put(property.id, 'available')
  expect(await about(who.otherUser)).toEqual(['Paused: Quiet Cottage', 'Available again: Quiet Cottage'])
  expect((await accept()).status).toBe(200)
})

test('an accepted offer keeps a home on the market, by hand and for a feed', async () => {
  const property = await home()
  await make.offer(app, { property, buyer: who.user, status: 'accepted' })
  for (const market of ['paused', 'soldElsewhere'] as const) {
    expect((await put(property.id, market)).status).toBe(409)
    expect(await app.db.transaction((tx) => setMarket(tx, { id: property.id, market }, app.parts))).toBe(
      'acceptedOffer',
    )
  }
  expect((await put(property.id, 'underOffer')).status).toBe(200)
  expect((await read(property.id, who.anonymous)).status).toBe(200)
})

test('the same state once more changes nothing', async () => {
  const { id } = await home()
  expect((await put(id, 'available')).body).toEqual({ modifiedCount: 0 })
  await put(id, 'paused')
  expect((await put(id, 'paused')).body).toEqual({ modifiedCount: 0 })
  const { rows } = await stage.query(`select count(*)::int from audit_entry where subject_id = $1`, [id])
  expect(rows).toEqual([{ count: 1 }])
})

test('an offer that is made while its home is being paused waits, and is refused', async () => {
  const { id } = await home()
  await wish(id)
  const made = await app.db.transaction(async (tx) => {
    await setMarket(tx, { id, market: 'paused' }, app.parts)
    const answer = offer(id)
    await expect
      .poll(async () => {
        const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
        return (await stage.query(waiting)).rows.length
      })
      .toBe(1)
    return { answer }
  })
  expect(detail(await made.answer)).toBe('This property is paused by its agent. It takes no offers for now.')
  expect((await stage.query('select from offer where property_id = $1', [id])).rows).toEqual([])
})

test('of an acceptance and a sale elsewhere at the same moment, one wins', async () => {
  for (let round = 0; round < 10; round++) {
    const property = await home()
    const { id } = await make.offer(app, { property, buyer: who.user })
    const accept = () => callAs(app, who.agent, offerApi.move, { params: { id }, body: { status: 'accepted' } })
    const both =
      round % 2 === 0 ? [accept(), put(property.id, 'soldElsewhere')] : [put(property.id, 'soldElsewhere'), accept()]
    expect((await Promise.all(both)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { rows } = await stage.query('select market from property where id = $1', [property.id])
    expect((await offerNow(app, id))?.status).toBe(rows[0].market ? 'rejected' : 'accepted')
  }
})

test('a home of an agent marked as fraud stays withdrawn, whatever its market', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const [paused, open] = [await make.property(app, { agent }), await make.property(app, { agent })]
  await wish(paused.id)
  await put(paused.id, 'paused', agent)
  await callAs(app, who.admin, userApi.setRole, { params: { id: agent.id }, body: { role: 'fraud' } })
  expect((await read(paused.id, who.user)).status).toBe(404)
  expect((await read(paused.id, who.admin)).body).toMatchObject({ market: 'paused', withdrawn: true })
  await app.db.transaction((tx) => setMarket(tx, { id: paused.id, market: 'available' }, app.parts))
  expect((await read(paused.id, who.anonymous)).status).toBe(404)
  await app.db.transaction((tx) => setMarket(tx, { id: paused.id, market: 'paused' }, app.parts))
  await stage.query(`update app_user set role = 'agent' where id = $1`, [agent.id])
  await app.db.transaction((tx) => restoreHomes(tx, agent.email))
  expect((await read(paused.id, who.anonymous)).status).toBe(404)
  expect((await read(open.id, who.anonymous)).status).toBe(200)
})

test('a home that is verified while it is paused stays out of public view until it is available', async () => {
  await stage.clear()
  await stage.search({ query: { q: 'late' }, name: 'Late' })
  const { id } = await home({ title: 'Late Lodge', status: 'pending' })
  await put(id, 'paused')
  await callAs(app, who.admin, propertyApi.decide, { params: { id }, body: { status: 'verified' } })
  expect((await read(id, who.anonymous)).status).toBe(404)
  const about = async () => (await stage.bell()).filter((text) => text.includes('Late Lodge'))
  expect(await about()).toEqual([])
  await put(id, 'available')
  expect(await about()).toEqual(['Available again: Late Lodge (Late)'])
})

test('lists of offers and wishes say the state of the market', async () => {
  const buyer = await make.user(app)
  const property = await home()
  await make.offer(app, { property, buyer })
  await wish(property.id, buyer)
  await put(property.id, 'paused')
  const params = { email: buyer.email }
  expect((await callAs(app, buyer, wishlistApi.list, { params })).body).toMatchObject([{ market: 'paused' }])
  expect((await callAs(app, buyer, offerApi.ofBuyer, { params })).body).toMatchObject([{ market: 'paused' }])
})
