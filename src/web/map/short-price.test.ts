import { expect, test } from 'vitest'
import { inLanguage } from '#contract/language'
import { shortPrice } from './short-price.ts'

test.each([
  ['$685,000 - $720,000', '$685K+'],
  ['425000', '$425K'],
  ['$2,100,000 - $2,350,000', '$2.1M+'],
  ['$1.2m', '$1.2M'],
  ['950', '$950'],
  ['123456', '$123K'],
])('a tag says %s as %s', (price, short) => {
  expect(shortPrice({ price }, 'USD')).toBe(short)
})

test.each([
  [{ price: '', priceKind: 'onApplication' }, 'POA'],
  [{ price: '', priceKind: 'auction' }, 'Auction'],
  [{ price: '250000', priceKind: 'auction' }, '$250K'],
  [{ price: '250000', priceKind: 'from' }, '$250K+'],
] as const)('a tag says %j as %s', (asked, short) => {
  expect(shortPrice(asked, 'USD')).toBe(short)
})

test.each([
  ['es', '685 mil US$', 'desde 2,1 M US$'],
  ['de', '685.000 $', 'ab 2,1 Mio. $'],
  ['fr', '685 k $US', 'dès 2,1 M $US'],
  ['ar', '\u200F685 ألف US$\u200E', 'من \u200F2.1 مليون US$\u200E'],
] as const)('a tag is short in the reader’s language: %s', (language, one, several) => {
  const short = (price: string) => inLanguage(language, () => shortPrice({ price }, 'USD').replaceAll('\u00A0', ' '))
  expect([short('685000'), short('2100000 - 2350000')]).toEqual([one, several])
})
