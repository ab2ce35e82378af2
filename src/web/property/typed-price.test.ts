import { expect, test } from 'vitest'
import { plainPrice, shownPlainPrice } from './typed-price.ts'

test.each([
  ['500k', 'USD', '500000'],
  ['$1.2m', 'USD', '1200000'],
  ['£500,000', 'GBP', '500000'],
  ['250000.50', 'GBP', '250000.5'],
  [' ', 'GBP', ''],
  ['$500k', 'GBP', undefined],
  ['cheap', 'GBP', undefined],
] as const)('%o on a site in %s goes into the address as %o', (typed, currency, plain) => {
  expect(plainPrice(typed, currency)).toBe(plain)
})

test.each([
  ['500000', '500,000'],
  ['1234567.5', '1,234,567.5'],
  ['', ''],
  ['cheap', 'cheap'],
])('%o in the address is shown as %o', (plain, shown) => expect(shownPlainPrice(plain)).toBe(shown))
