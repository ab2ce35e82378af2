import { expect, test } from 'vitest'
import { unitOf } from './readers-unit.ts'

test.each([
  ['en', 'ft2'],
  ['en-US', 'ft2'],
  ['en-GB', 'ft2'],
  ['en-AU', 'm2'],
  ['hi-Latn-IN', 'ft2'],
  ['de', 'm2'],
  ['fr-CA', 'ft2'],
  ['pt-BR', 'm2'],
  ['', 'ft2'],
])('a reader of “%s” has areas in %s', (language, unit) => {
  expect(unitOf(language)).toBe(unit)
})
