import * as t from '#messages/money'
import type { Currency } from './currency.ts'
import { localeOf, readersLanguage } from './language.ts'

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

/**
 * Converts an amount in the API's format ("19.99", 19.99) to integer cents (1999), exactly; returns `undefined` for
 * anything else.
 */
export function toCents(amount: string | number): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(amount).trim())
  if (!match) return undefined
  const [, whole, cents = ''] = match
  return Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

/**
 * Formats 25000050 as "$250,000.50" in the reader's language; without a currency sign while the currency is unknown.
 */
export const shownCents = (cents: number, currency: Currency | undefined): string =>
  withSign(formatOf(currency).format(cents / 100))

export const shownShort = (cents: number, currency: Currency | undefined): string =>
  withSign(formatOf(currency, cents % 100 === 0 ? 0 : undefined).format(cents / 100))

/** Keeps the sign of Arabic's "421,000 US$" behind its letters: at the end, it would be shown before them. */
export const withSign = (amount: string): string => amount.replace(/^\u200F.*[$£]$/, '$&\u200E')

/** `digits`: the number of decimals; by default that of the currency, and two without one. */
function formatOf(currency: Currency | undefined, digits?: number): Intl.NumberFormat {
  const language = readersLanguage()
  const key = [language, currency, digits].join(' ')
  const known = formats.get(key)
  if (known) return known
  const decimals = digits ?? (currency ? undefined : 2)
  const format = new Intl.NumberFormat(language === 'en' ? 'en-US' : localeOf(language), {
    ...(currency && { style: 'currency', currency }),
    ...(decimals !== undefined && { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  })
  formats.set(key, format)
  return format
}

/** A cache, because creating a formatter takes as long as formatting fifty amounts. */
const formats = new Map<string, Intl.NumberFormat>()
