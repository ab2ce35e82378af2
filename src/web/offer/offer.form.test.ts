import { expect, test } from 'vitest'
import { plainAmount } from './offer.form.ts'

test.each([
  ['250000', '250000'],
  [' 250,000.50 ', '250000.50'],
  ['$250,000', '250000'],
  ['$ 19.99', '19.99'],
  ['1,234,567', '1234567'],
  ['1,5', '1,5'],
  ['1.250.000,50', '1.250.000,50'],
  ['12,34,567', '12,34,567'],
  ['£5', '£5'],
  ['', ''],
])('%o is read as %o', (typed, read) => expect(plainAmount(typed)).toBe(read))
