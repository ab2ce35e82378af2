import { expect, test } from 'vitest'
import { inLanguage, LANGUAGES } from '#contract/language'
import { readersMark } from '../platform/api/readers-mark.ts'
import { checkedSearch } from './checked-search.ts'
import { plainArea, plainPrice, plainYear, shownPlainArea, shownPlainPrice } from './plain-numbers.ts'
import { changedUrl, clearedUrl, searchInUrl } from './search-in-url.ts'

const search = (address: string) => checkedSearch(searchInUrl(new URLSearchParams(address)))

test('an address without a search asks for everything, newest first', () => {
  expect(searchInUrl(new URLSearchParams(''))).toMatchObject({ q: '', minPrice: '', type: [], sort: 'newest' })
  expect(search('')).toEqual({ search: {}, errors: {} })
})

test('prices may be typed as people write them', () => {
  expect(search('minPrice=250,000&maxPrice=300 000').search).toEqual({ minPrice: '250000', maxPrice: '300000' })
  expect(search('minPrice=500k&maxPrice=1.2m').search).toEqual({ minPrice: '500000', maxPrice: '1200000' })
})

test('reports a price that is not an amount, and doesn’t send it', () => {
  expect(search('minPrice=cheap&q=lake')).toEqual({
    search: { q: 'lake' },
    errors: { minPrice: 'Min price must be an amount, such as 250,000 or 500k' },
  })
})

test('reports a maximum price below the minimum, and doesn’t send it', () => {
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

test('reads filters from the address, and ignores values that no list offers', () => {
  expect(
    search(
      'type=house&type=castle&type=land&beds=2&baths=1.5&area=1 200&areaUnit=m2&feature=Pool&feature=&feature=Pool',
    ).search,
  ).toEqual({ type: ['house', 'land'], beds: '2', baths: '1.5', area: '1200', areaUnit: 'm2', feature: ['Pool'] })
  expect(search('beds=-1&baths=1.25&bbox=NaN,0,1,1&areaUnit=m2')).toEqual({ search: {}, errors: {} })
  expect(search('bbox=-2.4,53.5,-2.2,53.6').search).toEqual({ bbox: '-2.4,53.5,-2.2,53.6' })
})

test('reports an area that is not a number, and doesn’t send it', () => {
  expect(search('area=big')).toEqual({ search: {}, errors: { area: 'Area must be a number, such as 1,200' } })
})

test.each([
  ['85,5', undefined, '85.5'],
  ['1 200', undefined, '1200'],
  ['１２０', undefined, '120'],
  ['1,200', '.', '1200'],
  ['1.200', ',', '1200'],
  ['1,200', undefined, undefined],
  ['1.200', '.', undefined],
  ['big', '.', undefined],
] as const)('an area of “%s” typed where decimals have %s goes into the address as %s', (typed, mark, plain) => {
  expect(plainArea(typed, mark)).toBe(plain)
})

test('asks which of two numbers is meant', () => {
  expect(search('minPrice=250.000&area=1,200')).toEqual({
    search: {},
    errors: {
      minPrice: 'Min price must be an amount: is it 250 or 250,000?',
      area: 'Area must be a number: is it 1.2 or 1,200?',
    },
  })
})

test('a filter with several values stands in the address several times, and clearing takes all but the order', () => {
  const params = changedUrl(new URLSearchParams('sort=priceAsc&q=lake&type=land'), 'type', ['house', 'other'])
  expect(`${params}`).toBe('sort=priceAsc&q=lake&type=house&type=other')
  expect(`${clearedUrl(params)}`).toBe('sort=priceAsc')
})

test.each([
  ['500k', 'USD', '500000'],
  ['$1.2m', 'USD', '1200000'],
  ['£500,000', 'GBP', '500000'],
  ['250000.50', 'GBP', '250000.5'],
  ['250.000', 'EUR', '250000'],
  ['250.000', 'GBP', undefined],
  [' ', 'GBP', ''],
  ['$500k', 'GBP', undefined],
  ['cheap', 'GBP', undefined],
] as const)('%o on a site in %s goes into the address as %o', (typed, currency, plain) => {
  expect(plainPrice(typed, { currency })).toBe(plain)
})

test.each([
  ['500000', '500,000'],
  ['1234567.5', '1,234,567.5'],
  ['', ''],
  ['cheap', 'cheap'],
])('%o in the address is shown as %o', (plain, shown) => expect(shownPlainPrice(plain)).toBe(shown))

test('fields show numbers in the notation of the page’s language', () => {
  expect(LANGUAGES.map((language) => inLanguage(language, () => shownPlainPrice('1234567.5')))).toEqual([
    '1,234,567.5',
    '1.234.567,5',
    '1.234.567,5',
    '1\u202F234\u202F567,5',
    '1,234,567.5',
  ])
  const areas = LANGUAGES.map((language) => inLanguage(language, () => shownPlainArea('1085.5')))
  expect(areas).toEqual(['1085.5', '1085,5', '1085,5', '1085,5', '1085.5'])
  expect(inLanguage('de', () => shownPlainArea('big'))).toBe('big')
})

test.each(LANGUAGES)('a field in %s reads back what it shows', (language) => {
  inLanguage(language, () => {
    const mark = readersMark()
    for (const number of ['1', '999.5', '4200', '500000', '1234567.5', '99999999.99']) {
      expect(plainPrice(shownPlainPrice(number), { mark, currency: 'USD' })).toBe(number)
      expect(plainArea(shownPlainArea('85.5'), mark)).toBe('85.5')
    }
  })
})

test('reads ranges, what is left out and the other facts from the address', () => {
  const address =
    'maxBeds=3&maxBaths=1.5&maxArea=120&plot=1 000&maxPerArea=2,5&areaUnit=m2&minYear=1990&maxYear=1999&tenure=other&tenure=castle&energy=C&notFeature=Pool&notAgent=01980000-2710-7000-8000-000000000000&notAgent=nobody&since=P7D&pictures=2&notUnderOffer=true&lowered=true&sort=perAreaAsc'
  expect(search(address)).toEqual({
    search: {
      maxBeds: '3',
      maxBaths: '1.5',
      maxArea: '120',
      plot: '1000',
      maxPerArea: '2.5',
      areaUnit: 'm2',
      minYear: '1990',
      maxYear: '1999',
      tenure: ['other'],
      energy: 'C',
      notFeature: ['Pool'],
      notAgent: ['01980000-2710-7000-8000-000000000000'],
      since: 'P7D',
      pictures: '2',
      notUnderOffer: 'true',
      lowered: 'true',
      sort: 'perAreaAsc',
    },
    errors: {},
  })
  expect(search('energy=I&since=yesterday&pictures=99&lowered=false&areaUnit=m2').search).toEqual({})
})

test.each([
  ['beds=3&maxBeds=2', { beds: '3' }, { maxBeds: 'This is below the minimum' }],
  ['area=100&maxArea=99', { area: '100' }, { maxArea: 'This is below the minimum' }],
  ['minYear=2000&maxYear=1999', { minYear: '2000' }, { maxYear: 'This is below the minimum' }],
  ['minYear=soon', {}, { minYear: 'This must be a year, such as 1990' }],
  ['plot=big', {}, { plot: 'This must be a number, such as 1,200' }],
  ['maxPerArea=cheap', {}, { maxPerArea: 'This must be an amount, such as 250' }],
])('the address %s has a limit that is explained and not sent', (address, sent, errors) => {
  expect(search(address)).toEqual({ search: sent, errors })
})

test.each([
  ['1990', '1990'],
  [' ١٩٩٠ ', '1990'],
  ['۲۰۰۱', '2001'],
  ['', ''],
  ['٠٩٩٠', undefined],
  ['90', undefined],
])('the year “%s” is read as %s', (typed, year) => expect(plainYear(typed)).toBe(year))
