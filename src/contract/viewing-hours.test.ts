import { expect, test } from 'vitest'
import { MAX_RANGES, ViewingHours } from './viewing-hours.ts'

const range = (from: string, to: string, weekday = 1) => ({ weekday, from, to })
const errorsOf = (hours: object) => {
  const { error } = ViewingHours.safeParse({ timeZone: 'UTC', slotMinutes: 30, ranges: [], ...hours })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test.each([
  [[]],
  [[range('09:00', '09:30')]],
  [[range('09:00', '12:00'), range('12:00', '17:45'), range('09:00', '12:00', 7)]],
  [
    Array.from({ length: MAX_RANGES }, (_, index) =>
      range(`0${(index % 4) * 2}:00`, `0${(index % 4) * 2}:30`, (index >> 2) + 1),
    ),
  ],
])('an agent can have these hours: %j', (ranges) => {
  expect(errorsOf({ ranges })).toBeUndefined()
})

test('an issue with an agent’s hours is a custom one, at the end of the range', () => {
  const { error } = ViewingHours.safeParse({ timeZone: 'UTC', slotMinutes: 30, ranges: [range('09:00', '09:00')] })
  expect(error?.issues).toMatchObject([{ code: 'custom', path: ['ranges', 0, 'to'] }])
})

test.each([
  [{ ranges: [range('09:00', '09:00')] }, 'ranges.0.to: The end must be after the beginning'],
  [{ ranges: [range('12:00', '09:00')] }, 'ranges.0.to: The end must be after the beginning'],
  [{ ranges: [range('09:00', '09:15')] }, 'ranges.0.to: A viewing takes 30 minutes: please allow for one'],
  [
    { slotMinutes: 60, ranges: [range('09:00', '09:45')] },
    'ranges.0.to: A viewing takes 60 minutes: please allow for one',
  ],
  [
    { ranges: [range('09:00', '12:00'), range('11:45', '13:00')] },
    'ranges.1.to: This overlaps with other times of the day',
  ],
  [{ ranges: [range('09:05', '12:00')] }, 'ranges.0.from: Times are on the quarter of an hour, such as 09:15'],
  [{ ranges: [range('24:00', '25:00')] }, 'ranges.0.from: A time is needed, such as 09:00'],
  [{ ranges: [range('9:00', '10:00')] }, 'ranges.0.from: A time is needed, such as 09:00'],
  [{ ranges: [range('109:00', '10:00')] }, 'ranges.0.from: A time is needed, such as 09:00'],
  [{ ranges: [range('09:000', '10:00')] }, 'ranges.0.from: A time is needed, such as 09:00'],
  [{ ranges: [range('09:00', '10:00', 0)] }, 'ranges.0.weekday: weekday is 1 to 7'],
  [{ ranges: [range('09:00', '10:00', 8)] }, 'ranges.0.weekday: weekday is 1 to 7'],
  [{ ranges: [range('09:00', '10:00', 1.5)] }, 'ranges.0.weekday: weekday is 1 to 7'],
  [
    { ranges: Array.from({ length: MAX_RANGES + 1 }, () => range('09:00', '10:00')) },
    `ranges: At most ${MAX_RANGES} times a week`,
  ],
  [{ slotMinutes: 45 }, 'slotMinutes: A viewing takes 30 or 60 minutes'],
  [{ timeZone: '' }, 'timeZone: Time zone is required'],
  [{ timeZone: 'x'.repeat(65) }, 'timeZone: This time zone is not known'],
])('hours that can’t be are refused at their field: %j', (hours, error) => {
  expect(errorsOf(hours)?.[0]).toBe(error)
})
