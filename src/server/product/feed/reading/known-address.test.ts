import type { FeedListing } from 'feed-formats'
import { expect, test } from 'vitest'
import { knownAddress } from './known-address.ts'

const home = (given: Partial<FeedListing>) =>
  knownAddress({ addressShown: 'whole', address: {}, ...given } as FeedListing)
const parts = { houseNumber: '12', street: 'Mill Lane', town: 'Bath', postcode: 'BA1 1AA' }

test('gives the parts as the format has them, without a country that is no code', () => {
  expect(home({ address: { ...parts, country: 'United Kingdom', unit: '' } })).toEqual({ address: parts })
  expect(home({ address: { town: 'Altea', region: 'Alicante' } })).toEqual({
    address: { town: 'Altea', region: 'Alicante' },
  })
})

test('gives how much is shown where that is not the whole, and no parts where the format has none', () => {
  expect(home({ addressShown: 'town' })).toEqual({ addressShown: 'town' })
})

test.each([199, 200, 201])('keeps a part of at most 200 characters: %d', (length) => {
  const unit = 'x'.repeat(length)
  expect(home({ address: { ...parts, unit } }).address).toEqual(length > 200 ? parts : { ...parts, unit })
})
