import { expect, test } from 'vitest'
import { listedDay, listedMoment } from './day-in-words.ts'
import { daysAgo, timeLeft } from './format.ts'

const now = new Date('2026-11-22T12:00:00.000Z')
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()

test.each([
  [7 * 24, '7 days left'],
  [7 * 24 - 0.01, '7 days left'],
  [6.4 * 24, '6 days left'],
  [47.9, '2 days left'],
  [35.9, '1 day left'],
  [24, '1 day left'],
  [23.9, '24 hours left'],
  [1, '1 hour left'],
  [0.9, 'less than an hour left'],
  [0, undefined],
  [-5, undefined],
])('a buyer with %d hours to go reads: %s', (hours, words) => {
  expect(timeLeft(after(hours), now)).toBe(words)
})

test('returns nothing for an invalid time', () => {
  expect(timeLeft('soon', now)).toBeUndefined()
})

test.each([
  [0, 'today'],
  [-24, 'yesterday'],
  [-72, '3 days ago'],
  [5, 'today'],
])('an agent reads of an offer that came %d hours from now: %s', (hours, words) => {
  expect(daysAgo(after(hours), now)).toBe(words)
})

const noon = new Date(2026, 10, 25, 12, 0) // a Wednesday, here
const daysBefore = (days: number) => new Date(2026, 10, 25 - days, 9, 5).toISOString()

test.each([
  [0, 'Today, 09:05', 'today'],
  [1, 'Yesterday, 09:05', 'yesterday'],
  [3, 'Sunday, 09:05', '3 days ago'],
  [6, 'Thursday, 09:05', '6 days ago'],
  [7, '18 November 2026', '18 November 2026'],
  [400, '21 October 2025', '21 October 2025'],
])('a list says of %d days ago: %s, and of its day alone: %s', (days, moment, day) => {
  expect(listedMoment(daysBefore(days), noon)).toBe(moment)
  expect(listedDay(daysBefore(days), noon)).toBe(day)
})
