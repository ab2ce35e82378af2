import { afterAll, beforeAll, expect, test } from 'vitest'
import { offsetAt, wallClock } from '#contract/utc-offsets'
import type { ViewingHours } from '#contract/viewing-hours'
import { make } from '../../../../test/people/make.ts'
import { makeViewing } from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'
import { offsetsIn } from '../../platform/clocks/time-zones.ts'
import { freeTimes } from './free-times.ts'

let app: Awaited<ReturnType<typeof testApp>>
let agentId: string
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  agentId = (await make.user(app, { role: 'agent' })).id
})
afterAll(() => app.close())

const SUNDAY = 7
const onSundays = (from: string, to: string, slotMinutes: 30 | 60 = 30): ViewingHours => ({
  timeZone: 'UTC',
  slotMinutes,
  ranges: [{ weekday: SUNDAY, from, to }],
})

/** The free times of one Sunday, requested on the evening before, in local time with its offset. */
async function timesOn(day: string, zone: string, hours: ViewingHours): Promise<string[]> {
  const now = new Date(Date.parse(`${day}T00:00:00Z`) - 36 * 3_600_000)
  const utcOffsets = offsetsIn(zone, now, new Date(now.getTime() + 28 * 86_400_000))
  const times = await freeTimes(app.db, { agentId, utcOffsets, hours, now })
  const local = (time: string) => wallClock(time, offsetAt(utcOffsets, time)).toISOString().slice(0, 16)
  const shown = times.map((time) => ({ local: local(time), time }))
  return shown
    .filter((each) => each.local.startsWith(day))
    .map((each) => `${each.local.slice(11)} ${each.time.slice(11, 16)}Z`)
}

test.each([
  [
    'Berlin',
    'Europe/Berlin',
    '2027-03-28',
    '01:00',
    '04:00',
    ['01:00 00:00Z', '01:30 00:30Z', '03:00 01:00Z', '03:30 01:30Z'],
  ],
  ['London', 'Europe/London', '2027-03-28', '00:30', '02:30', ['00:30 00:30Z', '02:00 01:00Z']],
  ['New York', 'America/New_York', '2027-03-14', '01:30', '03:30', ['01:30 06:30Z', '03:00 07:00Z']],
  ['Sydney', 'Australia/Sydney', '2027-10-03', '01:30', '03:30', ['01:30 15:30Z', '03:00 16:00Z']],
  ['Santiago, at midnight', 'America/Santiago', '2027-09-05', '00:00', '01:30', ['01:00 04:00Z']],
])(
  'in %s, a time in the hour that is skipped in spring does not exist',
  async (_where, zone, day, from, to, expected) => {
    expect(await timesOn(day, zone, onSundays(from, to))).toEqual(expected)
  },
)

test.each([
  [
    'Berlin',
    'Europe/Berlin',
    '2027-10-31',
    '02:00',
    '03:00',
    ['02:00 00:00Z', '02:30 00:30Z', '02:00 01:00Z', '02:30 01:30Z'],
  ],
  [
    'New York',
    'America/New_York',
    '2027-11-07',
    '01:00',
    '02:00',
    ['01:00 05:00Z', '01:30 05:30Z', '01:00 06:00Z', '01:30 06:30Z'],
  ],
  [
    'Sydney',
    'Australia/Sydney',
    '2027-04-04',
    '02:00',
    '03:00',
    ['02:00 15:00Z', '02:30 15:30Z', '02:00 16:00Z', '02:30 16:30Z'],
  ],
  [
    'Lord Howe, by half an hour',
    'Australia/Lord_Howe',
    '2027-04-04',
    '01:30',
    '02:00',
    ['01:30 14:30Z', '01:30 15:00Z'],
  ],
])(
  'in %s, each time of the hour that comes twice in autumn is two moments',
  async (_where, zone, day, from, to, expected) => {
    expect(await timesOn(day, zone, onSundays(from, to))).toEqual(expected)
  },
)

test.each([
  ['Europe/Berlin', '2027-03-28', ['09:00 07:00Z', '10:00 08:00Z']],
  ['Europe/Berlin', '2027-10-31', ['09:00 08:00Z', '10:00 09:00Z']],
  ['Australia/Sydney', '2027-04-04', ['09:00 23:00Z', '10:00 00:00Z']],
  ['Australia/Sydney', '2027-10-03', ['09:00 22:00Z', '10:00 23:00Z']],
  ['Asia/Kathmandu', '2027-01-10', ['09:00 03:15Z', '10:00 04:15Z']],
  ['America/Vancouver', '2027-01-10', ['09:00 16:00Z', '10:00 17:00Z']],
  ['Pacific/Apia', '2027-01-10', ['09:00 20:00Z', '10:00 21:00Z']],
])('in %s on %s, nine o’clock is nine in local time', async (zone, day, expected) => {
  expect(await timesOn(day, zone, onSundays('09:00', '11:00', 60))).toEqual(expected)
})

test('times begin two hours ahead and end after four weeks, to the minute', async () => {
  const daily = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '23:45' }))
  const hours: ViewingHours = { timeZone: 'UTC', slotMinutes: 30, ranges: daily }
  const ask = (now: string) => freeTimes(app.db, { agentId, utcOffsets: [{ minutes: 0 }], hours, now: new Date(now) })
  const times = await ask('2027-01-11T08:00:00.000Z')
  expect(times[0]).toBe('2027-01-11T10:00:00.000Z')
  expect(times.at(-1)).toBe('2027-02-08T08:00:00.000Z')
  expect(times).toHaveLength(27 + 27 * 47 + 17) // the rest of today, 27 days, and the morning of the last
  expect((await ask('2027-01-11T08:00:00.001Z'))[0]).toBe('2027-01-11T10:30:00.000Z')
  const mornings: ViewingHours = { ...hours, ranges: daily.map((range) => ({ ...range, from: '08:00', to: '09:00' })) }
  const few = await freeTimes(app.db, {
    agentId,
    utcOffsets: [{ minutes: 0 }],
    hours: mornings,
    now: new Date('2027-01-11T08:00:00Z'),
  })
  expect([few[0], few.at(-1)]).toEqual(['2027-01-12T08:00:00.000Z', '2027-02-08T08:00:00.000Z'])
})

test('a time ends within its hours, and begins at a multiple of its length from their beginning', async () => {
  const now = new Date('2027-01-08T00:00:00Z')
  const hours = { ...onSundays('09:15', '11:45', 60) }
  const times = await freeTimes(app.db, { agentId, utcOffsets: [{ minutes: 0 }], hours, now })
  expect(times.slice(0, 2)).toEqual(['2027-01-10T09:15:00.000Z', '2027-01-10T10:15:00.000Z'])
  expect(times[2]).toBe('2027-01-17T09:15:00.000Z')
})

test('an agent without hours has no time', async () => {
  const none: ViewingHours = { timeZone: 'UTC', slotMinutes: 30, ranges: [] }
  expect(await freeTimes(app.db, { agentId, utcOffsets: [{ minutes: 0 }], hours: none, now: new Date() })).toEqual([])
})

test.each([
  ['requested', '2027-01-09T12:00:00Z', false],
  ['requested', '2027-01-08T00:00:00Z', true],
  ['proposed', '2027-01-08T00:00:00Z', true],
  ['accepted', '2027-01-01T00:00:00Z', false],
  ['declined', '2027-01-09T12:00:00Z', true],
  ['cancelled', '2027-01-09T12:00:00Z', true],
] as const)('the time of a viewing that is %s and held until %s is free: %s', async (status, heldUntil, isFree) => {
  const agent = await make.user(app, { role: 'agent' })
  const home = await make.property(app, { agent })
  const buyer = await make.user(app)
  const startsAt = new Date('2027-01-10T10:00:00Z')
  await makeViewing(app, { home, agent, buyer, startsAt, status, heldUntil: new Date(heldUntil) })
  const now = new Date('2027-01-08T00:00:00Z')
  const hours = onSundays('09:00', '12:00', 60)
  const times = await freeTimes(app.db, { agentId: agent.id, utcOffsets: [{ minutes: 0 }], hours, now })
  expect(times.slice(0, 3).includes('2027-01-10T10:00:00.000Z')).toBe(isFree)
})
