import { and, eq, inArray, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, acceptedDeal, call, offerNow, pendingDeal } from '../../../../test/people/deal.ts'
import { expectRefused, statusesOf } from '../../../../test/people/expect-refused.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'
import { users } from '../../platform/db/tables/user.ts'
import { offers } from '../tables/offer.ts'
import { properties } from '../tables/property.ts'

let app: App
let agent: Person
let buyer: Person
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' })
  agent = await make.user(app, { role: 'agent' })
  buyer = await make.user(app)
})
afterAll(() => app.close())

const answerAs = (person: Person | undefined, id: string, status: string) =>
  call(app, person, 'PATCH', `/offeredProperty/${id}`, { status })
const pendingOffer = () => pendingDeal(app, agent, buyer)

test.each([
  ['accepted', 'Your offer is accepted'],
  ['rejected', 'Your offer was not accepted'],
])('the agent of a home can make a pending offer %s, and only its buyer is notified, once', async (status, subject) => {
  const { offer } = await pendingOffer()
  expect(await answerAs(agent, offer.id, status)).toEqual({ status: 200, body: { modifiedCount: 1 } })
  expect(await offerNow(app, offer.id)).toMatchObject({ status })
  const mails = await app.db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.subject, `%${offer.title}`))
  expect(mails).toMatchObject([{ recipient: buyer.email, subject: `${subject}: ${offer.title}` }])
})

test('rejects an answer by anyone but the agent: 401, 403 or 404, and nothing changes', async () => {
  const { offer } = await pendingOffer()
  const gone = await make.user(app, { role: 'agent' })
  await app.db.delete(users).where(eq(users.id, gone.id))
  const others: [number, Person | undefined][] = [
    [401, undefined],
    [401, gone],
    [403, buyer],
    [403, await make.user(app)],
    [403, await make.user(app, { role: 'fraud' })],
    [404, await make.user(app, { role: 'agent' })],
    [404, await make.user(app, { role: 'admin' })],
  ]
  for (const status of ['accepted', 'rejected'])
    for (const [refused, person] of others) await expectRefused(app, refused, () => answerAs(person, offer.id, status))
})

test.each(['accepted', 'rejected', 'Bought'] as const)('rejects an answer to an offer that is %s', async (status) => {
  const property = await make.property(app, { agent })
  const offer = await make.offer(app, { property, buyer, status })
  for (const answer of ['accepted', 'rejected']) await expectRefused(app, 409, () => answerAs(agent, offer.id, answer))
})

test('returns 404 for an unknown offer and 422 for an unknown status', async () => {
  const { offer } = await pendingOffer()
  for (const id of ['01890000-0000-7000-8000-000000000000', 'nonsense'])
    await expectRefused(app, 404, () => answerAs(agent, id, 'accepted'))
  for (const status of ['pending', 'Bought', 'sold', ''])
    await expectRefused(app, 422, () => answerAs(agent, offer.id, status))
})

test('an agent marked as fraud can’t answer offers, and offers on their homes can’t be accepted', async () => {
  const fraud = await make.user(app, { role: 'agent' })
  const property = await make.property(app, { agent: fraud })
  const offer = await make.offer(app, { property, buyer })
  const admin = await make.user(app, { role: 'admin' })
  await call(app, admin, 'PATCH', `/users/admin/${fraud.id}`, { role: 'fraud' })
  for (const status of ['accepted', 'rejected']) await expectRefused(app, 403, () => answerAs(fraud, offer.id, status))
})

test('rejects accepting an offer on a sold, withdrawn or deleted home', async () => {
  for (const state of [{ soldAt: new Date() }, { withdrawnAt: new Date() }]) {
    const { property, offer } = await pendingOffer()
    await app.db.update(properties).set(state).where(eq(properties.id, property.id))
    await expectRefused(app, 409, () => answerAs(agent, offer.id, 'accepted'))
  }
  const { property, offer } = await pendingOffer()
  await call(app, agent, 'DELETE', `/allProperty/${property.id}`)
  expect(await offerNow(app, offer.id)).toMatchObject({ status: 'rejected', propertyId: null })
  await expectRefused(app, 409, () => answerAs(agent, offer.id, 'accepted'))
})

test('returns 409 for a second accept on one home; another home of the same title does not count', async () => {
  const deal = await acceptedDeal(app)
  const second = await make.offer(app, { property: deal.home, buyer })
  await expectRefused(app, 409, () => answerAs(deal.agent, second.id, 'accepted'))
  const twin = await make.property(app, { agent: deal.agent, title: deal.home.title })
  const onTwin = await make.offer(app, { property: twin, buyer })
  expect((await answerAs(deal.agent, onTwin.id, 'accepted')).status).toBe(200)
  expect(await offerNow(app, second.id)).toMatchObject({ status: 'pending' })
})

test('of 50 concurrent accepts of 10 offers on one home, one succeeds', async () => {
  const property = await make.property(app, { agent })
  const buyers = await Promise.all(Array.from({ length: 10 }, () => make.user(app)))
  const made = await Promise.all(buyers.map((one) => make.offer(app, { property, buyer: one })))
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => answerAs(agent, made[n % 10]?.id ?? '', 'accepted')),
  )
  expect(statusesOf(answers)).toEqual([200, ...Array(49).fill(409)])
  const accepted = and(
    inArray(
      offers.id,
      made.map(({ id }) => id),
    ),
    eq(offers.status, 'accepted'),
  )
  expect(await app.db.$count(offers, accepted)).toBe(1)
})

test('deleting a home or its buyer closes the open offers; a bought one stays', async () => {
  const admin = await make.user(app, { role: 'admin' })
  const leaving = await make.user(app)
  const [first, second] = [await make.property(app, { agent }), await make.property(app, { agent, sold: true })]
  const open = await make.offer(app, { property: first, buyer: leaving, status: 'accepted' })
  const bought = await make.offer(app, { property: second, buyer: leaving, status: 'Bought' })
  expect((await call(app, admin, 'DELETE', `/users/${leaving.id}`)).status).toBe(200)
  expect(await offerNow(app, open.id)).toMatchObject({ status: 'rejected' })
  expect(await offerNow(app, bought.id)).toMatchObject({ status: 'Bought', transactionId: bought.transactionId })
})

test('an admin answers offers on their own homes only', async () => {
  const [admin, otherAdmin] = [await make.user(app, { role: 'admin' }), await make.user(app, { role: 'admin' })]
  const own = await pendingDeal(app, admin, buyer)
  const requests = `/offeredProperty?agentEmail=${admin.email}`
  expect(await call(app, admin, 'GET', requests)).toMatchObject({ status: 200, body: [{ _id: own.offer.id }] })
  for (const person of [otherAdmin, agent]) {
    expect((await call(app, person, 'GET', requests)).status).toBe(403)
    expect((await answerAs(person, own.offer.id, 'accepted')).status).toBe(404)
  }
  expect((await answerAs(admin, own.offer.id, 'accepted')).status).toBe(200)
})
