import { expect, test } from 'vitest'
import { clearPrice, priceRange, whyNoPrice } from './price.ts'
import { NewProperty } from './property-fields.ts'
import { shownPrice } from './shown-price.ts'

test.each([
  ['250000', 25_000_000, 25_000_000],
  ['$250,000 - $300,000', 25_000_000, 30_000_000],
  ['£1.5 million', 150_000_000, 150_000_000],
  ['200k-250k', 20_000_000, 25_000_000],
  ['300,000 to 250,000', 25_000_000, 30_000_000],
  ['250k - 300k', 25_000_000, 30_000_000],
  ['250 000 - 1 300 000', 25_000_000, 130_000_000],
  ['CHF 1.25M', 125_000_000, 125_000_000],
  ['100,000 million', 10_000_000_000_000, 10_000_000_000_000],
])('the price “%s” ranges from %i to %i cents', (price, lowest, highest) => {
  expect(priceRange(price, {})).toEqual({ lowest, highest })
})

test.each(['', 'ask', '$', '0', '99999999999999999999', '100001m', '250,000 - 99999999999999'])(
  'the price “%s” has no amount that a home could cost',
  (price) => {
    expect(priceRange(price, {})).toBeUndefined()
  },
)

const saysOf = (price: string) => NewProperty.shape.price.safeParse(price).error?.issues[0]?.message

test.each([
  ['1e6', 'Price is not clear at “1”: Please write the amount in plain digits, such as 250000'],
  ['Auction 12 December 2026 at 10:30am', 'Price needs an amount, such as 250000'],
  ['Only 3 left', 'Price is not clear at “3”: Please write the amount in plain digits, such as 250000'],
  ['1.837, 32 €', 'Price is not clear at “1.837, 32 €”: Please write the amount in plain digits, such as 250000'],
  ['Price on request', 'Price needs an amount, such as 250000'],
])('refuses the price “%s” with what was understood', (price, message) => {
  expect(saysOf(price)).toBe(message)
})

test('a price that is clear to some is refused with both readings where neither the site nor the reader tells', () => {
  const asked =
    'Price is not clear at “495.000”: 495 or 495,000? Please write the amount in plain digits, such as 250000'
  expect(saysOf('495.000')).toBeUndefined()
  expect(whyNoPrice('495.000', { currency: 'USD' })).toBe(asked)
  expect(whyNoPrice('495.000', { currency: 'USD', mark: '.' })).toBe(asked)
  expect(whyNoPrice('495.000', { currency: 'USD', mark: ',' })).toBeUndefined()
  expect(whyNoPrice('495.000', { currency: 'EUR', mark: '.' })).toBeUndefined()
})

test.each([
  ['495.000', { currency: 'USD', mark: ',' }, '495,000'],
  ['VB 495.000 - 520.000', { currency: 'USD', mark: ',' }, 'VB 495,000 - 520,000'],
  ['٤٩٥.٠٠٠', { currency: 'USD', mark: ',' }, '٤٩٥,٠٠٠'],
  ['495.000', { currency: 'EUR', mark: ',' }, '495.000'],
  ['495.000 €', { currency: 'USD', mark: ',' }, '495.000 €'],
  ['1.250.000', { currency: 'USD', mark: ',' }, '1.250.000'],
  ['495.000', { currency: 'USD', mark: '.' }, '495.000'],
  ['1,2 mil', { currency: 'USD', mark: ',' }, '1,2 mil'],
] as const)('the price “%s” with %o is stored as “%s”, which all read alike', (text, hints, stored) => {
  expect(clearPrice(text, hints)).toBe(stored)
})

test('a price has at most 60 characters, and a longer text is not searched for amounts', () => {
  expect(saysOf('250000'.padEnd(60, ' or so'))).toBeUndefined()
  const long = '1 '.repeat(125_000)
  expect(saysOf(long)).toBe('Price can have at most 60 characters')
  expect(priceRange(long, {})).toBeUndefined()
})

test.each([
  ['USD', '250000', '$250,000'],
  ['USD', '1250000.50', '$1,250,000.50'],
  ['USD', '999', '$999'],
  ['USD', '$250,000 - $300,000', '$250,000 - $300,000'],
  ['USD', '£250000', '$250,000'],
  ['USD', '250000 - 300000', '$250000 - 300000'],
  ['USD', '250k', '$250k'],
  ['USD', '$', '$'],
  ['GBP', '250000', '£250,000'],
  ['GBP', '£250,000 - £300,000', '£250,000 - £300,000'],
  ['GBP', '$250,000', '£250,000'],
  ['GBP', 'GBP 250,000', '£250,000'],
  ['EUR', '€ 250000', '€250,000'],
  ['CAD', '$250,000', 'CA$250,000'],
  ['CAD', 'CA$250,000', 'CA$250,000'],
  ['CHF', 'CHF 250000', 'CHF\u00a0250,000'],
  ['SEK', 'kr 250000', 'SEK\u00a0250,000'],
  [undefined, '$250000', '250,000'],
] as const)('on a site in %s the price “%s” is shown as %s', (currency, price, shown) => {
  expect(shownPrice({ price }, currency)).toBe(shown)
})
