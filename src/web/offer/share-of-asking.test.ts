import { expect, test } from 'vitest'
import { comparedToAsking, shareOfAsking } from './share-of-asking.ts'

test.each([
  [421_000, '425000', '99.1 %'],
  [425_000, '425,000', '100 %'],
  [720_000, '685000-720000', '105.1 %'],
  [1, '0', undefined],
  [1, undefined, undefined],
])('an agent reads of an offer of %d at an asking price of %s: %s', (offerAmount, askingPrice, share) => {
  expect(shareOfAsking({ offerAmount, askingPrice }, 'USD')).toBe(share)
})

test.each([
  [41_000_000, '425000', '3.5 % below the asking price'],
  [42_500_000, '425000', 'the asking price'],
  [50_000_000, '425000', '17.6 % above the asking price'],
  [70_000_000, '685000-720000', 'within the asking price'],
  [60_000_000, '685000-720000', '12.4 % below the asking price'],
  [1, 'on request', undefined],
])('%d cents for a home at %s compare as: %s', (cents, price, words) => {
  expect(comparedToAsking(cents, price, 'USD')).toBe(words)
})
