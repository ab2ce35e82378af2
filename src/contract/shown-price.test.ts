import { expect, test } from 'vitest'
import { labelledPrice, priceName } from './labelled-price.ts'
import { inLanguage } from './language.ts'
import { shownPrice } from './shown-price.ts'

test.each([
  [{ price: '250000' }, 'Price Range: $250,000'],
  [{ price: '$250,000 - $300,000', priceKind: 'range' }, 'Price Range: $250,000 - $300,000'],
  [{ price: '250000', priceKind: 'exact' }, 'Price Range: $250,000'],
  [{ price: '250000', priceKind: null }, 'Price Range: $250,000'],
  [{ price: '250000', priceKind: 'from' }, 'From $250,000'],
  [{ price: 'From $250,000', priceKind: 'from' }, 'From $250,000'],
  [{ price: 'Offers over $325,000', priceKind: 'offersOver' }, 'Offers over $325,000'],
  [{ price: '250002 (Offers in excess of)', priceKind: 'offersOver' }, 'Offers over $250,002'],
  [{ price: '250002 (Guide price)', priceKind: 'guide' }, 'Guide price $250,002'],
  [{ price: '250002   (Guide price) - 260000  (or so)', priceKind: 'guide' }, 'Guide price $250002 - 260000'],
  [{ price: 'From about  $250,000', priceKind: 'from' }, 'From $250,000'],
  [{ price: '250000', priceKind: 'fixed' }, 'Fixed price $250,000'],
  [{ price: '250000', priceKind: 'auction' }, 'Auction guide price $250,000'],
  [{ price: '', priceKind: 'auction' }, 'For sale by auction'],
  [{ price: '', priceKind: 'onApplication' }, 'Price on application'],
  [{ price: '' }, 'Price on application'],
] as const)('shows %j as “%s”', (asked, shown) => {
  expect(labelledPrice(asked, 'USD')).toBe(shown)
  expect(shownPrice(asked, 'USD')).toBe(shown.replace('Price Range: ', ''))
  expect(priceName(asked)).toBe(shown.startsWith('Price Range') ? 'Price Range' : 'Price')
})

test('the amounts of a range keep their order in Arabic', () => {
  const range = { price: '$250,000 - $300,000' }
  expect(inLanguage('ar', () => shownPrice(range, 'USD'))).toBe('\u2066$250,000 - $300,000\u2069')
  expect(inLanguage('de', () => shownPrice(range, 'USD'))).toBe('$250,000 - $300,000')
})
