import { readAmounts } from 'price-text'

/** The lowest and highest amount of a price in cents. */
export type PriceRange = { lowest: number; highest: number }

const MAX_CHARACTERS = 60
const MAX_CENTS = 100_000_000_000_00 // far above any home, far below Number.MAX_SAFE_INTEGER

export function priceRange(text: string, currency?: string): PriceRange | undefined {
  if (text.length > MAX_CHARACTERS) return undefined
  const { amounts = [] } = readAmounts(text, { currency })
  const highest = Math.max(0, ...amounts)
  if (highest === 0 || highest > MAX_CENTS) return undefined
  return { lowest: Math.min(...amounts), highest }
}
