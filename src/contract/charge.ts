import * as t from '#messages/money'
import type { Currency } from './currency.ts'
import { shownCents } from './money.ts'

/**
 * The limit of one card payment in cents of any currency (Stripe: eight digits). A larger amount is paid in parts
 * (P-35).
 */
export const MAX_CHARGE_CENTS = 999_999_99
const MIN_CHARGE_CENTS = 50

/** Stripe's minimum charges that are above 50 cents, in cents (docs.stripe.com/currencies, minimum charge amounts). */
const higherMinimums: Partial<Record<Currency, number>> = {
  AED: 2_00,
  CZK: 15_00,
  DKK: 2_50,
  HKD: 4_00,
  MXN: 10_00,
  MYR: 2_00,
  NOK: 3_00,
  PLN: 2_00,
  RON: 2_00,
  SEK: 3_00,
  THB: 10_00,
}

export const minChargeCents = (currency: Currency): number => higherMinimums[currency] ?? MIN_CHARGE_CENTS

/** Returns the reason why an amount can't be charged to cards, even in parts; undefined if it can (P-35). */
export function whyNotChargeable(cents: number, currency: Currency): string | undefined {
  const least = minChargeCents(currency)
  return cents < least ? t.belowMinimum({ least: shownCents(least, currency) }) : undefined
}
