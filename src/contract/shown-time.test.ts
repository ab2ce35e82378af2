import { expect, test } from 'vitest'
import { inLanguage, LANGUAGES } from './language.ts'
import { shownHour, shownTime, shownWeekday } from './shown-time.ts'
import { offsetAt, offsetName } from './utc-offsets.ts'

const startsAt = '2027-01-15T18:00:00.000Z'

test('writes a time by the offset that it is given, whatever this machine knows of time zones', () => {
  expect(shownTime({ startsAt, utcOffset: -420 }).replace('Friday,', 'Friday')).toBe(
    'Friday 15 January 2027 at 11:00 GMT−7',
  )
  expect(shownTime({ startsAt, utcOffset: 345 })).toContain('15 January 2027 at 23:45 GMT+5:45')
  expect(shownTime({ startsAt, utcOffset: 360 })).toContain('Saturday')
  expect(shownWeekday({ startsAt, utcOffset: 360 }).replace(',', '')).toBe('Saturday 16 January')
})

test.each(LANGUAGES)('an hour is one of 24 in %s, as beginnings and ends of times are', (language) => {
  const hour = (utcOffset: number) => inLanguage(language, () => shownHour({ startsAt, utcOffset }))
  expect(hour(0)).toBe('18:00 GMT')
  expect(hour(365)).toBe('00:05 GMT+6:05')
})

test.each([
  [0, 'GMT'],
  [60, 'GMT+1'],
  [-210, 'GMT−3:30'],
  [765, 'GMT+12:45'],
])('an offset of %d minutes is %s', (minutes, name) => {
  expect(offsetName(minutes)).toBe(name)
})

test('an offset holds until its end, and the last for good', () => {
  const offsets = [{ minutes: -480, until: '2026-03-08T10:00:00.000Z' }, { minutes: -420 }]
  expect(offsetAt(offsets, '2026-03-08T09:59:59.999Z')).toBe(-480)
  expect(offsetAt(offsets, '2026-03-08T10:00:00.000Z')).toBe(-420)
  expect(offsetAt([{ minutes: 60, until: '2026-03-08T10:00:00.000Z' }], startsAt)).toBe(60)
  expect(offsetAt([], startsAt)).toBe(0)
})
