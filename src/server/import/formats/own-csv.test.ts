import { expect, test } from 'vitest'
import { checkedListing } from '../listing.ts'
import { ownCsv } from './own-csv.ts'

const agent = { email: 'a@b.example', name: 'Ann Agent', image: '/demo/avatar-2.webp' }
const row = {
  id: '7',
  title: 'Mill House',
  location: 'Bath',
  price: '250000',
  propertyImage: '/demo/placeholder-other.webp',
  description: 'By the weir.',
}
function imported(cells: Record<string, string>) {
  const draft = ownCsv.draft({ ...row, ...cells }, agent)
  if (typeof draft === 'string') return draft
  const verdict = checkedListing(draft, agent, true)
  return 'listing' in verdict ? verdict.listing : verdict.reason
}

test('a row brings its facts', () => {
  const facts = { type: 'house', bedrooms: '3', bathrooms: '2.5', area: '120', areaUnit: 'm2', yearBuilt: '1998' }
  const more = {
    tenure: 'freehold',
    energyRating: 'C',
    features: 'Garden; Own jetty;',
    latitude: '51.4',
    longitude: '-2.4',
  }
  expect(imported({ ...facts, ...more })).toMatchObject({
    type: 'house',
    bedrooms: 3,
    bathrooms: 2.5,
    area: 120,
    areaUnit: 'm2',
    yearBuilt: 1998,
    tenure: 'freehold',
    energyRating: 'C',
    features: ['Garden', 'Own jetty'],
    latitude: 51.4,
    longitude: -2.4,
  })
})

test('an empty cell is no fact, and an area without a unit is in square feet', () => {
  const listing = imported({ bedrooms: ' ', features: '', area: '900' })
  expect(listing).toMatchObject({ area: 900, areaUnit: 'ft2' })
  expect(listing).not.toHaveProperty('bedrooms')
  expect(listing).not.toHaveProperty('features')
})

test.each([
  [{ bedrooms: 'three' }, 'Bedrooms must be a number'],
  [{ type: 'castle' }, 'Type is house, apartment, townhouse, land or other'],
  [{ latitude: '51.4' }, 'A point needs latitude and longitude'],
])('a row with %o is refused: %s', (cells, reason) => {
  expect(imported(cells)).toContain(reason)
})
