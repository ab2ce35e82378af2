import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Role } from '#contract/user'
import { type App, call, offerNow, sent } from '../../../../test/people/deal.ts'
import { expectRefused, statusesOf } from '../../../../test/people/expect-refused.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'
import { users } from '../../platform/db/tables/user.ts'
import { offers } from '../tables/offer.ts'

const NOW = new Date('2026-03-10T23:30:00Z')
let app: App
let agent: Person
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' }, () => NOW)
  agent = await make.user(app, { role: 'agent' })
})
afterAll(() => app.close())

const offerAs = (person: Person | undefined, body: unknown) => call(app, person, 'POST', '/offeredProperty', body)

test.each<Role | undefined>([undefined, 'agent', 'admin', 'fraud'])(
  'a person of role %s can offer on another’s home',
  async (role) => {
    const home = await make.property(app, { agent })
    const { status, body } = await offerAs(await make.user(app, { role }), sent(home))
    expect(status).toBe(201)
    expect(await offerNow(app, String(body.insertedId))).toMatchObject({ status: 'pending', amount: 25000050 })
  },
)

test('an offer takes home and buyer from their own rows and is pending, regardless of the body', async () => {
  const buyer = await make.user(app, { name: 'Real Buyer' })
  const home = await make.property(app, { agent })
  const lies = {
    status: 'Bought',
    transactionId: 'pi_1',
    buyerEmail: 'a@b.co',
    buyerName: 'X',
    agentName: 'Y',
    propertyImage: 'http://evil',
  }
  const { body } = await offerAs(buyer, sent(home, { ...lies, title: 'Z', location: 'Q', agentEmail: 'x@y.co' }))
  const offer = await offerNow(app, String(body.insertedId))
  expect(offer).toMatchObject({
    status: 'pending',
    transactionId: null,
    buyerEmail: buyer.email,
    buyerName: 'Real Buyer',
    title: home.title,
    location: home.location,
    agentName: agent.name,
    agentEmail: agent.email,
    image: home.image,
  })
  expect(await app.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, agent.email))).not.toEqual([])
})

test('an anonymous caller and a deleted user can’t offer', async () => {
  const home = await make.property(app, { agent })
  await expectRefused(app, 401, () => offerAs(undefined, sent(home)))
  const gone = await make.user(app)
  await app.db.delete(users).where(eq(users.id, gone.id))
  await expectRefused(app, 401, () => offerAs(gone, sent(home)))
})

test('an agent can’t offer on their own home', async () => {
  const home = await make.property(app, { agent })
  await expectRefused(app, 409, () => offerAs(agent, sent(home)))
})

test.each([
  ['a pending', 404, { status: 'pending' }],
  ['a rejected', 404, { status: 'rejected' }],
  ['a withdrawn', 404, { withdrawn: true }],
  ['a sold', 409, { sold: true }],
] as const)('rejects an offer on %s home', async (_, status, state) => {
  const home = await make.property(app, { agent, ...state })
  const buyer = await make.user(app)
  await expectRefused(app, status, () => offerAs(buyer, sent(home)))
  if (status === 404) {
    const admin = await make.user(app, { role: 'admin' })
    await expectRefused(app, 409, () => offerAs(admin, sent(home)))
  }
})

test('returns 404 for an unknown home, also under an impossible id', async () => {
  const buyer = await make.user(app)
  for (const propertyId of ['01890000-0000-7000-8000-000000000000', 'x', '1; drop table offer'])
    await expectRefused(app, 404, () => offerAs(buyer, sent({ id: propertyId })))
})

test('a buyer has one open offer on a home, also when twenty arrive concurrently', async () => {
  const home = await make.property(app, { agent })
  const buyer = await make.user(app)
  const answers = await Promise.all(Array.from({ length: 20 }, () => offerAs(buyer, sent(home))))
  expect(statusesOf(answers)).toEqual([201, ...Array(19).fill(409)])
  await expectRefused(app, 409, () => offerAs(buyer, sent(home)))
  expect((await offerAs(await make.user(app), sent(home))).status).toBe(201)
})

test('after a rejection the same buyer can offer again', async () => {
  const home = await make.property(app, { agent })
  const buyer = await make.user(app)
  await make.offer(app, { property: home, buyer, status: 'rejected' })
  expect((await offerAs(buyer, sent(home))).status).toBe(201)
})

test.each([
  0,
  -1,
  null,
  'abc',
  '1e309',
  19.999,
  '1.001',
  0.49,
  1_000_000_000_000,
  true,
  [],
  {},
  '',
  ' ',
  '19.000',
  '£250,000',
  Number.MAX_VALUE,
])('rejects an amount of %j with a message and adds no row', async (offerAmount) => {
  const home = await make.property(app, { agent })
  const buyer = await make.user(app)
  const { body } = await expectRefused(app, 422, () => offerAs(buyer, sent(home, { offerAmount })))
  expect(body.errors).toEqual({ offerAmount: expect.any(String) })
  expect(await app.db.$count(offers, eq(offers.buyerEmail, buyer.email))).toBe(0)
})

test.each([
  ['400k', 400_000],
  ['250,000', 250_000],
  ['٤٠٠٠٠٠', 400_000],
  ['1 250.50', 1250.5],
])('takes an amount of %j as %d', async (offerAmount, amount) => {
  const home = await make.property(app, { agent })
  const buyer = await make.user(app)
  expect((await offerAs(buyer, sent(home, { offerAmount }))).status).toBe(201)
  const [offer] = await app.db.select().from(offers).where(eq(offers.buyerEmail, buyer.email))
  expect(offer?.amount).toBe(amount * 100)
})

test.each([1_000_000, '1800000.55', 999_999_999_999.99])('takes an amount of %s', async (offerAmount) => {
  const home = await make.property(app, { agent })
  const buyer = await make.user(app)
  expect((await offerAs(buyer, sent(home, { offerAmount }))).status).toBe(201)
})

test('rejects 1e309 as a bare number', async () => {
  const home = await make.property(app, { agent })
  const buyer = await make.user(app)
  const raw = JSON.stringify(sent(home)).replace('250000.5', '1e309')
  const answer = await fetch(`${app.url}/api/offeredProperty`, {
    method: 'POST',
    headers: { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' },
    body: raw,
  })
  expect(answer.status).toBe(422)
})

test.each([
  ['2026-03-10', 201], // today in UTC
  ['2026-03-11', 201],
  ['2026-03-09', 422], // over everywhere: it is 11:30 on the 10th even where the day is latest
  ['2026-02-30', 422],
  ['11/03/2026', 422],
  ['', 422],
])('a buying date of "%s" returns %i', async (buyingDate, status) => {
  const home = await make.property(app, { agent })
  const { body, ...answer } = await offerAs(await make.user(app), sent(home, { buyingDate }))
  expect(answer.status).toBe(status)
  if (status === 422) expect(body.errors).toEqual({ buyingDate: expect.any(String) })
})

test('finds the home of the spec’s exact body by agent, title and location', async () => {
  const home = await make.property(app, { agent, title: 'The only one' })
  const { propertyId, ...exact } = {
    ...sent(home),
    title: home.title,
    location: home.location,
    agentEmail: agent.email.toUpperCase(),
  }
  const { status, body } = await offerAs(await make.user(app), exact)
  expect(status).toBe(201)
  expect(await offerNow(app, String(body.insertedId))).toMatchObject({ propertyId })
})

test('two homes of one title by one agent never mix: the spec’s body is 409, propertyId identifies one', async () => {
  const [first, second] = [
    await make.property(app, { agent, title: 'Twin' }),
    await make.property(app, { agent, title: 'Twin' }),
  ]
  const buyer = await make.user(app)
  const exact = {
    buyingDate: '2099-01-01',
    offerAmount: '100',
    title: 'Twin',
    location: first.location,
    agentEmail: agent.email,
  }
  await expectRefused(app, 409, () => offerAs(buyer, exact))
  for (const home of [first, second]) {
    const { body } = await offerAs(buyer, { ...exact, propertyId: home.id })
    expect(await offerNow(app, String(body.insertedId))).toMatchObject({ propertyId: home.id })
  }
  await expectRefused(app, 404, () => offerAs(buyer, { ...exact, title: 'Twin%' }))
  await expectRefused(app, 422, () => offerAs(buyer, { ...exact, title: undefined }))
})
