import { expect, test } from 'vitest'
import { directionOf, sunAt, sunDay } from './sun.ts'

const london = { latitude: 51.5074, longitude: -0.1278 }
const chicago = { latitude: 41.8781, longitude: -87.6298 }
const sydney = { latitude: -33.8688, longitude: 151.2093 }
const tokyo = { latitude: 35.6762, longitude: 139.6503 }
const quito = { latitude: -0.1807, longitude: -78.4678 }
const tromso = { latitude: 69.6492, longitude: 18.9553 }

/** As almanacs have them, by the clocks of the town. */
test.each([
  ['London', london, '2026-06-21', 'Europe/London', '04:43', '21:22'],
  ['London', london, '2026-12-21', 'Europe/London', '08:04', '15:53'],
  ['London', london, '2026-03-20', 'Europe/London', '06:03', '18:13'],
  ['Chicago', chicago, '2026-06-21', 'America/Chicago', '05:15', '20:29'],
  ['Chicago', chicago, '2026-12-21', 'America/Chicago', '07:15', '16:23'],
  ['Sydney', sydney, '2026-12-21', 'Australia/Sydney', '05:41', '20:05'],
  ['Sydney', sydney, '2026-06-21', 'Australia/Sydney', '07:00', '16:54'],
  ['Tokyo', tokyo, '2026-09-23', 'Asia/Tokyo', '05:29', '17:38'],
  ['Quito', quito, '2026-06-21', 'America/Guayaquil', '06:12', '18:19'],
] as const)(
  'in %s the sun of %3$s rises and sets when almanacs say, to two minutes',
  (_town, point, date, zone, rises, sets) => {
    const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
    const { rise = 0, set = 0, noon, light } = sunDay({ year, month, day }, point)
    const clock = (moment: number) =>
      new Date(moment).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
    expect(Math.abs(minutes(clock(rise)) - minutes(rises))).toBeLessThanOrEqual(2)
    expect(Math.abs(minutes(clock(set)) - minutes(sets))).toBeLessThanOrEqual(2)
    expect(Math.abs(light - (minutes(sets) - minutes(rises)))).toBeLessThanOrEqual(3)
    expect(rise < noon && noon < set).toBe(true)
    for (const moment of [rise, set]) expect(sunAt(moment, point).altitude).toBeCloseTo(-0.83, 1)
  },
)

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

test('beyond the polar circle the sun stays up in June and down in December', () => {
  expect(sunDay({ year: 2026, month: 6, day: 21 }, tromso)).toMatchObject({ isUp: true, light: 1440 })
  expect(sunDay({ year: 2026, month: 12, day: 21 }, tromso)).toMatchObject({ isUp: false, light: 0 })
  expect(sunDay({ year: 2026, month: 12, day: 21 }, tromso).rise).toBeUndefined()
})

test('at noon the sun stands in the south in London, and in the north in Sydney', () => {
  const noonOf = (point: typeof london) => sunAt(sunDay({ year: 2026, month: 6, day: 21 }, point).noon, point)
  expect(directionOf(noonOf(london).azimuth)).toBe('south')
  expect(noonOf(london).altitude).toBeCloseTo(90 - 51.5074 + 23.44, 0)
  expect(directionOf(noonOf(sydney).azimuth)).toBe('north')
})

test.each([
  [0, 'north'],
  [22, 'north'],
  [23, 'north-east'],
  [180, 'south'],
  [337, 'north-west'],
  [359, 'north'],
])('%i degrees are in the %s', (azimuth, direction) => {
  expect(directionOf(azimuth)).toBe(direction)
})
