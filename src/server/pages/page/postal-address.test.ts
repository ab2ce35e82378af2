import { expect, test } from 'vitest'
import { postalAddress } from './postal-address.ts'

test.each([
  ['Bend', { addressLocality: 'Bend' }],
  ['Bend, Oregon', { addressLocality: 'Bend', addressRegion: 'Oregon' }],
  ['Bend, Oregon, USA', { addressLocality: 'Bend', addressRegion: 'Oregon', addressCountry: 'US' }],
  ['Sintra, Portugal', { addressLocality: 'Sintra', addressCountry: 'PT' }],
  ['Lake Road 9, Bend', { streetAddress: 'Lake Road 9', addressLocality: 'Bend' }],
  [
    'Clapton Row, Bourton-on-the-Water, Gloucestershire',
    { streetAddress: 'Clapton Row', addressLocality: 'Bourton-on-the-Water', addressRegion: 'Gloucestershire' },
  ],
  [
    '4 Mill Lane, Ramsbottom, BL0 9AN, England',
    {
      streetAddress: '4 Mill Lane',
      addressLocality: 'Ramsbottom',
      postalCode: 'BL0 9AN',
      addressCountry: 'GB',
    },
  ],
  [', ,', {}],
])('%s is read in its parts', (location, parts) => {
  expect(JSON.parse(JSON.stringify(postalAddress(location)))).toEqual({
    '@type': 'PostalAddress',
    name: location,
    ...parts,
  })
})
