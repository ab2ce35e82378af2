import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentApi } from '#contract/agent'
import { propertyApi } from '#contract/property'
import { reviewApi } from '#contract/review'
import { type Callers, callAs, everybody, everyRow, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let who: Callers
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  who = await everybody(app)
})
afterAll(async () => app.close())

const text = { propertyTitle: 'Mill House', agentName: 'Ida', reviewDescription: 'Lovely.' }
const write = (person: Person, body: object) => callAs(app, person, reviewApi.write, { body: { ...text, ...body } })
const reviewsOf = async (query: Record<string, string>) =>
  (await callAs(app, who.anonymous, reviewApi.list, { query })).body
const ratingOf = async (id: string) =>
  (await callAs(app, who.anonymous, propertyApi.one, { params: { id } })).body.rating
const newHome = (agent: Person = who.agent) => make.property(app, { agent })

test('a user can rate a home once, and review it any number of times', async () => {
  const { id: propertyId } = await newHome()
  expect((await write(who.user, { propertyId, rating: 4 })).status).toBe(201)
  const again = await write(who.user, { propertyId, rating: 5 })
  expect(again).toMatchObject({ status: 409, body: { detail: expect.stringContaining('already rated this home') } })
  for (const rating of [undefined, null]) expect((await write(who.user, { propertyId, rating })).status).toBe(201)
  expect((await write(who.otherUser, { propertyId, rating: 5 })).status).toBe(201)
  expect((await reviewsOf({ propertyId })).map(({ rating }: { rating?: number }) => rating)).toEqual([
    5,
    undefined,
    undefined,
    4,
  ])
})

test('one of twenty concurrent ratings of a home by one user is kept', async () => {
  const { id: propertyId } = await newHome()
  const answers = await Promise.all(Array.from({ length: 20 }, () => write(who.user, { propertyId, rating: 5 })))
  expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([201, ...Array(19).fill(409)])
  expect(await ratingOf(propertyId)).toEqual({ average: 5, count: 1 })
})

test('a user who deletes their rating can rate the home again', async () => {
  const { id: propertyId } = await newHome()
  const { insertedId } = (await write(who.user, { propertyId, rating: 1 })).body
  await callAs(app, who.user, reviewApi.remove, { params: { id: insertedId } })
  expect((await write(who.user, { propertyId, rating: 2 })).status).toBe(201)
  expect(await ratingOf(propertyId)).toEqual({ average: 2, count: 1 })
})

test.each([0, 6, -1, 4.5, '5', [5], true, 1e99])('rejects a rating of %j at its field', async (rating) => {
  const { id: propertyId } = await newHome()
  const before = await everyRow(app)
  const { status, body } = await write(who.user, { propertyId, rating })
  expect([status, body.errors]).toEqual([422, { rating: 'Rating is 1 to 5 stars' }])
  expect(await everyRow(app)).toBe(before)
})

test.each(['missing', 'nonsense', 'hidden'])(
  'a rating without a home that its writer can see is refused: %s',
  async (how) => {
    const hidden = await make.property(app, { agent: who.agent, status: 'pending' })
    const propertyId = { missing: undefined, nonsense: 'nonsense', hidden: hidden.id }[how]
    const before = await everyRow(app)
    const { status, body } = await write(who.user, { propertyId, rating: 5 })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['rating']])
    expect(await everyRow(app)).toBe(before)
  },
)

test('the average excludes an agent’s rating of their own home, which the review marks', async () => {
  const { id: propertyId } = await newHome()
  await write(who.agent, { propertyId, rating: 5 })
  expect(await ratingOf(propertyId)).toBeUndefined()
  for (const [person, rating] of [
    [who.user, 3],
    [who.otherUser, 4],
    [who.admin, 4],
  ] as const)
    await write(person, { propertyId, rating })
  expect(await ratingOf(propertyId)).toEqual({ average: 3.7, count: 3 })
  const own = (await reviewsOf({ propertyId })).map((row: { byOwnAgent: boolean }) => row.byOwnAgent)
  expect(own).toEqual([false, false, false, true])
})

test('a review says that its writer bought the home, and a writer can’t claim it', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const home = await make.property(app, { agent, sold: true })
  await make.offer(app, { property: home, buyer: who.user, status: 'Bought' })
  await make.offer(app, { property: home, buyer: who.otherUser, status: 'rejected' })
  const claims = { propertyId: home.id, boughtHere: true, byOwnAgent: true, createdAt: '1999-01-01T00:00:00Z' }
  for (const person of [who.user, who.otherUser, agent]) await write(person, claims)
  const rows = await reviewsOf({ propertyId: home.id })
  const marks = rows.map((row: { boughtHere: boolean; byOwnAgent: boolean }) => [row.boughtHere, row.byOwnAgent])
  expect(marks).toEqual([
    [false, true],
    [false, false],
    [true, false],
  ])
  for (const { createdAt } of rows) expect(Math.abs(Date.now() - Date.parse(createdAt))).toBeLessThan(60_000)
})

test('a visitor reads the reviews of one home or of one agent’s homes, page by page', async () => {
  const agent = await make.user(app, { role: 'agent' })
  const [one, other] = [await newHome(agent), await newHome(agent)]
  for (const { id } of [one, other, one]) await write(who.user, { propertyId: id })
  await write(who.user, { propertyId: (await newHome()).id })
  const ofAgent = await callAs(app, who.anonymous, reviewApi.list, { query: { agentId: agent.id, limit: '2' } })
  expect(ofAgent.body).toHaveLength(2)
  expect([ofAgent.headers.get('x-total-count'), ofAgent.headers.get('link')]).toEqual([
    '3',
    expect.stringContaining('next'),
  ])
  expect(ofAgent.headers.get('link')).toContain(`agentId=${agent.id}`)
  expect(await reviewsOf({ propertyId: one.id })).toHaveLength(2)
  expect(await reviewsOf({ propertyId: other.id, agentId: agent.id })).toHaveLength(1)
  expect(await reviewsOf({ propertyId: one.id, agentId: who.otherAgent.id })).toEqual([])
})

test('returns no reviews for the id of a user who is no agent or is marked as fraud', async () => {
  const fraud = await make.user(app, { role: 'agent' })
  const home = await newHome(fraud)
  await write(who.user, { propertyId: home.id, rating: 5 })
  await app.db.$client.query(`update app_user set role = 'fraud' where id = $1`, [fraud.id])
  for (const { id } of [fraud, who.user, who.deleted]) expect(await reviewsOf({ agentId: id })).toEqual([])
})

test.each([
  { propertyId: 'nonsense' },
  { agentId: `' or 1=1 --` },
  { propertyId: '' },
  { agentId: 'agent@keyhaven.demo' },
])('rejects a filter of reviews by %j', async (query) => {
  const { status, body } = await callAs(app, who.anonymous, reviewApi.list, { query })
  expect([status, Object.keys(body.errors)]).toEqual([422, Object.keys(query)])
})

test('an agent’s page has the average of all their homes', async () => {
  const agent = await make.user(app, { role: 'agent' })
  for (const [person, rating] of [
    [who.user, 5],
    [who.otherUser, 2],
  ] as const)
    await write(person, { propertyId: (await newHome(agent)).id, rating })
  const { body } = await callAs(app, who.anonymous, agentApi.one, { params: { id: agent.id } })
  expect(body.rating).toEqual({ average: 3.5, count: 2 })
})
