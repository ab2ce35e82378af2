import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, acceptedDeal, call } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { users } from '../../platform/db/tables/user.ts'

let app: App
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' })
})
afterAll(() => app.close())

const get = async (person: Person | undefined, path: string) => {
  const answer = await call(app, person, 'GET', path)
  return { status: answer.status, rows: answer.body as unknown as Record<string, unknown>[] }
}

test('a buyer sees all their offers, newest first, with amounts in dollars and until when to pay', async () => {
  const deal = await acceptedDeal(app, { amount: 1999, acceptedAt: new Date() })
  const later = await make.offer(app, {
    property: await make.property(app, { agent: deal.agent }),
    buyer: deal.buyer,
    status: 'rejected',
  })
  const { rows } = await get(deal.buyer, `/offeredProperty/${deal.buyer.email.toUpperCase()}`)
  expect(rows.map(({ _id }) => _id)).toEqual([later.id, deal.offer.id])
  expect(rows[1]).toEqual({
    _id: deal.offer.id,
    propertyId: deal.home.id,
    title: deal.home.title,
    location: deal.home.location,
    propertyImage: deal.home.image,
    buyingDate: deal.offer.buyingDate,
    offerAmount: 19.99,
    agentName: deal.agent.name,
    agentEmail: deal.agent.email,
    buyerEmail: deal.buyer.email,
    buyerName: deal.buyer.name,
    status: 'accepted',
    askingPrice: deal.home.price,
    createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    acceptedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    payBefore: expect.stringMatching(/^\d{4}-.*Z$/),
  })
})

test('an agent sees the offers on their own homes, also of one status', async () => {
  const deal = await acceptedDeal(app)
  const other = await make.offer(app, { property: await make.property(app, { agent: deal.agent }), buyer: deal.buyer })
  const path = `/offeredProperty?agentEmail=${deal.agent.email}`
  expect((await get(deal.agent, path)).rows.map(({ _id }) => _id)).toEqual([other.id, deal.offer.id])
  expect((await get(deal.agent, `${path}&status=accepted`)).rows.map(({ _id }) => _id)).toEqual([deal.offer.id])
  expect((await get(deal.agent, `${path}&status=Bought`)).rows).toEqual([])
  expect((await get(deal.agent, `${path}&limit=1`)).rows).toHaveLength(1)
})

test('returns 403 for another user’s list, 404 for their offer, 401 for an anonymous call', async () => {
  const { agent, buyer, offer } = await acceptedDeal(app)
  const stranger = await make.user(app)
  const gone = await make.user(app)
  await app.db.delete(users).where(eq(users.id, gone.id))
  const admin = await make.user(app, { role: 'admin' })
  const otherAgent = await make.user(app, { role: 'agent' })
  const ofBuyer = `/offeredProperty/${buyer.email}`
  const ofAgent = `/offeredProperty?agentEmail=${agent.email}`
  const soldTotal = `/offeredProperty/sold/total?agentEmail=${agent.email}`
  const cells: [string, number, Person | undefined][] = [
    ...[stranger, agent, otherAgent, admin].map((person): [string, number, Person] => [ofBuyer, 403, person]),
    ...[stranger, buyer, otherAgent, admin].map((person): [string, number, Person] => [ofAgent, 403, person]),
    ...[stranger, agent, admin].map((person): [string, number, Person] => [`${ofBuyer}/${offer.id}`, 403, person]),
    [`/offeredProperty/${stranger.email}/${offer.id}`, 404, stranger],
    [`/offeredProperty/${agent.email}/${offer.id}`, 404, agent],
    [`${ofBuyer}/nonsense`, 404, buyer],
    [`${ofBuyer}/${offer.id}`, 200, buyer],
    ...[stranger, buyer, otherAgent, admin].map((person): [string, number, Person] => [soldTotal, 403, person]),
    ['/offeredProperty', 422, agent],
    ['/offeredProperty/sold/total', 422, agent],
    [soldTotal, 200, agent],
    [`${ofAgent}&status=lost`, 422, agent],
    [`/offeredProperty?agentEmail=${stranger.email}`, 403, stranger], // no agent, so nothing is requested of them
    ...[ofBuyer, ofAgent, soldTotal, `${ofBuyer}/${offer.id}`].flatMap(
      (path): [string, number, Person | undefined][] => [
        [path, 401, undefined],
        [path, 401, gone],
      ],
    ),
  ]
  for (const [path, status, person] of cells)
    expect({ path, status: (await get(person, path)).status }).toEqual({ path, status })
})

test('counts and sums an agent’s own sales to the cent, and nothing else', async () => {
  const [agent, otherAgent, buyer] = [
    await make.user(app, { role: 'agent' }),
    await make.user(app, { role: 'agent' }),
    await make.user(app),
  ]
  const path = `/offeredProperty/sold/total?agentEmail=${agent.email.toUpperCase()}`
  expect(await call(app, agent, 'GET', path)).toEqual({ status: 200, body: { count: 0, total: 0 } })
  const offered = async (by: Person, status: 'pending' | 'accepted' | 'rejected' | 'Bought', amount: number) =>
    make.offer(app, { property: await make.property(app, { agent: by }), buyer, status, amount })
  for (const cents of [110, 220, 999_999_99]) await offered(agent, 'Bought', cents)
  for (const status of ['pending', 'accepted', 'rejected'] as const) await offered(agent, status, 50)
  await offered(otherAgent, 'Bought', 50)
  expect(await call(app, agent, 'GET', path)).toEqual({ status: 200, body: { count: 3, total: 1_000_003.29 } })
})

test('an agent marked as fraud no longer sees requests', async () => {
  const fraud = await make.user(app, { role: 'fraud' })
  for (const path of ['/offeredProperty', '/offeredProperty/sold/total'])
    expect((await get(fraud, `${path}?agentEmail=${fraud.email}`)).status).toBe(403)
})

test('a buyer can list only their open offers', async () => {
  const deal = await acceptedDeal(app)
  const other = async (status: 'pending' | 'rejected' | 'Bought') =>
    make.offer(app, { property: await make.property(app, { agent: deal.agent }), buyer: deal.buyer, status })
  const pending = await other('pending')
  await other('rejected')
  await other('Bought')
  const path = `/offeredProperty/${deal.buyer.email}?open=`
  expect((await get(deal.buyer, `${path}true`)).rows.map(({ _id }) => _id)).toEqual([pending.id, deal.offer.id])
  expect((await get(deal.buyer, `${path}yes`)).status).toBe(422)
})

test('a buyer and an agent see that an offer waits because another one is accepted', async () => {
  const deal = await acceptedDeal(app)
  const rival = await make.user(app)
  const waiting = await make.offer(app, { property: deal.home, buyer: rival })
  const [seen] = (await get(rival, `/offeredProperty/${rival.email}`)).rows
  expect(seen).toMatchObject({ _id: waiting.id, status: 'pending', rivalAccepted: true })
  const requests = (await get(deal.agent, `/offeredProperty?agentEmail=${deal.agent.email}`)).rows
  expect(requests.map(({ _id, rivalAccepted }) => [_id, rivalAccepted])).toEqual([
    [waiting.id, true],
    [deal.offer.id, undefined],
  ])
})

test('a buyer sees when an offer was closed, and what kind of home it was for', async () => {
  const [agent, buyer] = [await make.user(app, { role: 'agent' }), await make.user(app)]
  const land = await make.property(app, { agent, type: 'land' })
  const closed = await make.offer(app, { property: land, buyer, status: 'rejected' })
  const [row] = (await get(buyer, `/offeredProperty/${buyer.email}`)).rows
  expect(row).toMatchObject({ _id: closed.id, propertyType: 'land', closedAt: closed.closedAt?.toISOString() })
})
