import { expect, test } from 'vitest'
import { signOf, withoutSign } from './currency.ts'

test.each([
  ['USD', '$'],
  ['CAD', 'CA$'],
  ['CHF', 'CHF\u00A0'],
])('the sign of %s is “%s”', (currency, sign) => {
  expect(signOf(currency)).toBe(sign)
})

test.each([
  ['£250k', 'GBP', '250k'],
  ['gbp 250k', 'GBP', '250k'],
  [' CA$ 250k', 'CAD', '250k'],
  ['$250k', 'CAD', '250k'],
  ['£250k', 'USD', '£250k'],
  [' 250k', undefined, '250k'],
])('“%s” in %s without its sign is “%s”', (text, currency, bare) => {
  expect(withoutSign(text, currency)).toBe(bare)
})
