import { expect, test } from 'vitest'
import { typedAmount } from './amount.ts'

test.each([
  ['500000', 'USD', 500_000_00],
  ['500,000', 'USD', 500_000_00],
  ['500 000', 'USD', 500_000_00],
  ['500k', 'USD', 500_000_00],
  [' 500 K ', 'USD', 500_000_00],
  ['$500k', 'USD', 500_000_00],
  ['usd 500k', 'USD', 500_000_00],
  ['1.2m', 'USD', 1_200_000_00],
  ['1.25 million', 'USD', 1_250_000_00],
  ['12 345 678', 'USD', 12_345_678_00],
  ['1 2 3', 'USD', 123_00],
  [`500${' '.repeat(57)}`, 'USD', 500_00],
  ['0', 'USD', 0],
  ['250000.50', 'USD', 250_000_50],
  ['999999999999.99', 'USD', 999_999_999_999_99],
  ['£500k', 'GBP', 500_000_00],
  ['€1.2m', 'EUR', 1_200_000_00],
  ['CHF 500,000', 'CHF', 500_000_00],
  ['500k', undefined, 500_000_00],
] as const)('“%s” typed on a site in %s is %i cents', (text, currency, cents) => {
  expect(typedAmount(text, currency)).toBe(cents)
})

test.each([
  '',
  ' ',
  'cheap',
  '$',
  'k',
  '-5',
  '1e5',
  '12.345',
  '500k 5',
  '5 k 0',
  '500kk',
  '500k - 600k',
  '5 apples',
  '£500k',
  '1000000000000',
  '1000000m',
  `1${' '.repeat(60)}`,
])('“%s” typed on a site in dollars is no amount', (text) => {
  expect(typedAmount(text, 'USD')).toBeUndefined()
})
