import { expect, test } from 'vitest'
import { CURRENCIES } from './currency.ts'
import { currencyNote, OUTGOING_FORMATS, whyNoFile } from './feed-address.ts'
import { inLanguage } from './language.ts'

test.each([
  ['openimmo', ['MXN', 'PLN', 'RON']],
  ['kyero', CURRENCIES.filter((currency) => !['EUR', 'GBP', 'USD'].includes(currency))],
  ['blm', []],
  ['reaxml', []],
  ['reso', []],
  ['csv', []],
] as const)('%s has no file in the currencies that it can’t say', (format, refused) => {
  expect(CURRENCIES.filter((currency) => whyNoFile(format, currency))).toEqual(refused)
})

test('a format that names no currency says for which one the prices may be taken', () => {
  const noted = OUTGOING_FORMATS.filter((format) => currencyNote(format, 'EUR'))
  expect(noted).toEqual(['blm', 'reaxml', 'reso'])
  expect(currencyNote('blm', 'GBP')).toBeUndefined()
  expect(currencyNote('reaxml', 'EUR')).toBe(
    'REAXML names no currency: portals may take the prices, which are in EUR, for AUD or NZD.',
  )
})

test('a format says in the reader’s language why it has no file', () => {
  expect(whyNoFile('kyero', 'PLN')).toBe('Kyero takes prices in EUR, GBP and USD, and those of this site are in PLN.')
  expect(whyNoFile('openimmo', 'PLN')).toBe(
    'OpenImmo has no code for PLN (Polish zlotys), in which the prices of this site are.',
  )
  expect(inLanguage('de', () => whyNoFile('kyero', 'PLN'))).toBe(
    'Kyero nimmt Preise in EUR, GBP und USD an, und die dieser Website sind in PLN.',
  )
})
