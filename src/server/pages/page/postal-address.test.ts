import { expect, test } from 'vitest'
import { postalAddress } from './postal-address.ts'

const said = (...address: Parameters<typeof postalAddress>) => JSON.parse(JSON.stringify(postalAddress(...address)))

test('says every part of an address, with the house number where its country has it', () => {
  const location = '3º B, Calle Mayor 5, Centro, 03590 Altea, Alicante, Spain'
  const parts = { unit: '3º B', houseNumber: '5', street: 'Calle Mayor', locality: 'Centro', town: 'Altea' }
  expect(said(location, { ...parts, region: 'Alicante', postcode: '03590', country: 'ES' })).toEqual({
    '@type': 'PostalAddress',
    name: location,
    streetAddress: '3º B, Calle Mayor 5, Centro',
    addressLocality: 'Altea',
    addressRegion: 'Alicante',
    postalCode: '03590',
    addressCountry: 'ES',
  })
})

test('says the locality for the town where no town is known, and no more than the location without parts', () => {
  expect(said('Widcombe', { locality: 'Widcombe' })).toEqual({
    '@type': 'PostalAddress',
    name: 'Widcombe',
    addressLocality: 'Widcombe',
  })
  expect(said('Somewhere')).toEqual({ '@type': 'PostalAddress', name: 'Somewhere' })
})
