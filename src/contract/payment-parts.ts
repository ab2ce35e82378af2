import { MAX_CHARGE_CENTS } from './money.ts'

/** The number of card payments that pay this amount (P-35): as few as the limit of one allows. */
export const partCount = (cents: number): number => Math.ceil(cents / MAX_CHARGE_CENTS)

/** Returns the next card payment of what is left to pay, in cents: parts are equal, but for a cent. */
export const nextPartCents = (leftCents: number): number => Math.ceil(leftCents / partCount(leftCents))

/** Returns the card payments that pay an amount, in cents. */
export function partsOf(cents: number): number[] {
  const parts: number[] = []
  for (let left = cents; left > 0; left -= parts.at(-1) ?? left) parts.push(nextPartCents(left))
  return parts
}
