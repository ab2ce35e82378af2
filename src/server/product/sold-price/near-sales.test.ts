import { expect, test } from 'vitest'
import { medianOf, postcodesIn } from './near-sales.ts'
import type { StoredSale } from './sold-price.store.ts'

test.each([
  ['56 Peel Brow, Ramsbottom, Bury, BL0 0AG', ['BL00AG']],
  ['1 Long Lane, London sw1a 1aa, United Kingdom', ['SW1A1AA', 'SW1A']],
  ['1234 Main Street, Springfield, IL 62701', ['62701', '1234']],
  ['Keizersgracht 12, 1015 CJ Amsterdam', ['1015CJ', '1015']],
  ['Rua Nova 3, 1100-148 Lisboa', ['1100148', '1100']],
  ['Springfield', []],
])('finds what may be the postcode of %s, the likeliest first', (location, postcodes) => {
  expect(postcodesIn(location)).toEqual(postcodes)
})

const sale = (price: number, given: Partial<StoredSale> = {}) =>
  ({ price: price * 100, currency: 'GBP', soldOn: '2021-01-01', area: null, ...given }) as StoredSale
const median = (sales: StoredSale[]) => medianOf({ postcode: 'M14', sales }, 'house')

test('a median is the middle of at least five sales, in one currency', () => {
  expect(median([1, 2, 3, 4].map((price) => sale(price)))).toBeUndefined()
  expect(median([9, 1, 5, 3, 7].map((price) => sale(price)))).toMatchObject({ price: 5, count: 5 })
  expect(median([9, 1, 5, 3, 7, 8].map((price) => sale(price)))).toMatchObject({ price: 6, count: 6 })
  const other = sale(1000, { currency: 'EUR' })
  expect(median([...[9, 1, 5, 3, 7].map((price) => sale(price)), other])).toMatchObject({
    price: 5,
    count: 5,
    currency: 'GBP',
  })
})

test('a median has a price of a square metre where at least five areas are known', () => {
  const sales = (areas: (number | null)[]) => areas.map((area) => sale(1000, { area }))
  expect(median(sales([10, 10, 20, 20, 20, null]))).toMatchObject({ perM2: 50 })
  expect(median(sales([10, 10, 20, 20, null, null]))).not.toHaveProperty('perM2')
})
