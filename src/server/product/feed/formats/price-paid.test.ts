import { expect, test } from 'vitest'
import { pricePaid } from './price-paid.ts'

const agent = { email: 'a@b.example', name: 'Ann Agent', image: '/demo/avatar-2.webp' }
const row = {
  unique_id: '{8A78B2AF}',
  price_paid: '170000',
  deed_date: '2019-04-11',
  postcode: 'bl0 0ag',
  property_type: 'T',
  new_build: 'N',
  estate_type: 'L',
  saon: 'FLAT 2',
  paon: '56A',
  street: 'PEEL BROW',
  locality: 'RAMSBOTTOM',
  town: 'BURY',
}
const drafted = (change: object) => {
  const draft = pricePaid.draft({ ...row, ...change }, agent)
  return typeof draft === 'string' ? draft : draft.listing
}

test('a sale becomes a listing with title, location, date and price', () => {
  expect(pricePaid.draft(row, agent)).toMatchObject({ sourceId: '{8A78B2AF}' })
  expect(drafted({})).toMatchObject({
    title: 'Flat 2 56A Peel Brow, Bury',
    location: 'Peel Brow, Ramsbottom, Bury, BL0 0AG',
    date: '2019-04-11',
    price: '170000',
    agentImage: '/demo/avatar-2.webp',
  })
})

test('an address has no gap for empty parts', () => {
  expect(drafted({ saon: '', street: '', locality: '', postcode: '' })).toMatchObject({
    title: '56A, Bury',
    location: 'Bury',
  })
})

test.each([
  ['D', 'Detached house', 'detached'],
  ['S', 'Semi-detached house', 'semi'],
  ['T', 'Terraced house', 'terraced'],
  ['F', 'Flat or maisonette', 'flat'],
  ['O', 'Commercial or other property', 'other'],
])('type %s is a %s', (type, name, picture) => {
  expect(drafted({ property_type: type })).toMatchObject({
    description: expect.stringMatching(`^${name}, established building, leasehold\\. Contains HM Land Registry data`),
    propertyImage: `/demo/placeholder-${picture}.webp`,
  })
})

test.each([
  ['D', 'F', 'house', 'freehold'],
  ['S', 'L', 'house', 'leasehold'],
  ['T', 'U', 'townhouse', undefined],
  ['F', 'L', 'apartment', 'leasehold'],
  ['O', 'F', 'other', 'freehold'],
])('type %s and tenure %s become the facts %s and %s', (property_type, estate_type, type, tenure) => {
  const { type: factType, tenure: factTenure } = drafted({ property_type, estate_type }) as Record<string, unknown>
  expect([factType, factTenure]).toEqual([type, tenure])
})

test('age and tenure are spelt out', () => {
  expect(drafted({ new_build: 'Y', estate_type: 'F' })).toMatchObject({
    description: expect.stringMatching(/^Terraced house, newly built, freehold\./),
  })
})

test.each([
  [{ property_type: 'X' }, 'property_type must be D, S, T, F or O'],
  [{ new_build: '' }, 'new_build must be Y or N'],
  [{ estate_type: '?' }, 'estate_type must be F, L or U'],
  [{ price_paid: '-5' }, 'price_paid must be a whole number'],
  [{ price_paid: '1e5' }, 'price_paid must be a whole number'],
  [{ property_type: 'X', price_paid: '' }, 'property_type must be D, S, T, F or O. price_paid must be a whole number'],
])('rejects %o: %s', (change, reason) => {
  expect(drafted(change)).toBe(reason)
})
