import { expect, test } from 'vitest'
import { isBeyondCards } from './card-limit.ts'

test.each([
  ['$999,999.99', false],
  ['1,000,000', true],
  ['$940,000 - $1,200,000', false],
  ['$1.85m - $2m', true],
  ['on request', false],
])('a home at %s is beyond one card payment: %s', (price, expected) => {
  expect(isBeyondCards(price, 'USD')).toBe(expected)
})
