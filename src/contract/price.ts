/** The lowest and highest amounts named in a price, in cents. */
export type PriceRange = { lowest: number; highest: number }

/** The longest text that is a price, in characters. */
export const MAX_PRICE_LENGTH = 60
const MAX_PRICE_CENTS = 100_000_000_000_00 // far above any home, far below Number.MAX_SAFE_INTEGER

/**
 * Reads the amounts out of a price as typed: `250000`, `$250,000 - $300,000`, `1.5 million`, `200k` (P-34).
 * `undefined` when there is no amount in it, or one that no home costs, or it is too long for a price.
 */
export function priceRange(text: string): PriceRange | undefined {
  if (text.length > MAX_PRICE_LENGTH) return undefined
  const amounts = [...text.matchAll(/(\d[\d,]*(?:\.\d+)?)\s*(k\b|m\b|million\b)?/gi)].map(([, digits = '', unit]) =>
    Math.round(Number(digits.replaceAll(',', '')) * factor(unit) * 100),
  )
  if (amounts.length === 0 || amounts.some((cents) => cents > MAX_PRICE_CENTS)) return undefined
  const highest = Math.max(...amounts)
  if (highest === 0) return undefined
  return { lowest: Math.min(...amounts), highest }
}

function factor(unit: string | undefined): number {
  if (!unit) return 1
  return unit.toLowerCase() === 'k' ? 1_000 : 1_000_000
}

/** A price for the screen: `$` plus the price as typed, without its own leading currency sign (P-34). */
export const shownPrice = (price: string): string => `$${price.replace(/^\s*[$£€]\s*/, '')}`
