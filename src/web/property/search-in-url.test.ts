import { expect, test } from 'vitest'
import { changedUrl, checkedSearch, searchInUrl } from './search-in-url.ts'

const search = (address: string) => checkedSearch(searchInUrl(new URLSearchParams(address)))

test('an address without a search asks for everything, newest first', () => {
  expect(searchInUrl(new URLSearchParams(''))).toEqual({ q: '', minPrice: '', maxPrice: '', sort: 'newest' })
  expect(search('')).toEqual({ search: {}, errors: {} })
})

test('prices may be typed as people write them', () => {
  expect(search('minPrice=250,000&maxPrice=300 000').search).toEqual({ minPrice: '250000', maxPrice: '300000' })
  expect(search('minPrice=500k&maxPrice=1.2m').search).toEqual({ minPrice: '500000', maxPrice: '1200000' })
})

test('a price that is no amount is said, and not sent', () => {
  expect(search('minPrice=cheap&q=lake')).toEqual({
    search: { q: 'lake' },
    errors: { minPrice: 'Min price must be an amount, such as 250,000 or 500k' },
  })
})

test('a highest price below the lowest is said, and not sent', () => {
  expect(search('minPrice=300000&maxPrice=200000')).toEqual({
    search: { minPrice: '300000' },
    errors: { maxPrice: 'Max price is below Min price' },
  })
})

test('a sort that does not exist is the usual one', () => {
  expect(search('sort=cheapest').search).toEqual({})
  expect(search('sort=priceAsc').search).toEqual({ sort: 'priceAsc' })
})

test('an emptied field leaves the address, the others stay', () => {
  const params = new URLSearchParams('q=lake&sort=priceAsc')
  expect(`${changedUrl(params, 'q', ' ')}`).toBe('sort=priceAsc')
  expect(`${changedUrl(params, 'sort', 'newest')}`).toBe('q=lake')
  expect(`${changedUrl(params, 'minPrice', '200000')}`).toBe('q=lake&sort=priceAsc&minPrice=200000')
})
