import { expect, test } from 'vitest'
import { similarSearch } from './similar-search.ts'

const found = (home: Parameters<typeof similarSearch>[0]) => Object.fromEntries(similarSearch(home, 'USD'))

test('similar homes are of the same type, in the same region, around the same price', () => {
  const home = { location: 'Old Mill Road, Rhinebeck, New York', askingPrice: '$400,000 - $480,000' }
  expect(found({ ...home, propertyType: 'house' })).toEqual({
    q: 'New York',
    type: 'house',
    minPrice: '300000',
    maxPrice: '600000',
  })
})

test.each([
  ['Clapton Row, Bourton-on-the-Water, Gloucestershire, United Kingdom', 'Gloucestershire'],
  ['Lake Road 9, Bend', 'Bend'],
  ['MAPLE STREET, LITTLEBOROUGH, OL15 8AB', 'LITTLEBOROUGH'],
  ['Nowhere', undefined],
  ['12 High Street, , ,', undefined],
])('%s lies in %s', (location, q) => {
  expect(found({ location })).toEqual(q ? { q } : {})
})
