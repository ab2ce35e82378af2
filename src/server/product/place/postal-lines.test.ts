import { expect, test } from 'vitest'
import { postalLines, streetLine } from './postal-lines.ts'

test.each([
  [
    'GB',
    { unit: 'Flat 3', houseNumber: '12', street: 'Mill Lane', locality: 'Widcombe', town: 'Bath', postcode: 'BA1 1AA' },
    ['Flat 3', '12 Mill Lane', 'Widcombe', 'Bath', 'BA1 1AA'],
  ],
  [
    'DE',
    { houseNumber: '17', street: 'Amselgasse', town: 'Leipzig', postcode: '04109' },
    ['Amselgasse 17', '04109 Leipzig'],
  ],
  [
    'US',
    {
      unit: 'Apt 4B',
      houseNumber: '1418',
      street: 'Larkspur Lane',
      town: 'Springfield',
      region: 'IL',
      postcode: '62704',
    },
    ['Apt 4B', '1418 Larkspur Lane', 'Springfield, IL 62704'],
  ],
  ['AE', { building: 'Marina Tower', street: 'Marina Walk', town: 'Dubai' }, ['Marina Tower', 'Marina Walk', 'Dubai']],
  [
    'JP',
    { houseNumber: '1-2-3', street: 'Roppongi', town: 'Minato', region: 'Tokyo', postcode: '106-0032' },
    ['〒106-0032', 'Tokyo', '1-2-3 Roppongi', 'Minato'],
  ],
  [
    'AU',
    {
      unit: 'Unit 2',
      houseNumber: '18',
      street: 'Smith Street',
      town: 'Wattle Grove',
      region: 'NSW',
      postcode: '2173',
    },
    ['Unit 2', '18 Smith Street', 'Wattle Grove NSW 2173'],
  ],
  [
    'TR',
    { street: 'Gül Sokak', houseNumber: '3', town: 'Beşiktaş', region: 'İstanbul', postcode: '34353' },
    ['Gül Sokak 3', '34353 Beşiktaş/İstanbul'],
  ],
])('writes an address of %s as its post does', (country, parts, lines) => {
  expect(postalLines({ ...parts, country })).toEqual(lines)
})

test('keeps every part of an address whose country isn’t known', () => {
  const address = { houseNumber: '5', street: 'High Street', town: 'Bath', region: 'Somerset', postcode: 'BA1 1AA' }
  expect(postalLines(address)).toEqual(['5 High Street', 'Bath', 'Somerset', 'BA1 1AA'])
})

const ALL = {
  unit: 'Unit part',
  building: 'Building part',
  houseNumber: '12',
  street: 'Street part',
  locality: 'Locality part',
  town: 'Town part',
  postcode: '12345',
}
test.each(
  'GB IE FR DE ES IT PT NL BE CH AT PL TR AE US CA AU NZ BR MX AR IN JP KR CN ZA SE NO DK FI GR CZ HU RO'.split(' '),
)('loses no part of an address of %s', (country) => {
  const text = postalLines({ ...ALL, country }).join('\n')
  for (const part of Object.values(ALL)) expect(text).toContain(part)
})

test('writes the house number where its country has it', () => {
  const parts = { street: 'Calle Mayor', houseNumber: '5' }
  expect(streetLine({ ...parts, country: 'ES' })).toBe('Calle Mayor 5')
  expect(streetLine({ ...parts, country: 'FR' })).toBe('5 Calle Mayor')
  expect(streetLine({ houseNumber: '5' })).toBe('5')
})
