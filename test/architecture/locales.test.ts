import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { files } from './sources.ts'

/** Formatters of numbers and days whose locale is neither fixed nor `localeOf`: engines choose digits and calendar of `ar`. */
const BARE =
  /(?:new Intl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat|DurationFormat)|\.toLocale(?:Date|Time)?String)\((?!\))(?!'en(?:-[A-Z]{2})?'[,)])(?![^,\n]*localeOf\()/

test.each([
  'new Intl.NumberFormat(readersLanguage())',
  'amount.toLocaleString(language, options)',
  "day.toLocaleDateString('ar')",
  'new Intl.DateTimeFormat(undefined, options)',
])('%s is found as a formatter without a named calendar and digits', (line) => {
  expect(BARE.test(line)).toBe(true)
})

test.each([
  'new Intl.NumberFormat(localeOf(readersLanguage()))',
  "cents.toLocaleString('en-US', { maximumFractionDigits: 2 })",
  "new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : localeOf(language), options)",
  'new Intl.DateTimeFormat().resolvedOptions()',
])('%s is allowed', (line) => {
  expect(BARE.test(line)).toBe(false)
})

test('numbers and days for people name their digits and calendar', () => {
  const sources = files.filter((path) => /^src\/(?:contract|server|web)\//.test(path) && !/\.test\.tsx?$/.test(path))
  expect(sources.filter((path) => BARE.test(readFileSync(path, 'utf8')))).toEqual([])
})
