import { expect, test } from 'vitest'
import { priceTerms, wholePrice } from './price-words.ts'

const terms = (description: string) => priceTerms({ title: 'Home', description })

test.each([
  ['A 25% share of this flat, with shared ownership through the association.', 0.25],
  ['Shared ownership: the price is for a share of 40 %.', 0.4],
  ['Offered as a half share in the cottage.', 0.5],
  ['A quarter share, part buy and part rent.', 0.25],
])('reads the share that a price is for: %s', (text, share) => {
  expect(terms(text)).toMatchObject({ isShare: true, share })
  expect(wholePrice(100, terms(text))).toBeCloseTo(100 / share)
})

test('a share of no known size has no price of the whole', () => {
  expect(wholePrice(100, terms('Shared ownership, subject to the usual conditions.'))).toBeUndefined()
  expect(wholePrice(100, terms('A share of the freehold comes with the flat.'))).toBe(100)
})

test.each([
  'A prefab of 1948, cash buyers only.',
  'Cash only, as it is not mortgageable.',
  'For sale by online auction.',
  'Sold with a sitting tenant.',
  '58 years left on the lease.',
])('a price may be low for a reason: %s', (text) => {
  expect(terms(text).isLowForReason).toBe(true)
})

test.each([
  'A light flat near the station.',
  'The auction house is next door.',
  'No onward chain. Parking for two cars.',
])('names no reason for a low price: %s', (text) => {
  expect(terms(text)).toEqual({ isShare: false, isLowForReason: false })
})
