import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MAX_VIEWING_NOTE_LENGTH } from '#contract/viewing'
import { type App, call } from '../../../../test/people/deal.ts'
import { statusesOf } from '../../../../test/people/expect-refused.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import {
  askFor,
  bellOf,
  giveHours,
  idOf,
  MONDAY,
  makeViewing,
  subjectsTo,
  timesAt,
  viewingNow,
} from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: App
let agent: Person
let home: Awaited<ReturnType<typeof make.property>>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' }, () => MONDAY)
})
afterAll(() => app.close())
beforeEach(async () => {
  agent = await make.user(app, { role: 'agent' })
  await giveHours(app, agent)
  home = await make.property(app, { agent, latitude: 51.5, longitude: -0.12 })
})

const at = (hour: number, day = 12) => `2027-01-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`
const refused = (status: number, detail: string) => ({ status, body: { detail: expect.stringContaining(detail) } })

test('a buyer asks for a free time; it is held for a day, and the agent is notified', async () => {
  const buyer = await make.user(app, { name: 'Ann' })
  const id = idOf(await askFor(app, buyer, home, at(10), '  We come with a dog.  '))
  expect(await viewingNow(app, id)).toMatchObject({
    status: 'requested',
    startsAt: new Date(at(10)),
    endsAt: new Date(at(11)),
    heldUntil: new Date(at(8)),
    timeZone: 'Europe/London',
    note: 'We come with a dog.',
  })
  expect([await subjectsTo(app, agent), await bellOf(app, agent)]).toEqual([
    ['A viewing is asked for'],
    ['A viewing is asked for'],
  ])
  expect(await subjectsTo(app, buyer)).toEqual([])
  expect(await timesAt(app, buyer, home)).not.toContain(at(10))
})

test('a time is held until it begins at the latest', async () => {
  const id = idOf(await askFor(app, await make.user(app), home, at(10, 11)))
  expect((await viewingNow(app, id))?.heldUntil).toEqual(new Date(at(10, 11)))
})

test('the agent’s hours are in the home’s time zone', async () => {
  const buyer = await make.user(app)
  const boston = await make.property(app, { agent, latitude: 42.36, longitude: -71.06 })
  const answer = await call(app, buyer, 'GET', `/viewings/times?propertyId=${boston.id}`)
  expect(answer.body).toMatchObject({ timeZone: 'America/New_York', slotMinutes: 60 })
  expect((await timesAt(app, buyer, boston))[0]).toBe('2027-01-11T14:00:00.000Z')
  const nowhere = await make.property(app, { agent })
  expect((await call(app, buyer, 'GET', `/viewings/times?propertyId=${nowhere.id}`)).body).toMatchObject({
    timeZone: 'Europe/London',
  })
})

test('one of two buyers who request the same time concurrently gets it, the other sees the next free times', async () => {
  for (let round = 0; round < 5; round++) {
    const buyers = [await make.user(app), await make.user(app)]
    const answers = await Promise.all(buyers.map((buyer) => askFor(app, buyer, home, at(9 + round, 13))))
    expect(statusesOf(answers)).toEqual([201, 409])
    const lost = answers.find(({ status }) => status === 409)
    const next = `The next free times: Wednesday, 13 January 2027 at ${10 + round}:00 GMT`
    expect(lost).toMatchObject(refused(409, `This time is not free any more. ${next}`))
  }
})

test('concurrent requests never make an agent’s viewings of two homes overlap', async () => {
  const other = await make.property(app, { agent, latitude: 51.5, longitude: -0.12 })
  const buyers = await Promise.all(Array.from({ length: 8 }, () => make.user(app)))
  const answers = await Promise.all(
    buyers.map((buyer, index) => askFor(app, buyer, index % 2 === 0 ? home : other, at(10, 14))),
  )
  expect(statusesOf(answers)).toEqual([201, ...Array(7).fill(409)])
})

test('the database rejects overlapping viewings of an agent', async () => {
  const buyer = await make.user(app)
  const taken = { home, agent, buyer, startsAt: new Date(at(10)) }
  await makeViewing(app, taken)
  await expect(makeViewing(app, { ...taken, startsAt: new Date('2027-01-12T10:59:00Z') })).rejects.toMatchObject({
    cause: { code: '23P01' },
  })
  await makeViewing(app, { ...taken, startsAt: new Date(at(11)) })
  await makeViewing(app, { ...taken, status: 'cancelled' })
})

test('a buyer has at most three requests that wait for an answer', async () => {
  const buyer = await make.user(app)
  for (const hour of [9, 10, 11]) idOf(await askFor(app, buyer, home, at(hour)))
  expect(await askFor(app, buyer, home, at(12))).toMatchObject(refused(409, 'You have 3 viewings that wait'))
  idOf(await askFor(app, await make.user(app), home, at(12)))
})

test('a buyer with two waiting requests gets one of three concurrent ones', async () => {
  const buyer = await make.user(app)
  const homes = await Promise.all(
    [0, 1, 2].map(async () => {
      const other = await make.user(app, { role: 'agent' })
      await giveHours(app, other)
      return make.property(app, { agent: other, latitude: 51.5, longitude: -0.12 })
    }),
  )
  for (const hour of [9, 10]) idOf(await askFor(app, buyer, home, at(hour)))
  const answers = await Promise.all(homes.map((each) => askFor(app, buyer, each, at(14))))
  expect(statusesOf(answers)).toEqual([201, 409, 409])
})

test('a lapsed request counts neither for the buyer nor for the time, even before a job has marked it', async () => {
  const buyer = await make.user(app)
  const lapsed = { home, agent, buyer, heldUntil: MONDAY }
  const ids = []
  for (const hour of [9, 10, 11]) ids.push(await makeViewing(app, { ...lapsed, startsAt: new Date(at(hour)) }))
  expect(await timesAt(app, buyer, home)).toContain(at(9))
  idOf(await askFor(app, buyer, home, at(9)))
  for (const id of ids) expect((await viewingNow(app, id))?.status).toBe('lapsed')
  expect(await subjectsTo(app, buyer)).toEqual(Array(3).fill('A viewing has lapsed'))
})

test.each([
  ['before the notice of two hours', '2027-01-11T09:00:00.000Z'],
  ['outside of the hours', at(8)],
  ['between two times', '2027-01-12T10:30:00.000Z'],
  ['in the past', '2026-01-12T10:00:00.000Z'],
  ['more than four weeks ahead', '2027-02-09T10:00:00.000Z'],
])('returns 409 with the next free times for a time %s', async (_what, startsAt) => {
  expect(await askFor(app, await make.user(app), home, startsAt)).toMatchObject(refused(409, 'The next free times: '))
})

test('an agent without hours has no free times', async () => {
  const idle = await make.user(app, { role: 'agent' })
  const buyer = await make.user(app)
  const its = await make.property(app, { agent: idle })
  expect(await timesAt(app, buyer, its)).toEqual([])
  expect(await askFor(app, buyer, its, at(10))).toMatchObject(refused(409, 'There are no free times at the moment.'))
})

test.each([
  ['pending', { status: 'pending' }, 404],
  ['rejected', { status: 'rejected' }, 404],
  ['withdrawn', { withdrawn: true }, 404],
  ['sold', { sold: true }, 409],
] as const)('rejects a viewing of a home that is %s', async (_what, state, status) => {
  const gone = await make.property(app, { agent, ...state })
  const buyer = await make.user(app)
  expect((await askFor(app, buyer, gone, at(10))).status).toBe(status)
  expect((await call(app, buyer, 'GET', `/viewings/times?propertyId=${gone.id}`)).status).toBe(status)
})

test('rejects a viewing of the caller’s own home or of an unknown one', async () => {
  expect(await askFor(app, agent, home, at(10))).toMatchObject(refused(409, 'This is your own property.'))
  const none = { id: '01890000-0000-7000-8000-000000000000' }
  expect((await askFor(app, agent, none, at(10))).status).toBe(404)
})

test.each([
  ['no moment', { startsAt: 'tomorrow' }, 'startsAt'],
  ['no time zone', { startsAt: '2027-01-12T10:00:00' }, 'startsAt'],
  ['another offset', { startsAt: '2027-01-12T10:00:00+01:00' }, 'startsAt'],
  ['a month too many', { startsAt: '2027-13-12T10:00:00Z' }, 'startsAt'],
  ['a number', { startsAt: 5 }, 'startsAt'],
  ['an invalid id', { propertyId: "' or 1=1" }, 'propertyId'],
  ['a note that is too long', { note: 'x'.repeat(MAX_VIEWING_NOTE_LENGTH + 1) }, 'note'],
  ['a note with a NUL', { note: 'a\0b' }, 'note'],
])('returns 422 at the field for a request with %s', async (_what, wrong, field) => {
  const body = { propertyId: home.id, startsAt: at(10), ...wrong }
  const answer = await call(app, await make.user(app), 'POST', '/viewings', body)
  expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } })
})

test('stores a note of the greatest length unchanged, with its markup', async () => {
  const note = `<img src=x onerror=alert(1)>${'é'.repeat(MAX_VIEWING_NOTE_LENGTH - 28)}`
  const id = idOf(await askFor(app, await make.user(app), home, at(10), note))
  expect((await viewingNow(app, id))?.note).toBe(note)
})
