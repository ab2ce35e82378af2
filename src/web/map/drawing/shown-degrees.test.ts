import { expect, test } from 'vitest'
import { inLanguage } from '#contract/language'
import { shownDegrees } from './shown-degrees.ts'

test.each([
  ['en', '-0.1278'],
  ['de', '-0,1278'],
  ['ar', '\u2068\u200E-0.1278\u2069'],
] as const)('in %s, a western longitude is %j', (language, shown) => {
  expect(inLanguage(language, () => shownDegrees(-0.12784))).toBe(shown)
})
