import { expect, test } from 'vitest'
import { inLanguage, type Language } from '#contract/language'
import { dayInWords, listedDay, listedMoment } from './day-in-words.ts'
import { daysAgo, shortDayHere, shownMoment, timeLeft } from './format.ts'

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

test.each<[Language, string[]]>([
  ['en', ['Tomorrow', 'Yesterday, 09:05', 'Sunday, 09:05', '3 days ago', '1 day left', '18 Nov 2026']],
  ['es', ['Mañana', 'Ayer, 09:05', 'domingo, 09:05', 'hace 3 días', 'queda 1 día', '18 nov 2026']],
  ['de', ['Morgen', 'Gestern, 09:05', 'Sonntag, 09:05', 'vor 3 Tagen', 'noch 1 Tag', '18. Nov. 2026']],
  ['fr', ['Demain', 'Hier, 09:05', 'dimanche, 09:05', 'il y a 3 jours', 'encore 1 jour', '18 nov. 2026']],
  ['ar', ['غدًا', 'أمس، 09:05', 'الأحد، 09:05', 'قبل 3 أيام', 'بقي يوم واحد', '18 نوفمبر 2026']],
])('days and times read in %s: %j', (language, words) => {
  const texts = inLanguage(language, () => [
    dayInWords(daysBefore(-1), noon),
    listedMoment(daysBefore(1), noon),
    listedMoment(daysBefore(3), noon),
    listedDay(daysBefore(3), noon),
    timeLeft(after(25), now),
    shortDayHere(daysBefore(7)),
  ])
  expect(texts).toEqual(words)
})

test('a formatter of one language is not used for another', () => {
  const read = (language: Language) => inLanguage(language, () => shownMoment(daysBefore(0)))
  expect(read('en')).toBe('25 November 2026 at 09:05')
  expect(read('de')).toBe('25. November 2026 um 09:05')
  expect(read('en')).toBe('25 November 2026 at 09:05')
})
