import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type App, call } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { askFor, cancelAs, giveHours, idOf, MONDAY, makeViewing, moveAs } from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: App
let now = MONDAY
let agent: Person
let buyer: Person
let home: Awaited<ReturnType<typeof make.property>>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' }, () => now)
})
afterAll(() => app.close())
beforeEach(async () => {
  now = MONDAY
  agent = await make.user(app, { role: 'agent', name: 'Olga' })
  buyer = await make.user(app, { name: 'Ann' })
  await giveHours(app, agent)
  home = await make.property(app, { agent })
})

const TEN = '2027-01-12T10:00:00.000Z'
const ELEVEN = '2027-01-12T11:00:00.000Z'
const idsIn = (body: unknown) => (body as { _id: string }[]).map(({ _id }) => _id)
const requested = async (time = TEN) => idOf(await askFor(app, buyer, home, time))
const accepted = async () => {
  const id = await requested()
  await moveAs(app, agent, id, { status: 'accepted' })
  return id
}
test('a viewing unanswered for a day is lapsed to every reader, and can’t be answered', async () => {
  const id = await requested('2027-01-14T10:00:00.000Z')
  const statusFor = async (person: Person, as: string) => {
    const { body } = await call(app, person, 'GET', `/viewings?as=${as}`)
    return (body as unknown as { status: string; heldUntil?: string }[])[0]
  }
  now = new Date('2027-01-12T07:59:59.999Z')
  expect(await statusFor(agent, 'agent')).toMatchObject({ status: 'requested', heldUntil: '2027-01-12T08:00:00.000Z' })
  now = new Date('2027-01-12T08:00:00.000Z')
  expect(await statusFor(agent, 'agent')).not.toHaveProperty('heldUntil')
  expect(await statusFor(buyer, 'buyer')).toMatchObject({ status: 'lapsed' })
  expect(await moveAs(app, agent, id, { status: 'accepted' })).toMatchObject({
    status: 409,
    body: { detail: 'This is no longer possible: the viewing is lapsed.' },
  })
  expect((await call(app, agent, 'GET', '/viewings/upcoming?as=agent')).body).toEqual({ viewings: [] })
})

test('rejects cancelling a viewing that has begun', async () => {
  const id = await accepted()
  now = new Date(TEN)
  expect((await cancelAs(app, buyer, id)).status).toBe(409)
  expect((await call(app, buyer, 'GET', '/viewings/upcoming?as=buyer')).body.viewings).toHaveLength(1)
  now = new Date(ELEVEN)
  expect((await call(app, buyer, 'GET', '/viewings/upcoming?as=buyer')).body.viewings).toEqual([])
})

test('lists upcoming viewings soonest first, without those that are over or closed', async () => {
  const made = (hour: number, status: 'requested' | 'accepted' | 'cancelled') =>
    makeViewing(app, { home, agent, buyer, startsAt: new Date(MONDAY.getTime() + hour * 3_600_000), status })
  const [late, soon] = [await made(30, 'accepted'), await made(3, 'requested')]
  await made(-2, 'accepted')
  await made(5, 'cancelled')
  const { body } = await call(app, agent, 'GET', '/viewings/upcoming?as=agent')
  expect(idsIn(body.viewings)).toEqual([soon, late])
})

test('buyer and agent find a viewing by its id from their own side only, and other users find nothing', async () => {
  const startsAt = new Date(MONDAY.getTime() + 3_600_000)
  const made = () => makeViewing(app, { home, agent, buyer, startsAt, status: 'cancelled' })
  const [first, second] = [await made(), await made()]
  await made()
  const byIds = (person: Person, as: string, ids = [first, second, buyer.id].join(',')) =>
    call(app, person, 'GET', `/viewings?as=${as}&ids=${ids}`)
  for (const [person, as] of [[agent, 'agent'] as const, [buyer, 'buyer'] as const])
    expect(idsIn((await byIds(person, as)).body)).toEqual([second, first])
  const stranger = await make.user(app, { role: 'agent' })
  for (const [person, as] of [[stranger, 'agent'] as const, [stranger, 'buyer'] as const, [agent, 'buyer'] as const])
    expect((await byIds(person, as)).body).toEqual([])
  expect(await byIds(buyer, 'buyer', Array(21).fill(first).join(','))).toMatchObject({ status: 422 })
})
