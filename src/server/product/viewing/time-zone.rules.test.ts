import { expect, test } from 'vitest'
import { checkTimeZone, zoneOfHome } from './time-zone.ts'

const known = new Set(['UTC', 'Europe/London', 'America/New_York', 'Australia/Sydney'])

test.each([
  ['London', 51.5, -0.12, 'Europe/London'],
  ['Boston', 42.36, -71.06, 'America/New_York'],
  ['Sydney', -33.87, 151.21, 'Australia/Sydney'],
  ['nowhere', undefined, undefined, 'America/New_York'],
  ['half a point', 51.5, null, 'America/New_York'],
  ['Berlin, whose zone this database lacks', 52.52, 13.4, 'America/New_York'],
])('a home in %s has the time zone that it lies in, or its agent’s', (_where, latitude, longitude, expected) => {
  expect(zoneOfHome({ latitude, longitude }, 'America/New_York', known)).toBe(expected)
})

test('uses UTC when neither is known', () => {
  expect(zoneOfHome({}, 'Mars/Olympus', known)).toBe('UTC')
})

test.each(['Mars/Olympus', "UTC'; drop table viewing; --", 'foo5', 'europe/london'])('%s is no time zone', (name) => {
  expect(() => checkTimeZone(name, known)).toThrow('This time zone is not known')
})
