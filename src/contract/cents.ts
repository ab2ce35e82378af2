import { MAX_TYPED_LENGTH, readTyped } from 'price-text'
import * as z from 'zod/mini'
import * as t from '#messages/checks'
import * as f from '#messages/fields'
import { toCents } from './money.ts'
import { named } from './text.ts'

const REQUIRED = named(t.required, f.offeredAmount)
const TOO_LARGE = { error: () => f.amountTooLarge() } // the limit of its twelve digits, not of card payments
const NOT_AN_AMOUNT = { error: () => f.notAnAmount() }

/**
 * Converts an amount to cents: a number exactly, a text as people write amounts without a currency sign ("400k",
 * "250,000"). Returns 0 for other texts.
 */
const centsOf = (amount: string | number): number =>
  toCents(amount) ?? (typeof amount === 'string' ? readTyped(amount, {}).cents : undefined) ?? 0

/** An amount in the site's currency, sent as a number or as text and read as integer cents (P-35). */
export const Cents = z.pipe(
  z.union([z.string(), z.number()], REQUIRED).check(
    z.refine((amount) => amount !== '', { ...REQUIRED, abort: true }),
    z.refine((amount) => String(amount).length <= MAX_TYPED_LENGTH, { ...NOT_AN_AMOUNT, abort: true }),
    z.refine((amount) => !/^\d{13,}(\.\d{1,2})?$/.test(String(amount).replaceAll(/[,\s]/g, '')), {
      ...TOO_LARGE,
      abort: true,
    }),
    z.refine((amount) => centsOf(amount) > 0, NOT_AN_AMOUNT),
  ),
  z.transform(centsOf),
)
