import type { Gazetteer } from 'gazetteer'
import { beforeAll, expect, test } from 'vitest'
import { openedGazetteer } from '../../providers/geocoder/gazetteer-data.ts'
import { isSaleOf, type SaleAddress } from './sale-address.ts'

let gazetteer: Gazetteer
beforeAll(async () => {
  gazetteer = await openedGazetteer()
})

/** As HM Land Registry writes them. */
const sold = (house: string, unit = '', street = 'MILL LANE'): SaleAddress => ({
  unit,
  house,
  street,
  locality: '',
  town: 'LARKFORD',
  postcode: 'LK29XX',
})
const isOwn = (location: string, sale: SaleAddress, title = '') =>
  isSaleOf(gazetteer, { location, title }, sale.postcode)(sale)

test.each([
  ['56 Mill Lane, Larkford, LK2 9XX', sold('56')],
  ['56 Mill Ln, Larkford', sold('56')],
  ['56-58 Mill Lane, Larkford', sold('56 - 58')],
  ['Apartment 3, 22 Mill Lane, Larkford, LK2 9XX', sold('22', 'FLAT 3')],
  ['22 Mill Lane, Flat 3, Larkford, LK2 9XX', sold('22', 'FLAT 3')],
  ['3/22 Mill Lane, Larkford, LK2 9XX', sold('22', 'FLAT 3')],
  ['22 Mill Ln, Flat 5, Larkford, LK2 9XX', sold('22', 'FLAT 5')],
  ['Flat 5, 22 Mill Lane', sold('22', 'APARTMENT 5')],
  ['Flat 4, Rosewood House, 24 Mill Lane, Larkford, LK2 9XX', sold('ROSEWOOD HOUSE, 24', 'APARTMENT 4')],
  ['Flat 4, 24 Mill Lane, Larkford, LK2 9XX', sold('ROSEWOOD HOUSE, 24', 'APARTMENT 4')],
  ['First Floor, 26 Mill Lane, Larkford, LK2 9XX', sold('26', 'FIRST FLOOR FLAT')],
  ['26 Mill Lane, 1st Floor Flat, Larkford, LK2 9XX', sold('26', 'FIRST FLOOR FLAT')],
  ['Flat 7, 28 Mill Lane, Larkford, LK2 9XX', sold('28', '7')],
  ['The Old Forge, Larkford, LK2 9XX', sold('THE OLD FORGE', '', '')],
  ['Old Forge, Larkford, LK2 9XX', sold('THE OLD FORGE', '', '')],
  ['Mill House, Weir Lane, Larkford', sold('MILL HOUSE', '', 'WEIR LANE')],
  ['Flat 31, Harbour Court, Quay Street, Larkford, LK2 9XX', sold('HARBOUR COURT', 'FLAT 31', 'QUAY STREET')],
])('%s is the address of %o', (location, sale) => {
  expect(isOwn(location, sale)).toBe(true)
})

test.each([
  ['156 Mill Lane, Larkford', sold('56')],
  ['56 Mill Lane, Larkford', sold('5')],
  ['2, 56 Mill Lane, Larkford', sold('56')],
  ['Flat A, 20 Mill Lane, Larkford, LK2 9XX', sold('20')],
  ['First Floor, 20 Mill Lane, Larkford, LK2 9XX', sold('20')],
  ['20 Mill Lane, Flat 2, Larkford, LK2 9XX', sold('20')],
  ['Flat 2, 22 Mill Lane, Larkford, LK2 9XX', sold('22', 'FLAT 3')],
  ['22 Mill Lane, Larkford, LK2 9XX', sold('22', 'FLAT 3')],
  ['Ground Floor, 26 Mill Lane, Larkford, LK2 9XX', sold('26', 'FIRST FLOOR FLAT')],
  ['Mill Lane, Larkford, LK2 9XX', sold('', '')],
  ['Flat 4, Harbour Court, Mill Lane, Larkford, LK2 9XX', sold('ROSEWOOD HOUSE, 24', 'APARTMENT 4')],
])('%s is not the address of %o', (location, sale) => {
  expect(isOwn(location, sale)).toBe(false)
})

test('the title counts where the location names no house, and not otherwise', () => {
  expect(isOwn('Mill Lane, Larkford, LK2 9XX', sold('56'), '56 Mill Lane')).toBe(true)
  expect(isOwn('Flat A, 20 Mill Lane, Larkford, LK2 9XX', sold('20'), '20 Mill Lane')).toBe(false)
})
