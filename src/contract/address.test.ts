import { expect, test } from 'vitest'
import { ADDRESS_PARTS, Address, isCountry, keptParts, MAX_ADDRESS_PART_LENGTH } from './address.ts'

test('takes an address of all parts, trimmed, with its country in capitals', () => {
  const sent = {
    unit: ' Flat 3 ',
    building: 'Rosewood House',
    houseNumber: '12a',
    street: 'Mill Lane',
    locality: 'Widcombe',
    town: 'Bath',
    region: 'Somerset',
    postcode: 'BA1 1AA',
    country: 'gb',
  }
  expect(Object.keys(sent)).toEqual([...ADDRESS_PARTS])
  expect(Address.parse(sent)).toEqual({ ...sent, unit: 'Flat 3', country: 'GB' })
})

test('takes the customary code of a country for its assigned one, and refuses none of a country', () => {
  expect(Address.parse({ country: 'uk' })).toEqual({ country: 'GB' })
  for (const country of ['ZZ', 'England', '1A', 'EU']) expect(Address.safeParse({ country }).success).toBe(false)
})

test('takes empty parts, and those with nothing to see, as left out', () => {
  expect(Address.parse({ unit: '', street: '\u200B', town: 'Bath', country: '' })).toEqual({ town: 'Bath' })
})

test('takes a part at its limit, and refuses a longer one', () => {
  const street = 'x'.repeat(MAX_ADDRESS_PART_LENGTH)
  expect(Address.parse({ street })).toEqual({ street })
  const { error } = Address.safeParse({ street: `${street}x` })
  expect(error?.issues.map(({ message }) => message)).toEqual(['Street can have at most 200 characters'])
})

test.each([-1, 0, 1])(
  'keeps of an address the parts that it may have, by their length beyond the limit: %d',
  (beyond) => {
    const unit = 'x'.repeat(MAX_ADDRESS_PART_LENGTH + beyond)
    const rest = { town: 'Bath', postcode: 'BA1 1AA' }
    expect(keptParts({ ...rest, unit, country: 'Nowhere' })).toEqual(beyond > 0 ? rest : { ...rest, unit })
  },
)

test.each(['GB', 'DE', 'XK', 'GG', 'PS', 'TW'])('knows the country %s', (code) => {
  expect(isCountry(code)).toBe(true)
})

test.each(['UK', 'EU', 'ZZ', 'XX', 'gb', 'GBR', '', 'G1'])('refuses %s as a country', (code) => {
  expect(isCountry(code)).toBe(false)
})
