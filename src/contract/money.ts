import type { Currency } from './currency.ts'

/** The limit of one charge of the card provider, in cents of any of our currencies (Stripe: eight digits). More is paid in parts (P-35). */
export const MAX_CHARGE_CENTS = 999_999_99
const MIN_CHARGE_CENTS = 50

/** Stripe’s minimum charge in currencies where it is more than a half, in cents (docs.stripe.com/currencies, minimum charge amounts). */
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

/** The least that is charged to a card, in cents: $0.50, or what Stripe asks for (P-35). */
export const minChargeCents = (currency: Currency): number => higherMinimums[currency] ?? MIN_CHARGE_CENTS

/** Returns the reason why cards can't be charged this amount; undefined if they can, in one payment or in several (P-35). */
export function whyNotChargeable(cents: number, currency: Currency): string | undefined {
  const least = minChargeCents(currency)
  return cents < least ? `An offer below ${shownCents(least, currency)} cannot be charged to a card` : undefined
}

/** An amount as sent ("19.99", 19.99) → integer cents (1999), exactly; `undefined` for anything else. */
export function toCents(amount: string | number): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(amount).trim())
  if (!match) return undefined
  const [, whole, cents = ''] = match
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/** 25000050 → "$250,000.50"; without a sign where the currency is not known yet. */
export function shownCents(cents: number, currency: Currency | undefined): string {
  const format =
    formats.get(currency) ??
    new Intl.NumberFormat(
      'en-US',
      currency ? { style: 'currency', currency } : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
    )
  formats.set(currency, format)
  return format.format(cents / 100)
}

/** One is made when it is first needed: that takes as long as fifty of its answers. */
const formats = new Map<Currency | undefined, Intl.NumberFormat>()
