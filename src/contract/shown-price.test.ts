import { expect, test } from 'vitest'
import { labelledPrice, priceName } from './labelled-price.ts'
import { inLanguage } from './language.ts'
import { priceRange } from './price.ts'
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

test.each([
  ['de', 'USD', '250000', '250.000\u00A0$'],
  ['de', 'USD', '$250,000 - $300,000', '250.000\u00A0$ – 300.000\u00A0$'],
  ['de', 'USD', '250000-300000', '250.000\u00A0$ – 300.000\u00A0$'],
  ['de', 'USD', '1,250,000.50', '1.250.000,50\u00A0$'],
  ['de', 'EUR', '495.000 €', '495.000\u00A0€'],
  ['de', 'EUR', '€ 495.000–520.000', '495.000\u00A0€ – 520.000\u00A0€'],
  ['de', 'EUR', '1.250.000,50 EUR', '1.250.000,50\u00A0€'],
  ['de', undefined, '250000', '250.000'],
  ['es', 'EUR', '250000,50', '250.000,50\u00A0€'],
  ['fr', 'CHF', 'CHF 495\u202F000', '495\u202F000\u00A0CHF'],
  ['fr', 'SEK', '4 500 000 kr', '4\u202F500\u202F000\u00A0SEK'],
  ['de', 'CHF', "1'250'000", '1.250.000\u00A0CHF'],
  ['ar', 'EUR', '250000', '\u2068\u200F250,000\u00A0€\u2069'],
  ['ar', 'USD', '250000 - 300000', '\u2068\u200F250,000\u00A0US$\u200E – \u200F300,000\u00A0US$\u200E\u2069'],
] as const)('in %s, a price in %s typed as “%s” is “%s”', (language, currency, price, shown) => {
  expect(inLanguage(language, () => shownPrice({ price }, currency))).toBe(shown)
  const [ends, range] = [shown.split(' – ').length, priceRange(price, { currency: currency ?? 'EUR' })]
  expect(new Set([range?.lowest, range?.highest]).size).toBe(ends) // the parser reads as many amounts
})

test('the words of a kind stand before an amount in the reader’s notation', () => {
  const asked = { price: 'From $250,000', priceKind: 'from' } as const
  expect(inLanguage('de', () => shownPrice(asked, 'USD'))).toBe('Ab 250.000\u00A0$')
})

test.each(['250k', '$1.2m', 'VB 495,000', '250-300,000', '420 - 440000', '250,000 £'])(
  'the price “%s”, which has other text, stays as it was typed in every language',
  (price) => {
    const shown = `$${price.replace('$', '')}`
    expect(inLanguage('en', () => shownPrice({ price }, 'USD'))).toBe(shown)
    expect(inLanguage('de', () => shownPrice({ price }, 'USD'))).toBe(shown)
    expect(inLanguage('ar', () => shownPrice({ price }, 'USD'))).toBe(`\u2068${shown}\u2069`)
  },
)
