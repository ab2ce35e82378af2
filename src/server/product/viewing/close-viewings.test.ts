import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type App, call, confirm, handIn, intentIn, secretOf } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { bellOf, giveHours, makeViewing, moveAs, subjectsTo, viewingNow } from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'
import { viewings } from '../tables/viewing.ts'

let app: App
let admin: Person
let agent: Person
let buyer: Person
let home: Awaited<ReturnType<typeof make.property>>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', RECONCILE_SECONDS: '3600' })
  admin = await make.user(app, { role: 'admin' })
})
afterAll(() => app.close())
beforeEach(async () => {
  agent = await make.user(app, { role: 'agent' })
  buyer = await make.user(app)
  home = await make.property(app, { agent })
})

const HOUR_MS = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
const open = () =>
  Promise.all(
    (['requested', 'proposed', 'accepted'] as const).map((status, index) =>
      makeViewing(app, { home, agent, buyer, startsAt: inHours(30 + 2 * index), status }),
    ),
  )
const statesOf = (ids: string[]) =>
  Promise.all(ids.map(async (id) => ((row) => [row?.status, row?.closedWhy])(await viewingNow(app, id))))

test('a sale cancels the home’s upcoming viewings and notifies both; past viewings stay unchanged', async () => {
  const ids = await open()
  const past = await makeViewing(app, { home, agent, buyer, startsAt: inHours(-5), status: 'accepted' })
  const winner = await make.user(app)
  const offer = await make.offer(app, { property: home, buyer: winner, status: 'accepted' })
  const secret = await secretOf(app, { buyer: winner, offer, price: 250000.5 })
  await confirm(app, secret)
  expect((await handIn(app, winner, offer.id, intentIn(secret))).status).toBe(200)
  expect(await statesOf(ids)).toEqual(Array(3).fill(['cancelled', 'sold']))
  expect(await statesOf([past])).toEqual([['accepted', null]])
  for (const person of [agent, buyer])
    expect(await bellOf(app, person)).toEqual(Array(3).fill('A viewing is cancelled'))
})

test('a home that is deleted leaves its viewings behind as cancelled', async () => {
  const ids = await open()
  expect((await call(app, agent, 'DELETE', `/allProperty/${home.id}`)).status).toBe(200)
  expect(await statesOf(ids)).toEqual(Array(3).fill(['cancelled', 'takenDown']))
  expect(await viewingNow(app, ids[0] ?? '')).toMatchObject({ propertyId: null, title: home.title })
  expect(await subjectsTo(app, buyer)).toEqual(Array(3).fill('A viewing is cancelled'))
})

test('marking an agent as fraud cancels their viewings', async () => {
  const ids = await open()
  expect((await call(app, admin, 'PATCH', `/users/admin/${agent.id}`, { role: 'fraud' })).status).toBe(200)
  expect(await statesOf(ids)).toEqual(Array(3).fill(['cancelled', 'takenDown']))
  expect(await moveAs(app, agent, ids[0] ?? '', { status: 'accepted' })).toMatchObject({ status: 409 })
})

test.each(['agent', 'buyer'] as const)(
  'cancels the viewings of an %s whose account is deleted, and notifies the other party',
  async (who) => {
    await open()
    const [gone, other] = who === 'agent' ? [agent, buyer] : [buyer, agent]
    expect((await call(app, admin, 'DELETE', `/users/${gone.id}`)).status).toBe(200)
    expect(await app.db.select().from(viewings).where(eq(viewings.propertyId, home.id))).toEqual([])
    expect(await subjectsTo(app, other)).toEqual(Array(3).fill('A viewing is cancelled'))
    expect(await subjectsTo(app, gone)).not.toContain('A viewing is cancelled')
  },
)

test('a request and the deletion of the home at the same time leave no open viewing', async () => {
  await giveHours(app, agent)
  for (let round = 0; round < 5; round++) {
    const own = await make.property(app, { agent })
    const times = (await call(app, buyer, 'GET', `/viewings/times?propertyId=${own.id}`)).body.times as string[]
    const [asked, deleted] = await Promise.all([
      call(app, await make.user(app), 'POST', '/viewings', { propertyId: own.id, startsAt: times[5] }),
      call(app, agent, 'DELETE', `/allProperty/${own.id}`),
    ])
    expect([201, 404]).toContain(asked.status)
    expect(deleted.status).toBe(200)
    const left = await app.db.select().from(viewings).where(eq(viewings.title, own.title))
    expect(left.map(({ status }) => status)).toEqual(asked.status === 201 ? ['cancelled'] : [])
  }
})

test('requests to an agent and the deletion of their account at the same moment wait for each other, and none is left', async () => {
  await giveHours(app, agent)
  const times = (await call(app, buyer, 'GET', `/viewings/times?propertyId=${home.id}`)).body.times as string[]
  const buyers = await Promise.all([0, 1, 2, 3].map(() => make.user(app)))
  const answers = await Promise.all([
    ...buyers.map((each, index) =>
      call(app, each, 'POST', '/viewings', { propertyId: home.id, startsAt: times[index] }),
    ),
    call(app, admin, 'DELETE', `/users/${agent.id}`),
  ])
  for (const { status } of answers.slice(0, 4)) expect([201, 404, 409]).toContain(status)
  expect(answers.at(-1)?.status).toBe(200)
  expect(await app.db.select().from(viewings).where(eq(viewings.title, home.title))).toEqual([])
})
