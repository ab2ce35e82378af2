import { expect, test } from 'vitest'
import type { FeedListing } from '../formats/feed-format.ts'
import { knownAddress } from './known-address.ts'

const home = (given: Partial<FeedListing>) =>
  knownAddress({ location: 'Bath, BA1', addressShown: 'whole', address: {}, ...given } as FeedListing)
const parts = { houseNumber: '12', street: 'Mill Lane', town: 'Bath', postcode: 'BA1 1AA' }

test('gives the parts of a street as the format has them, without a country that is no code', () => {
  const address = { ...parts, country: 'United Kingdom', unit: '' }
  expect(home({ location: '12 Mill Lane, Bath', address })).toEqual({ location: '12 Mill Lane, Bath', address: parts })
})

test('leaves the parts of a town to the reader of the location, which may name more', () => {
  expect(home({ location: 'Calle Mayor 5, Altea, Spain', address: { town: 'Altea', country: 'Spain' } })).toEqual({
    location: 'Calle Mayor 5, Altea, Spain',
  })
})

test('makes the location of a hidden address whole again, and keeps one that is', () => {
  expect(home({ address: parts, addressShown: 'town' })).toEqual({
    location: '12 Mill Lane, Bath, BA1 1AA',
    address: parts,
    addressShown: 'town',
  })
  const location = 'Flat 3, 12 Mill Lane, Bath'
  expect(home({ location, address: parts, addressShown: 'street' }).location).toBe(location)
})

test('leaves out a part that is too long', () => {
  expect(home({ address: { ...parts, unit: 'x'.repeat(81) } }).address).toEqual(parts)
})
