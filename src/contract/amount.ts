import { type Currency, withoutSign } from './currency.ts'

const UNIT = String.raw`\s*(?:k|m|million)\b`
const DIGITS = String.raw`(?:\d{1,3}(?:\s\d{3})+(?![\d,])|\d[\d,]*)`
const AMOUNT = new RegExp(String.raw`(${DIGITS}(?:\.\d+)?)(${UNIT})?`, 'gi')
const ONE_AMOUNT = new RegExp(String.raw`^${DIGITS}(?:(?:\.\d{1,2})?|(?:\.\d+)?${UNIT})$`, 'i')
const MAX_TYPED_LENGTH = 60
const MAX_TYPED_CENTS = 999_999_999_999_99

/** Every amount in a text, in cents: "250k - $300,000" → [25000000, 30000000] (D-37). */
export const amountsIn = (text: string): number[] =>
  // Stryker disable next-line StringLiteral: a match always has digits
  [...text.matchAll(AMOUNT)].map(([, digits = '', unit]) =>
    Math.round(Number(digits.replace(/[,\s]/g, '')) * factor(unit) * 100),
  )

function factor(unit: string | undefined): number {
  if (!unit) return 1
  return unit.trim().toLowerCase() === 'k' ? 1_000 : 1_000_000
}

/**
 * An amount that somebody types into a field, in cents: "500k", "1.2m", "500,000", "500 000", "$500k". `undefined` when the text is
 * anything else, or one in another currency.
 */
export function typedAmount(text: string, currency: Currency | undefined): number | undefined {
  if (text.length > MAX_TYPED_LENGTH) return undefined
  const bare = withoutSign(text, currency)
    .trim()
    .replace(/(\d)\s(?=\d)/g, '$1')
  return ONE_AMOUNT.test(bare) ? amountsIn(bare).find((cents) => cents <= MAX_TYPED_CENTS) : undefined
}

/** "250000" → "250,000"; anything but a bare number stays as it is. Without `Intl`, whose first use costs the page's start dearly. */
export const withSeparators = (number: string | number): string => {
  const text = String(number)
  return /^\d+(\.\d+)?$/.test(text) ? text.replace(/\d(?=(\d{3})+(\.|$))/g, '$&,') : text
}
