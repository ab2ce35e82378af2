import { expect, test } from 'vitest'
import { inLanguage } from '#contract/language'
import { checkedListing } from '../../listing/checked-listing.ts'
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
  const verdict = checkedListing(draft, agent, { currency: 'USD', verified: true })
  return 'listing' in verdict ? verdict.listing : verdict.reason
}

test('reads the facts of a row', () => {
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

test('reads further pictures one per line, each with its caption behind a space', () => {
  const pictures = '/demo/a.webp The hall, by day\n\n https://pictures.example/b.png?w=1;2 \n'
  expect(imported({ pictures })).toMatchObject({
    pictures: [
      { url: '/demo/a.webp', caption: 'The hall, by day' },
      { url: 'https://pictures.example/b.png?w=1;2', caption: '' },
    ],
    pictureCount: 3,
  })
  expect(imported({ pictures: '/demo/a.webp\nthe hall' })).toBe('Picture must be a web address (https://…)')
  expect(imported({ pictures: ' ' })).toMatchObject({ pictures: [], pictureCount: 1 })
})

test('reads features one per line if one contains a semicolon', () => {
  expect(imported({ features: 'Pool; heated\nSauna' })).toMatchObject({ features: ['Pool; heated', 'Sauna'] })
})

test.each([
  ['bathrooms', '1,5', 1.5],
  ['area', '85,25', 85.25],
  ['latitude', '51,380', 51.38],
  ['area', '1.240,5', 1240.5],
  ['area', '1 240', 1240],
  ['plot', "1'240", 1240],
  ['bedrooms', '٣', 3],
  ['yearBuilt', '1.998', 1998],
  ['yearBuilt', '१९९८', 1998],
  ['area', '１２０', 120],
])('reads %s as %s as people write numbers', (name, cell, number) => {
  expect(imported({ longitude: '-2,36', latitude: '1', [name]: cell })).toMatchObject({
    [name]: number,
    longitude: -2.36,
  })
})

test('restores a text that an export escaped', () => {
  expect(imported({ description: "'- By the weir", title: "'s Mill" })).toMatchObject({
    description: '- By the weir',
    title: "'s Mill",
  })
})

test('an empty cell is no fact, and an area without a unit is in square feet', () => {
  const listing = imported({ bedrooms: ' ', features: '', area: '900' })
  expect(listing).toMatchObject({ area: 900, areaUnit: 'ft2' })
  expect(listing).not.toHaveProperty('bedrooms')
  expect(listing).not.toHaveProperty('features')
})

test.each([
  ['sqft', 'ft2'],
  ['Sq. ft', 'ft2'],
  ['square feet', 'ft2'],
  ['ft²', 'ft2'],
  ['SQM', 'm2'],
  ['square metres', 'm2'],
  ['qm', 'm2'],
])('reads the unit of areas that is written as %s', (cell, areaUnit) => {
  expect(imported({ area: '120', areaUnit: cell })).toMatchObject({ area: 120, areaUnit })
})

test.each([
  [{ area: '120', areaUnit: 'acres' }, 'areaUnit must be one of ft2, m2'],
  [{ area: '1,240' }, 'Area must be a number: is it 1.24 or 1,240?'],
  [{ plot: '1.240' }, 'Plot must be a number: is it 1.24 or 1,240?'],
  [{ price: '495.000' }, '495 or 495,000?'],
  [{ bedrooms: 'three' }, 'Bedrooms must be a number'],
  [{ type: 'castle' }, 'Type must be one of house, apartment, townhouse, land, other'],
  [{ latitude: '51.4' }, 'A point needs latitude and longitude'],
])('rejects a row with %o: %s', (cells, reason) => {
  expect(imported(cells)).toContain(reason)
})

test('says which values a field may have in the agent’s language', () => {
  const said = inLanguage('de', () => [imported({ type: 'castle' }), imported({ condition: 'fine' })])
  expect(said[0]).toBe('Immobilienart: Möglich sind house, apartment, townhouse, land, other')
  expect(said[1]).toMatch(/^Zustand: Möglich sind firstOccupancy, /)
})
