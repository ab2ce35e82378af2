import { expect, test } from 'vitest'
import { changesIn, isTimeZone, offsetIn, offsetsIn, timeZoneDataRelease, timeZoneNames } from './time-zones.ts'

const JANUARY = new Date('2027-01-15T12:00:00Z')

/** As their governments have it since 2026, which Node 20.20.2 and the embedded PostgreSQL know of none or some of them. */
test.each([
  ['America/Vancouver', -7],
  ['America/Edmonton', -6],
  ['America/Winnipeg', -5],
  ['America/Havana', -4],
  ['Africa/Casablanca', 0],
  ['Africa/El_Aaiun', 0],
  ['Europe/London', 0],
  ['Asia/Kolkata', 5.5],
  ['Asia/Kathmandu', 5.75],
  ['Australia/Eucla', 8.75],
])('clocks in %s are %d hours from UTC in January 2027', (zone, hours) => {
  expect(offsetIn(zone, JANUARY)).toBe(hours * 60)
})

test('lists the offsets between two moments, with the moments at which they change', () => {
  const year = offsetsIn('Europe/Berlin', new Date('2027-01-01T00:00:00Z'), new Date('2028-01-01T00:00:00Z'))
  expect(year).toEqual([
    { minutes: 60, until: '2027-03-28T01:00:00.000Z' },
    { minutes: 120, until: '2027-10-31T01:00:00.000Z' },
    { minutes: 60 },
  ])
  expect(offsetsIn('America/Phoenix', new Date('2027-01-01'), new Date('2028-01-01'))).toEqual([{ minutes: -420 }])
})

test('a change at the beginning or the end of the span is none within it', () => {
  const change = new Date('2027-03-28T01:00:00Z')
  const before = new Date(change.getTime() - 1)
  expect(changesIn('Europe/Berlin', change, new Date('2027-10-31T01:00:00Z'))).toEqual([])
  expect(changesIn('Europe/Berlin', before, new Date('2027-10-31T01:00:00.001Z'))).toHaveLength(2)
  expect([offsetIn('Europe/Berlin', before), offsetIn('Europe/Berlin', change)]).toEqual([60, 120])
})

test('knows summer time long after 2037, where tables of many libraries end', () => {
  expect(offsetIn('Europe/Berlin', new Date('2090-07-01T12:00:00Z'))).toBe(120)
  expect(offsetIn('America/New_York', new Date('2090-01-01T12:00:00Z'))).toBe(-300)
})

test.each(['Mars/Olympus', "UTC'; drop table viewing; --", 'foo5', 'europe/london', '', '__proto__'])(
  '%j is no time zone, and its clocks are those of UTC',
  (name) => {
    expect(isTimeZone(name)).toBe(false)
    if (name !== 'europe/london') expect(offsetsIn(name, JANUARY, JANUARY)).toEqual([{ minutes: 0 }])
  },
)

test('every name that it lists is a time zone, former ones included', () => {
  expect(timeZoneNames().filter((name) => !isTimeZone(name))).toEqual([])
  expect(timeZoneNames()).toEqual(
    expect.arrayContaining(['Asia/Calcutta', 'Asia/Kolkata', 'Etc/UTC', 'America/Vancouver']),
  )
})

test('names the release of its data', () => {
  expect(timeZoneDataRelease()).toMatch(/^20\d\d[a-z]$/)
})
