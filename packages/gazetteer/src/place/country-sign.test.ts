import { expect, test } from 'vitest'
import { openedGazetteer } from '../../test/opened-gazetteer.ts'
import { withCountryName } from './country-sign.ts'

const gazetteer = await openedGazetteer()

test.each([
  ['Lindenweg 7, 01234 Neudorf, DEU', 'Lindenweg 7, 01234 Neudorf, Germany'],
  ['BATH, GBR ', 'BATH, United Kingdom'],
  ['11 Lindenweg, WATTLE GROVE, NSW', '11 Lindenweg, WATTLE GROVE, NSW'],
  ['Villa by the sea, Deu', 'Villa by the sea, Deu'],
  ['Neudorf DEU', 'Neudorf DEU'],
  ['DEU', 'DEU'],
  ['', ''],
])('%j is read as %j', (location, read) => {
  expect(withCountryName(location)).toBe(read)
})

test.each([
  ['04109 Leipzig, DEU', { town: 'Leipzig', postcode: '04109', country: 'DE' }, 51.34],
  ['Calle Mayor 5, Madrid, ESP', { houseNumber: '5', street: 'Calle Mayor', town: 'Madrid', country: 'ES' }, 40.42],
  ['12 High St, Bath, GBR', { houseNumber: '12', street: 'High St', town: 'Bath', country: 'GB' }, 51.38],
])('the town of %s is no code of a country', (location, parts, latitude) => {
  expect(gazetteer.readAddress(location)).toEqual(parts)
  expect(gazetteer.locate(location).place?.latitude).toBeCloseTo(latitude, 1)
})
