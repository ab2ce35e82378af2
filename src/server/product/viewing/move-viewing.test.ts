import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { App } from '../../../../test/people/deal.ts'
import { statusesOf } from '../../../../test/people/expect-refused.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import {
  askFor,
  bellOf,
  cancelAs,
  giveHours,
  idOf,
  MONDAY,
  moveAs,
  subjectsTo,
  timesAt,
  viewingNow,
} from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'

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
const requested = async (time = TEN) => idOf(await askFor(app, buyer, home, time))
const accepted = async () => {
  const id = await requested()
  await moveAs(app, agent, id, { status: 'accepted' })
  return id
}
const calendarsTo = async ({ email }: Person) =>
  (await app.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email)).orderBy(mailOutbox.id)).map(
    ({ calendar }) => calendar?.method ?? null,
  )

test('an agent accepts a request; both are notified, with a calendar file', async () => {
  const id = await requested()
  expect(await moveAs(app, agent, id, { status: 'accepted' })).toEqual({ status: 200, body: { modifiedCount: 1 } })
  expect(await viewingNow(app, id)).toMatchObject({ status: 'accepted', acceptedAt: MONDAY })
  expect(await subjectsTo(app, buyer)).toEqual(['A viewing is agreed on'])
  expect(await bellOf(app, agent)).toEqual(['A viewing is asked for', 'A viewing is agreed on'])
  expect([await calendarsTo(buyer), await calendarsTo(agent)]).toEqual([['PUBLISH'], [null, 'PUBLISH']])
})

test('an agent declines a request; the buyer is notified, and the time is free again', async () => {
  const id = await requested()
  await moveAs(app, agent, id, { status: 'declined' })
  expect(await viewingNow(app, id)).toMatchObject({ status: 'declined', closedWhy: 'byAgent' })
  expect(await subjectsTo(app, buyer)).toEqual(['A viewing was declined'])
  expect(await timesAt(app, buyer, home)).toContain(TEN)
})

test('an agent proposes another time, which is held instead of the first; the buyer accepts it', async () => {
  const id = await requested()
  now = new Date('2027-01-11T20:00:00Z')
  expect((await moveAs(app, agent, id, { status: 'proposed', startsAt: '2027-01-13T11:00:00Z' })).status).toBe(200)
  expect(await viewingNow(app, id)).toMatchObject({
    status: 'proposed',
    startsAt: new Date('2027-01-13T11:00:00Z'),
    endsAt: new Date('2027-01-13T12:00:00Z'),
    heldUntil: new Date('2027-01-12T20:00:00Z'),
  })
  const free = await timesAt(app, buyer, home)
  expect([free.includes(TEN), free.includes('2027-01-13T11:00:00.000Z')]).toEqual([true, false])
  expect(await subjectsTo(app, buyer)).toEqual(['Another time for your viewing'])
  expect((await moveAs(app, buyer, id, { status: 'accepted' })).status).toBe(200)
  expect((await viewingNow(app, id))?.status).toBe('accepted')
})

test('a buyer declines a proposal, and the agent is notified', async () => {
  const id = await requested()
  await moveAs(app, agent, id, { status: 'proposed', startsAt: ELEVEN })
  await moveAs(app, buyer, id, { status: 'declined' })
  expect(await viewingNow(app, id)).toMatchObject({ status: 'declined', closedWhy: 'byBuyer' })
  expect((await subjectsTo(app, agent)).at(-1)).toBe('A viewing was declined')
})

test('rejects proposing a taken time, also when a buyer requests it concurrently', async () => {
  const id = await requested()
  idOf(await askFor(app, await make.user(app), home, ELEVEN))
  expect((await moveAs(app, agent, id, { status: 'proposed', startsAt: ELEVEN })).status).toBe(409)
  expect(await viewingNow(app, id)).toMatchObject({ status: 'requested', startsAt: new Date(TEN) })
  for (const hour of [12, 13, 14, 15]) {
    const startsAt = `2027-01-12T${hour}:00:00.000Z`
    const other = await make.user(app)
    const answers = await Promise.all([
      moveAs(app, agent, id, { status: 'proposed', startsAt }),
      askFor(app, other, home, startsAt),
    ])
    expect([
      [200, 409],
      [201, 409],
    ]).toContainEqual(statusesOf(answers))
  }
})

test.each(['agent', 'buyer'] as const)(
  'the %s cancels an accepted viewing; both are notified, and calendars remove it',
  async (by) => {
    const id = await accepted()
    expect(await cancelAs(app, by === 'agent' ? agent : buyer, id)).toEqual({ status: 200, body: { deletedCount: 1 } })
    const closedWhy = by === 'agent' ? 'byAgent' : 'byBuyer'
    expect(await viewingNow(app, id)).toMatchObject({ status: 'cancelled', closedWhy })
    expect((await bellOf(app, agent)).at(-1)).toBe('A viewing is cancelled')
    expect((await bellOf(app, buyer)).at(-1)).toBe('A viewing is cancelled')
    expect([(await calendarsTo(buyer)).at(-1), (await calendarsTo(agent)).at(-1)]).toEqual(['CANCEL', 'CANCEL'])
    expect(await timesAt(app, buyer, home)).toContain(TEN)
  },
)

test('a cancelled request has no calendar file', async () => {
  await cancelAs(app, buyer, await requested())
  expect([...(await calendarsTo(buyer)), ...(await calendarsTo(agent))]).toEqual([null, null, null])
})

test('a concurrent acceptance and cancellation happen in turn, or one is 409', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await requested(`2027-01-13T${9 + round}:00:00.000Z`.replace('T9', 'T09'))
    const answers = await Promise.all([moveAs(app, agent, id, { status: 'accepted' }), cancelAs(app, buyer, id)])
    expect([
      [200, 200],
      [200, 409],
    ]).toContainEqual(statusesOf(answers))
    expect((await viewingNow(app, id))?.status).toBe('cancelled')
  }
})

test('one of twenty concurrent accepts takes effect', { tags: 'all' }, async () => {
  const id = await requested()
  const answers = await Promise.all(Array.from({ length: 20 }, () => moveAs(app, agent, id, { status: 'accepted' })))
  expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(409)])
  expect(await subjectsTo(app, buyer)).toEqual(['A viewing is agreed on'])
})

test.each([
  ['no status', {}],
  ['a status that is the app’s', { status: 'lapsed' }],
  ['a status of another noun', { status: 'Bought' }],
  ['a proposal without a time', { status: 'proposed' }],
  ['a proposal of no time', { status: 'proposed', startsAt: 'later' }],
])('%s is 422', async (_what, body) => {
  expect((await moveAs(app, agent, await requested(), body)).status).toBe(422)
})

test('only buyer and agent get the calendar file of an accepted viewing', async () => {
  const id = await requested()
  const fileFor = (person: Person | undefined, name = id) =>
    fetch(`${app.url}/api/viewings/${name}/calendar.ics`, {
      headers: person && { authorization: `Bearer ${person.token}` },
    })
  expect((await fileFor(buyer)).status).toBe(409)
  await moveAs(app, agent, id, { status: 'accepted' })
  for (const person of [agent, buyer]) {
    const answer = await fileFor(person)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="viewing.ics"')
    expect(await answer.text()).toContain(`UID:viewing-${id}\r\nSEQUENCE:0`)
  }
  const strangers = [undefined, await make.user(app), await make.user(app, { role: 'admin' })]
  expect(await Promise.all(strangers.map(async (person) => (await fileFor(person)).status))).toEqual([401, 404, 404])
  expect((await fileFor(buyer, 'nonsense')).status).toBe(404)
  await cancelAs(app, agent, id)
  expect(await (await fileFor(buyer)).text()).toContain('METHOD:CANCEL')
})
