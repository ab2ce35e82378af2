import { MAX_CHARGE_CENTS } from './charge.ts'

export const partCount = (cents: number): number => Math.ceil(cents / MAX_CHARGE_CENTS)

/** Returns the next card payment of the amount left, in cents: the parts are equal, up to a cent. */
export const nextPartCents = (leftCents: number): number => Math.ceil(leftCents / partCount(leftCents))

export function partsOf(cents: number): number[] {
  const parts: number[] = []
  for (let left = cents; left > 0; left -= parts.at(-1) ?? left) parts.push(nextPartCents(left))
  return parts
}
