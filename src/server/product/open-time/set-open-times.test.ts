import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MAX_OPEN_TIMES } from '#contract/open-time-fields'
import { type App, call } from '../../../../test/people/deal.ts'
import { statusesOf } from '../../../../test/people/expect-refused.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { announceAs, comeAs, openTimesNow } from '../../../../test/people/open-time.ts'
import {
  askFor,
  bellOf,
  giveHours,
  idOf,
  MONDAY,
  makeViewing,
  moveAs,
  subjectsTo,
  timesAt,
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

const at = (time: string, day = 12) => `2027-01-${day}T${time}:00.000Z`
const open = (from: string, to: string, day = 12) => ({ startsAt: at(from, day), endsAt: at(to, day) })
const shownAt = async (who: Person | undefined, id = home.id) =>
  ((await call(app, who, 'GET', `/allProperty/${id}`)).body.openTimes ?? []) as {
    _id: string
    startsAt: string
    endsAt: string
  }[] // as the contract has it
const announced = async (...given: ReturnType<typeof open>[]) => {
  expect((await announceAs(app, agent, home, given)).status).toBe(200)
  return shownAt(undefined)
}

test('everybody reads the open times that an agent announces, soonest first, and without those that are over', async () => {
  expect(await announced(open('14:00', '14:30', 13), open('10:00', '10:30'))).toEqual([
    { _id: expect.any(String), ...open('10:00', '10:30') },
    { _id: expect.any(String), ...open('14:00', '14:30', 13) },
  ])
})

test('an update without open times keeps them, and is no edit that an admin has to see', async () => {
  const [before] = await announced(open('10:00', '10:30'))
  const { body } = await call(app, agent, 'GET', `/allProperty/${home.id}`)
  expect(body.edited).toBeUndefined()
  const { title, location, price, propertyImage } = body
  await call(app, agent, 'PUT', `/allProperty/${home.id}`, {
    title: `${String(title)}!`,
    location,
    price,
    propertyImage,
  })
  expect(await shownAt(agent)).toEqual([before])
})

test.each([
  ['9 minutes', open('10:00', '10:09'), 'endsAt', 'An open time takes at least 10 minutes'],
  ['more than 12 hours', open('08:00', '20:01'), 'endsAt', 'An open time takes at most 12 hours'],
  ['an end before its beginning', open('10:30', '10:00'), 'endsAt', 'The end must be after the beginning'],
  ['an end that is over', open('07:00', '07:59', 11), 'startsAt', 'An open time must end in the future'],
  [
    'more than 180 days ahead',
    { startsAt: '2199-01-01T10:00:00Z', endsAt: '2199-01-01T11:00:00Z' },
    'endsAt',
    'An open time can be at most 180 days ahead',
  ],
])('rejects an open time of %s', async (_what, given, field, message) => {
  const { status, body } = await announceAs(app, agent, home, [given])
  expect([status, body.errors]).toEqual([422, { [`openTimes.0.${field}`]: message }])
  expect(await shownAt(agent)).toEqual([])
})

test('takes 10 minutes, 12 hours, and one that has begun', async () => {
  expect(await announced(open('07:59', '08:09', 11), open('08:00', '20:00'))).toHaveLength(2)
})

test(`takes ${MAX_OPEN_TIMES} open times of a home, and rejects one more`, async () => {
  const days = (count: number) => Array.from({ length: count }, (_, index) => open('10:00', '10:30', 12 + index))
  expect(await announced(...days(MAX_OPEN_TIMES))).toHaveLength(MAX_OPEN_TIMES)
  const { status, body } = await announceAs(app, agent, home, days(MAX_OPEN_TIMES + 1))
  expect([status, body.errors]).toEqual([422, { openTimes: 'A home can have at most 12 open times' }])
})

test('rejects open times of a home that overlap, and takes one that begins when another ends', async () => {
  const { status, body } = await announceAs(app, agent, home, [open('10:00', '10:30'), open('10:29', '11:00')])
  expect([status, body.errors]).toEqual([
    422,
    { 'openTimes.1.startsAt': 'This overlaps with another open time of the home' },
  ])
  expect(await announced(open('10:00', '10:30'), open('10:30', '11:00'))).toHaveLength(2)
})

test('rejects an open time during another one of the agent, and names it', async () => {
  const other = await make.property(app, { agent, title: 'The other home', latitude: 51.5, longitude: -0.12 })
  await announced(open('10:00', '10:30'))
  const { status, body } = await announceAs(app, agent, other, [open('10:29', '11:00')])
  const message = `You have another open time then: ${home.title}, Tuesday, 12 January 2027 at 10:00 GMT.`
  expect([status, body.detail, body.errors]).toEqual([409, message, { 'openTimes.0.startsAt': message }])
  expect((await announceAs(app, agent, other, [open('10:30', '11:00')])).status).toBe(200)
})

test.each(['requested', 'accepted'] as const)('rejects an open time during a viewing that is %s', async (status) => {
  const buyer = await make.user(app)
  const startsAt = new Date(at('10:00'))
  await makeViewing(app, { home, agent, buyer, startsAt, status, heldUntil: new Date(at('09:00')) })
  expect(await announceAs(app, agent, home, [open('10:59', '11:30')])).toMatchObject({
    status: 409,
    body: {
      detail: `You have a viewing then, or are asked for one: ${home.title}, Tuesday, 12 January 2027 at 10:00 GMT.`,
    },
  })
  expect((await announceAs(app, agent, home, [open('11:00', '11:30')])).status).toBe(200)
})

test.each(['declined', 'lapsed', 'cancelled'] as const)(
  'takes an open time during a viewing that is %s',
  async (status) => {
    await makeViewing(app, { home, agent, buyer: await make.user(app), startsAt: new Date(at('10:00')), status })
    expect((await announceAs(app, agent, home, [open('10:00', '11:00')])).status).toBe(200)
  },
)

test('no viewing can be asked for during an open time, and it can once that is cancelled', async () => {
  const buyer = await make.user(app)
  await announced(open('10:15', '10:30'))
  const free = await timesAt(app, buyer, home)
  expect([free.includes(at('09:00')), free.includes(at('10:00')), free.includes(at('11:00'))]).toEqual([
    true,
    false,
    true,
  ])
  expect((await askFor(app, buyer, home, at('10:00'))).status).toBe(409)
  await announceAs(app, agent, home, null)
  expect(await shownAt(undefined)).toEqual([])
  expect((await askFor(app, buyer, home, at('10:00'))).status).toBe(201)
})

test('of an open time and a viewing at the same time that come together one is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const day = 13 + round
    const answers = await Promise.all([
      announceAs(app, agent, home, [open('10:00', '11:00', day)]),
      askFor(app, await make.user(app), home, at('10:00', day)),
    ])
    const statuses = answers.map(({ status }) => status)
    expect([
      [200, 409],
      [409, 201],
    ]).toContainEqual(statuses)
    await announceAs(app, agent, home, null)
  }
})

test('of open times of two homes at the same time that come together one is refused', async () => {
  const other = await make.property(app, { agent, latitude: 51.5, longitude: -0.12 })
  for (let round = 0; round < 5; round++) {
    const given = [open('10:00', '11:00', 13 + round)]
    const answers = await Promise.all([home, other].map((each) => announceAs(app, agent, each, given)))
    expect(statusesOf(answers)).toEqual([200, 409])
  }
})

test('two open times can change places', async () => {
  const [first, second] = await announced(open('10:00', '10:30'), open('11:00', '11:30'))
  const swapped = [
    { ...open('11:00', '11:30'), _id: first?._id ?? '' },
    { ...open('10:00', '10:30'), _id: second?._id ?? '' },
  ]
  expect((await announceAs(app, agent, home, swapped)).status).toBe(200)
  expect((await shownAt(agent)).map(({ _id }) => _id)).toEqual([second?._id, first?._id])
})

test('who comes is notified of other hours of the same day, with the old and the new ones', async () => {
  const [openTime] = await announced(open('10:00', '10:30'))
  const buyer = await make.user(app)
  await comeAs(app, buyer, openTime?._id ?? '')
  const [changed] = await announced(open('12:00', '12:45'))
  expect(changed).toEqual({ _id: openTime?._id, ...open('12:00', '12:45') })
  expect([await subjectsTo(app, buyer), await bellOf(app, buyer)]).toEqual([
    ['An open time has changed'],
    ['An open time has changed'],
  ])
  const { rows } = await app.db.$client.query('select body, calendar from mail_outbox where recipient = $1', [
    buyer.email,
  ])
  expect(rows[0].body).toContain('Until now: Tuesday, 12 January 2027 at 10:00 GMT to 10:30 GMT (Europe/London).')
  expect(rows[0].body).toContain('From now on: Tuesday, 12 January 2027 at 12:00 GMT to 12:45 GMT (Europe/London).')
  expect(rows[0].calendar.content).toMatch(/SEQUENCE:1\r\n.*DTSTART:20270112T120000Z\r\nDTEND:20270112T124500Z/s)
  await announced(open('12:00', '12:45'))
  expect(await subjectsTo(app, buyer)).toHaveLength(1)
})

test('who comes is notified of another day, by the id of the open time, and of one that is cancelled', async () => {
  const [openTime] = await announced(open('10:00', '10:30'))
  const buyer = await make.user(app)
  await comeAs(app, buyer, openTime?._id ?? '')
  expect(await announced({ ...open('10:00', '10:30', 20), _id: openTime?._id } as never)).toHaveLength(1)
  expect(await subjectsTo(app, buyer)).toEqual(['An open time has changed'])
  await announced(open('10:00', '10:30', 25))
  expect(await subjectsTo(app, buyer)).toEqual(['An open time has changed', 'An open time is cancelled'])
  const { rows } = await app.db.$client.query('select calendar from mail_outbox where recipient = $1 order by id', [
    buyer.email,
  ])
  expect(rows[1].calendar).toMatchObject({
    name: 'open-time.ics',
    method: 'CANCEL',
    content: expect.stringContaining('SEQUENCE:2'),
  })
})

test('an open time counts as the agent’s when an accepted viewing moves there', async () => {
  const buyer = await make.user(app)
  const id = idOf(await askFor(app, buyer, home, at('14:00')))
  await announced(open('10:00', '11:00'))
  expect((await moveAs(app, agent, id, { status: 'proposed', startsAt: at('10:00') })).status).toBe(409)
})

test('a home that is off the market takes no open time', async () => {
  expect((await call(app, agent, 'PUT', `/allProperty/${home.id}/market`, { market: 'paused' })).status).toBe(200)
  expect((await announceAs(app, agent, home, [open('10:00', '11:00')])).status).toBe(409)
})

test('an open time follows the clock of its home, and who comes is notified of another time of day', async () => {
  const [openTime] = await announced(open('10:00', '10:30'))
  const buyer = await make.user(app)
  await comeAs(app, buyer, openTime?._id ?? '')
  const { title, location, price, propertyImage } = (await call(app, agent, 'GET', `/allProperty/${home.id}`)).body
  const body = { title, location, price, propertyImage, timeZone: 'Europe/Paris' }
  expect((await call(app, agent, 'PUT', `/allProperty/${home.id}`, body)).status).toBe(200)
  expect(await openTimesNow(app, home)).toMatchObject([
    { timeZone: 'Europe/Paris', utcOffset: 60, startsAt: new Date(at('10:00')) },
  ])
  const { rows } = await app.db.$client.query('select body from mail_outbox where recipient = $1', [buyer.email])
  expect(rows[0].body).toContain('It is the same moment')
})
