import { expect, test } from 'vitest'
import { offsetAt } from '#contract/utc-offsets'
import { checkTimeZone, clockIn, zoneOfHome } from './time-zone.ts'

test.each([
  ['London', 51.5, -0.12, 'Europe/London'],
  ['Boston', 42.36, -71.06, 'America/New_York'],
  ['Sydney', -33.87, 151.21, 'Australia/Sydney'],
  ['nowhere', undefined, undefined, 'America/New_York'],
  ['half a point', 51.5, null, 'America/New_York'],
])('a home in %s has the time zone that it lies in, or its agent’s', (_where, latitude, longitude, expected) => {
  expect(zoneOfHome({ latitude, longitude }, 'America/New_York')).toBe(expected)
})

/** Towns in which the look-up, which is small and fast, gives the neighbour's zone; 1 town in 138 has other clocks by it. */
test.each([
  ['Currumbin Waters', -28.15442, 153.47282, 'Australia/Sydney', 'Australia/Brisbane'],
  ['Holguín', 20.88722, -76.26306, 'America/Nassau', 'America/Havana'],
  ['Arbo', 42.11667, -8.31667, 'Europe/Lisbon', 'Europe/Madrid'],
  ['Dandong', 40.12917, 124.39472, 'Asia/Pyongyang', 'Asia/Shanghai'],
  ['Villa del Rosario', 7.83389, -72.47417, 'America/Caracas', 'America/Bogota'],
])('what the agent of a home in %s chose comes before the look-up', (_where, latitude, longitude, found, chosen) => {
  const home = { latitude, longitude }
  expect(zoneOfHome(home, 'UTC')).toBe(found)
  expect(zoneOfHome({ ...home, timeZone: chosen }, 'UTC')).toBe(chosen)
})

test('a chosen zone that the data in use no longer has is passed over', () => {
  expect(zoneOfHome({ latitude: 51.5, longitude: -0.12, timeZone: 'Mars/Olympus' }, 'UTC')).toBe('Europe/London')
})

test('uses UTC when neither is known', () => {
  expect(zoneOfHome({}, 'Mars/Olympus')).toBe('UTC')
  expect(zoneOfHome({}, undefined)).toBe('UTC')
})

test.each(['Mars/Olympus', "UTC'; drop table viewing; --", 'foo5', 'europe/london'])('%s is no time zone', (name) => {
  expect(() => checkTimeZone(name)).toThrow('This time zone is not known')
})

const OCTOBER = new Date('2026-10-28T12:00:00Z')
test.each([
  ['2026-01-01T00:00:00Z', 0],
  ['2028-07-01T09:00:00Z', 60],
  ['2031-07-01T09:00:00Z', 60],
  ['2031-12-31T23:59:00Z', 0],
  ['2024-07-01T09:00:00Z', 60],
])('the clock at a home is right at its auction on %s, within the years in which one may be', (auctionAt, minutes) => {
  expect(offsetAt(clockIn('Europe/London', OCTOBER, auctionAt).utcOffsets, auctionAt)).toBe(minutes)
})

test('the clock at a home ends after the years in which an auction may be', () => {
  const changes = clockIn('Europe/London', OCTOBER).utcOffsets.map(({ until }) => until)
  expect([changes.length, changes.at(0), changes.at(-2), changes.at(-1)]).toEqual([
    13,
    '2026-03-29T01:00:00.000Z',
    '2031-10-26T01:00:00.000Z',
    undefined,
  ])
})

test('the clock at a home has the offsets of this year and of those that come', () => {
  expect(clockIn('America/Vancouver', new Date('2026-11-28T12:00:00Z'))).toEqual({
    timeZone: 'America/Vancouver',
    utcOffsets: [{ minutes: -480, until: '2026-03-08T10:00:00.000Z' }, { minutes: -420 }],
  })
})
