import type { Currency } from './currency.ts'
import { localeOf, readersLanguage } from './language.ts'

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
