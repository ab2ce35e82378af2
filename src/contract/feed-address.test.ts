import { expect, test } from 'vitest'
import { CURRENCIES } from './currency.ts'
import { currencyNote, OUTGOING_FORMATS, whyNoFile } from './feed-address.ts'

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
