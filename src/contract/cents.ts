import * as z from 'zod/mini'
import { toCents } from './money.ts'

const NOT_AN_AMOUNT = 'Offered amount must be a positive amount with at most two decimals, such as 250000.50'

/** An amount in the site's currency, sent as a number or as text and read as integer cents (P-35). */
export const Cents = z.pipe(
  z.union([z.string(), z.number()], 'Offered amount is required').check(
    z.refine((amount) => amount !== '', { error: 'Offered amount is required', abort: true }),
    z.refine((amount) => (toCents(amount) ?? 0) > 0, NOT_AN_AMOUNT),
  ),
  z.transform((amount) => toCents(amount) ?? 0),
)
