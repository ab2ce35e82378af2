import { expect, test } from 'vitest'
import { areasIn, bedroomsIn, dayIn, numberIn, priceIn, unitIn } from './values.ts'

test.each([
  ['159,950', { price: '159950' }],
  ['1.250.000 €', { price: '1250000', currency: 'EUR' }],
  ['£ 425,000', { price: '425000', currency: 'GBP' }],
  ['USD 1,250,000.50', { price: '1250000.5', currency: 'USD' }],
  ['495.000', { price: '495000' }],
  ['249000.00', { price: '249000' }],
  ["1'250'000 CHF", { price: '1250000', currency: 'CHF' }],
  ['350.000,-', { price: '350000' }],
  ['Between $400,000 and $600,000', { price: 'Between $400,000 and $600,000' }],
  ['Offers over £250k', { price: 'Offers over £250k', currency: 'GBP' }],
  ['POA', {}],
  ['Preis auf Anfrage', {}],
  ['0', {}],
  ['-0', {}],
  ['-500,000', { price: '-500,000' }],
  ['EUR -1200', { price: 'EUR -1200', currency: 'EUR' }],
  ['0.00', {}],
  ['', {}],
])('reads the price %s as %o', (text, price) => {
  expect(priceIn(text)).toEqual(price)
})

test.each([
  ['2026-03-04T09:10:11Z', '2026-03-04'],
  ['2026-03-04-09:10:11', '2026-03-04'],
  ['20260304', '2026-03-04'],
  ['2026/3/4', '2026-03-04'],
  ['04.03.2026', '2026-03-04'],
  ['04/03/2026 09:10', '2026-03-04'],
  ['03/25/2026', '2026-03-25'],
  ['4-Mar-2026', '2026-03-04'],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['soon', undefined],
  ['', undefined],
])('reads the day %s as %s', (text, day) => {
  expect(dayIn(text)).toBe(day)
})

test('reads a day in the order of its format where both fit', () => {
  expect(dayIn('03/04/2026', 'mdy')).toBe('2026-03-04')
  expect(dayIn('25/03/2026', 'mdy')).toBe('2026-03-25')
})

test.each([
  ['4.00', 4],
  ['Studio', 0],
  ['0', 0],
  ['', undefined],
  ['many', undefined],
])('reads the bedrooms %s as %s', (text, bedrooms) => {
  expect(bedroomsIn(text)).toBe(bedrooms)
})

test.each([
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['142.500', 142.5],
  ['-4.88', -4.88],
  ['1e-7', 1e-7],
  [undefined, undefined],
])('reads the number %s as %s', (text, number) => {
  expect(numberIn(text)).toBe(number)
})

test.each([
  [40, 'square', 80, 'square', { area: 371.61, plot: 743.22, areaUnit: 'm2' }],
  [undefined, '', 2, 'hectare', { plot: 20_000, areaUnit: 'm2' }],
  [1850, 'Square Feet', 1, 'Acres', { area: 1850, plot: 43_560, areaUnit: 'ft2' }],
  [120, 'squareMeter', 1, 'acre', { area: 120, plot: 4046.86, areaUnit: 'm2' }],
  [undefined, '', 1, 'acre', { plot: 43_560, areaUnit: 'ft2' }],
  [0, 'm2', 0, 'm2', {}],
])('reads an area of %s %s and a plot of %s %s', (area, areaUnit, plot, plotUnit, read) => {
  const areas = { area: { amount: area, unit: unitIn(areaUnit) }, plot: { amount: plot, unit: unitIn(plotUnit) } }
  expect(areasIn(areas)).toEqual(read)
})
