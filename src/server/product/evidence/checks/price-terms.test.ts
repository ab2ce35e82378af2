import { expect, test } from 'vitest'
import { wholePrice } from './price-terms.ts'

const terms = { isShare: false, isLowForReason: false }

test('the price of a share says that of the whole home, if its size is known', () => {
  expect(wholePrice(100, { ...terms, isShare: true, share: 0.25 })).toBe(400)
  expect(wholePrice(100, { ...terms, isShare: true })).toBeUndefined()
  expect(wholePrice(100, terms)).toBe(100)
  expect(wholePrice(null, terms)).toBeUndefined()
})
