import { expect, test } from 'vitest'
import { inLanguage } from '#contract/language'
import { shownDistance } from './distance.ts'

test.each([
  ['de-DE', 1.2, '1.2 km'],
  ['de', 23.6, '24 km'],
  ['de', 5570.2, '5,570 km'],
  ['fr-CA', 9.96, '10 km'],
  ['en-IE', 3, '3 km'],
  ['en-GB', 1.2, '0.7 miles'],
  ['en-US', 38.6, '24 miles'],
  ['en', 1.6, '1 mile'],
  ['C', 1.6, '1.6 km'],
  ['', 1.6, '1.6 km'],
])('a reader of %s reads %d km as %s', (language, km, shown) => {
  expect(shownDistance(km, language)).toBe(shown)
})

test.each([
  ['de', 1234.4, '1.234 km'],
  ['fr', 1.26, '1,3 km'],
  ['ar', 24, '24 كم'],
] as const)('in %s, %d km are “%s”', (language, km, shown) => {
  expect(inLanguage(language, () => shownDistance(km, language))).toBe(shown)
})
