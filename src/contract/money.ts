import * as z from 'zod/mini'

/** What the card provider can charge at once: $0.50 to $999,999.99 (Stripe; P-35). */
export const MIN_CHARGE_CENTS = 50
export const MAX_CHARGE_CENTS = 999_999_99

/** Dollars as typed or sent ("19.99", 19.99) → integer cents (1999), exactly; `undefined` for anything else. */
export function toCents(amount: string | number): number | undefined {
  const match = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(amount).trim())
  if (!match) return undefined
  const [, dollars = '', cents = ''] = match
  return Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
}

/** 25000050 → "$250,000.50". */
export const shownCents = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const NOT_AN_AMOUNT = 'Offered amount must be a positive amount with at most two decimals, such as 250000.50'

/** An amount of dollars, sent as a number or as text and read as integer cents (P-35). */
export const Cents = z.pipe(
  z.union([z.string(), z.number()], 'Offered amount is required').check(
    z.refine((amount) => amount !== '', { error: 'Offered amount is required', abort: true }),
    z.refine((amount) => (toCents(amount) ?? 0) > 0, { error: NOT_AN_AMOUNT, abort: true }),
    z.refine((amount) => (toCents(amount) ?? 0) >= MIN_CHARGE_CENTS, {
      error: 'An offer below $0.50 cannot be charged to a card',
      abort: true,
    }),
    z.refine(
      (amount) => (toCents(amount) ?? 0) <= MAX_CHARGE_CENTS,
      'An offer above $999,999.99 cannot be charged to a card at once',
    ),
  ),
  z.transform((amount) => toCents(amount) ?? 0),
)
