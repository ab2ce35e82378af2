import { MAX_TYPED_LENGTH, readTyped } from 'price-text'
import * as z from 'zod/mini'
import { toCents } from './money.ts'

const TOO_LARGE = 'Offered amount can be at most 999,999,999,999.99' // the limit of its twelve digits, not of card payments
const NOT_AN_AMOUNT = 'Offered amount must be a positive amount with at most two decimals, such as 250000.50'

/**
 * Converts an amount to cents: a number exactly, a text as people write amounts without a currency sign ("400k",
 * "250,000"). Returns 0 for other texts.
 */
const centsOf = (amount: string | number): number =>
  toCents(amount) ?? (typeof amount === 'string' ? readTyped(amount, {}).cents : undefined) ?? 0

/** An amount in the site's currency, sent as a number or as text and read as integer cents (P-35). */
export const Cents = z.pipe(
  z.union([z.string(), z.number()], 'Offered amount is required').check(
    z.refine((amount) => amount !== '', { error: 'Offered amount is required', abort: true }),
    z.refine((amount) => String(amount).length <= MAX_TYPED_LENGTH, { error: NOT_AN_AMOUNT, abort: true }),
    z.refine((amount) => !/^\d{13,}(\.\d{1,2})?$/.test(String(amount).replaceAll(/[,\s]/g, '')), {
      error: TOO_LARGE,
      abort: true,
    }),
    z.refine((amount) => centsOf(amount) > 0, NOT_AN_AMOUNT),
  ),
  z.transform(centsOf),
)
