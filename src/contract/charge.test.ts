import { expect, test } from 'vitest'
import { MAX_CHARGE_CENTS, minChargeCents, whyNotChargeable } from './charge.ts'
import { CURRENCIES } from './currency.ts'

test.each([
  [49, 'USD', 'An offer below $0.50 cannot be charged to a card'],
  [50, 'USD', undefined],
  [99_999_999, 'USD', undefined],
  [100_000_000, 'USD', undefined],
  [49, 'GBP', 'An offer below £0.50 cannot be charged to a card'],
  [50, 'GBP', undefined],
  [99_999_999, 'GBP', undefined],
  [100_000_000, 'GBP', undefined],
  [299, 'SEK', 'An offer below SEK\u00a03.00 cannot be charged to a card'],
  [300, 'SEK', undefined],
] as const)('%i cents of %s can be charged, or not, because: %s', (cents, currency, words) => {
  expect(whyNotChargeable(cents, currency)).toBe(words)
})

test.each(CURRENCIES)('%s has two decimals, and the least charge is below the most', (currency) => {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  expect(maximumFractionDigits).toBe(2)
  expect(minChargeCents(currency)).toBeGreaterThanOrEqual(50)
  expect(minChargeCents(currency)).toBeLessThan(MAX_CHARGE_CENTS)
})
