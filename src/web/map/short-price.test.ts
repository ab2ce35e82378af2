import { expect, test } from 'vitest'
import { shortPrice } from './short-price.ts'

test.each([
  ['$685,000 - $720,000', '$685K+'],
  ['425000', '$425K'],
  ['$2,100,000 - $2,350,000', '$2.1M+'],
  ['$1.2m', '$1.2M'],
  ['950', '$950'],
  ['123456', '$123K'],
])('a tag says %s as %s', (price, short) => {
  expect(shortPrice(price, 'USD')).toBe(short)
})
