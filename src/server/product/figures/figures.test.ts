import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { figuresApi } from '#contract/figures'
import { propertyViewApi } from '#contract/property-view'
import { wishlistApi } from '#contract/wishlist'
import { type Callers, callAs, everybody, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { priceChanges } from '../tables/price-change.ts'
import { viewings } from '../tables/viewing.ts'

let app: TestApp
let who: Callers
const now = new Date()
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' }, () => now)
  who = await everybody(app)
})
afterAll(async () => app.close())

const ids = { query: { ids: '01980000-2710-7000-8000-000000000000' } }
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const monthOf = (day: Date) => day.toISOString().slice(0, 7)

test('an agent sees their open tasks, the state and views of their homes, and their sales by month', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const home = await make.property(app, { agent })
  const pending = await make.property(app, { agent, status: 'pending' })
  await make.property(app, { agent, status: 'rejected' })
  const sold = await make.property(app, { agent, sold: true })
  await make.property(app, { agent: who.otherAgent })
  await make.offer(app, { property: home, buyer: who.user })
  await make.offer(app, { property: home, buyer: who.otherUser, status: 'rejected' })
  const sale = await make.offer(app, { property: sold, buyer: who.user, status: 'Bought' })
  await app.db.execute(sql`update offer set bought_at = ${daysAgo(3).toISOString()} where id = ${sale.id}`)
  await callAs(app, who.user, wishlistApi.add, { body: { propertyId: home.id } as never })
  await callAs(app, who.otherUser, wishlistApi.add, { body: { propertyId: home.id } as never })
  await app.db.execute(
    sql`update wishlist_item set created_at = ${daysAgo(31).toISOString()}
    where property_id = ${home.id} and user_id = ${who.otherUser.id}`,
  )
  await callAs(app, who.user, propertyViewApi.count, { params: { id: home.id } })
  await app.db.execute(
    sql`insert into agent_view values (${agent.email}, ${daysAgo(31).toISOString()}, 40), (${agent.email}, ${daysAgo(2).toISOString()}, 4)`,
  )

  const { body } = await callAs(app, agent, figuresApi.ofAgent, {})
  expect(body).toMatchObject({
    offersWaiting: 1,
    homes: { pending: 1, verified: 1, rejected: 1, sold: 1 },
    views: 5,
    wishes: 1,
  })
  expect(body.soldByMonth).toHaveLength(12)
  expect(body.soldByMonth.at(-1).month).toBe(monthOf(now))
  expect(body.soldByMonth.filter(({ count }: { count: number }) => count > 0)).toEqual([
    { month: monthOf(daysAgo(3)), count: 1, amount: 250000.5 },
  ])

  const { body: rows } = await callAs(app, agent, figuresApi.ofHomes, {
    query: { ids: [home.id, pending.id].join(',') },
  })
  expect(rows.homes).toEqual(
    expect.arrayContaining([
      { _id: home.id, views: 1, wishes: 2, offers: 2 },
      { _id: pending.id, views: 0, wishes: 0, offers: 0 },
    ]),
  )
  const others = await callAs(app, who.otherAgent, figuresApi.ofHomes, { query: { ids: home.id } })
  expect(others.body.homes).toEqual([])
})

test('a buyer sees payments due, waiting offers, and wishes with a changed price', async () => {
  const buyer = await make.user(app)
  const [first, second, third, old] = await Promise.all(
    [1, 2, 3, 4].map(() => make.property(app, { agent: who.agent })),
  )
  if (!first || !second || !third || !old) throw new Error('no homes')
  await make.offer(app, { property: first, buyer, status: 'accepted' })
  await make.offer(app, { property: second, buyer })
  await make.offer(app, { property: third, buyer, status: 'accepted', payBefore: daysAgo(1) })
  for (const { id } of [first, second, old])
    await callAs(app, buyer, wishlistApi.add, { body: { propertyId: id } as never })
  await app.db.insert(priceChanges).values([
    { propertyId: first.id, price: '$300,000', until: new Date(Date.now() + 60_000) },
    { propertyId: second.id, price: '$1', until: daysAgo(1) }, // before it was wished
    { propertyId: third.id, price: '$1', until: new Date(Date.now() + 60_000) }, // not wished
  ])
  expect((await callAs(app, buyer, figuresApi.ofBuyer, {})).body).toEqual({ toPay: 1, waiting: 1, priceChanges: 1 })
  const { body } = await callAs(app, buyer, wishlistApi.list, { params: { email: buyer.email } })
  expect(body.map(({ formerPrice }: { formerPrice?: string }) => formerPrice)).toEqual([
    undefined,
    undefined,
    '$300,000',
  ])
})

test('an admin sees all homes by status, edited ones, new users and all sales', async () => {
  const before = (await callAs(app, who.admin, figuresApi.ofAdmin, {})).body
  const home = await make.property(app, { agent: who.agent, status: 'pending' })
  await make.property(app, { agent: who.agent, edit: { at: now.toISOString(), changed: {} } })
  const sold = await make.property(app, { agent: who.agent, sold: true })
  const person = await make.user(app)
  const elder = await make.user(app)
  await app.db.execute(sql`update app_user set created_at = ${daysAgo(31).toISOString()} where id = ${elder.id}`)
  await make.offer(app, { property: sold, buyer: person, status: 'Bought' })
  const after = (await callAs(app, who.admin, figuresApi.ofAdmin, {})).body
  expect(after.homes.pending).toBe(before.homes.pending + 1)
  expect(after.homes.edited).toBe(before.homes.edited + 1)
  expect(after.newPeople).toBe(before.newPeople + 1)
  expect(after.salesByMonth.at(-1).count).toBe(before.salesByMonth.at(-1).count + 1)

  await make.offer(app, { property: home, buyer: person })
  await make.offer(app, { property: await make.property(app, { agent: person }), buyer: who.user })
  const { body } = await callAs(app, who.admin, figuresApi.ofPeople, { query: { ids: person.id } })
  expect(body.people).toEqual([
    { _id: person.id, homes: 1, openOffers: 2, joinedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  ])
})

test.each([undefined, '', 'x', `'; drop table offer; --`, Array.from({ length: 101 }, () => ids.query.ids).join(',')])(
  'figures by ids %j are refused',
  async (bad) => {
    const query = (bad === undefined ? {} : { ids: bad }) as { ids: string }
    expect((await callAs(app, who.admin, figuresApi.ofPeople, { query })).status).toBe(422)
    expect((await callAs(app, who.agent, figuresApi.ofHomes, { query })).status).toBe(422)
  },
)

const groupsFor = async (person: { token: string }) => {
  const { body } = await callAs(app, person, figuresApi.waiting, {})
  return Object.fromEntries(
    body.groups.map(({ kind, total, rows }: { kind: string; total: number; rows: { title: string }[] }) => [
      kind,
      { total, titles: rows.map(({ title }) => title) },
    ]),
  )
}

test('an agent is shown what waits for them, and a buyer theirs: counts, and at most ten rows of each kind', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const buyer = await make.user(app)
  const home = await make.property(app, { agent, title: 'Larch House' })
  await make.property(app, { agent, status: 'rejected', title: 'Too dark' })
  const old = await make.property(app, { agent, status: 'rejected', title: 'Long ago' })
  await app.db.execute(sql`update property set created_at = ${daysAgo(31).toISOString()} where id = ${old.id}`)
  const homes = await Promise.all(Array.from({ length: 11 }, () => make.property(app, { agent })))
  for (const property of homes) await make.offer(app, { property, buyer })
  await make.offer(app, { property: home, buyer, status: 'accepted' })
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
  const viewing = {
    propertyId: home.id,
    title: home.title,
    location: home.location,
    agentId: agent.id,
    timeZone: 'UTC',
  }
  await app.db.insert(viewings).values([
    { ...viewing, buyerId: buyer.id, startsAt: at(48), endsAt: at(49), heldUntil: at(12) },
    { ...viewing, buyerId: buyer.id, startsAt: at(50), endsAt: at(51), heldUntil: at(-1) },
    { ...viewing, buyerId: buyer.id, startsAt: at(52), endsAt: at(53), heldUntil: at(3), status: 'proposed' },
    { ...viewing, buyerId: buyer.id, startsAt: at(5), endsAt: at(6), heldUntil: at(1), status: 'accepted' },
    { ...viewing, buyerId: buyer.id, startsAt: at(30), endsAt: at(31), heldUntil: at(1), status: 'accepted' },
  ])
  const forAgent = await groupsFor(agent)
  expect(forAgent.offer.total).toBe(11)
  expect(forAgent.offer.titles).toHaveLength(10)
  expect(forAgent).toEqual({
    offer: expect.anything(),
    viewing: { total: 1, titles: ['Larch House'] },
    viewingSoon: { total: 1, titles: ['Larch House'] },
    rejected: { total: 1, titles: ['Too dark'] },
  })
  expect(await groupsFor(buyer)).toEqual({
    payment: { total: 1, titles: ['Larch House'] },
    viewing: { total: 1, titles: ['Larch House'] },
    viewingSoon: { total: 1, titles: ['Larch House'] },
  })
  expect(await groupsFor(await make.user(app))).toEqual({})
})

test('an admin is shown homes to decide on, the one that has waited longest first, and what else waits of the site', async () => {
  const pending = await make.property(app, { agent: who.agent, status: 'pending', title: 'First of all' })
  await make.property(app, { agent: who.agent, status: 'pending' })
  await app.db.execute(sql`update property set id = '01000000-0000-7000-8000-000000000000' where id = ${pending.id}`)
  await make.property(app, { agent: who.agent, edit: { at: now.toISOString(), changed: {} }, title: 'Newly edited' })
  const property = await make.property(app, { agent: who.agent })
  const id = await make.conversation(app, { property, buyer: who.user, agent: { ...who.agent, name: 'Agent' } })
  await make.report(app, id, who.user)
  const groups = await groupsFor(who.admin)
  expect(groups.pending.titles[0]).toBe('First of all')
  expect(groups.edited.titles[0]).toBe('Newly edited')
  expect(groups.report.total).toBe(1)
  expect(await groupsFor(who.agent)).not.toHaveProperty('pending')
})

test('more than 99 viewings to answer read as 99+, also behind as many that are agreed, and 99 as 99', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const buyer = await make.user(app)
  const { id: propertyId, title, location } = await make.property(app, { agent })
  const viewing = { propertyId, title, location, buyerId: buyer.id, agentId: agent.id, timeZone: 'UTC' }
  const add = (count: number, status: 'requested' | 'accepted', fromHour: number) =>
    app.db.insert(viewings).values(
      Array.from({ length: count }, (_, place) => {
        const startsAt = new Date(now.getTime() + fromHour * 3_600_000 + place * 600_000)
        const endsAt = new Date(startsAt.getTime() + 600_000)
        return { ...viewing, status, startsAt, endsAt, heldUntil: new Date(now.getTime() + 3_600_000) }
      }),
    )
  await add(99, 'accepted', 1)
  await add(99, 'requested', 48)
  expect(await groupsFor(agent)).toMatchObject({ viewing: { total: 99 }, viewingSoon: { total: 99 } })
  await add(1, 'accepted', 20)
  await add(1, 'requested', 72)
  expect(await groupsFor(agent)).toMatchObject({ viewing: { total: '99+' }, viewingSoon: { total: '99+' } })
})

test('more than 99 unread conversations wait as 99+', async () => {
  const agent = await make.user(app, { role: 'agent', name: 'Agent' })
  const property = await make.property(app, { agent })
  for (let count = 0; count < 100; count++)
    await make.conversation(app, { property, buyer: await make.user(app), agent: { ...agent, name: 'Agent' } })
  await app.db.execute(sql`update conversation_member set unread = 1 where user_id = ${agent.id}`)
  expect((await groupsFor(agent)).message.total).toBe('99+')
})
