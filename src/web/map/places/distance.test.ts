import { expect, test } from 'vitest'
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
