import * as z from 'zod/mini'
import { typedAmount } from '#contract/amount'
import { Cents } from '#contract/cents'
import type { Currency } from '#contract/currency'
import { whyNotChargeable } from '#contract/money'
import { MAX_NOTE_LENGTH, MAX_REASON_LENGTH } from '#contract/offer'
import { Day, optionalText } from '#contract/text'
import { today } from '../ui/time/format.ts'

/**
 * The fields of an offer that a person fills in; the amount is read as cents. `currency`: the site's, which has limits of its
 * own; while it is not known, the server's word is enough.
 */
export const offerFields = (currency: Currency | undefined) =>
  z.object({
    buyingDate: Day('Buying date').check(z.refine((day) => day >= today(), 'Buying date must be today or later')),
    offerAmount: chargeable(currency),
    note: z.optional(optionalText('Note', MAX_NOTE_LENGTH)),
  })

const chargeable = (currency: Currency | undefined) =>
  Cents.check(
    z.superRefine((cents, context) => {
      const problem = currency && whyNotChargeable(cents, currency)
      if (problem) context.addIssue(problem)
    }),
  )

const emptyToUndefined = (typed: string | number) => (typed === '' ? undefined : typed)

/** What an agent may say with a rejection: either, both or nothing. The amount is read as cents. */
export const rejectionFields = (currency: Currency | undefined) =>
  z.object({
    reason: z.optional(optionalText('Reason', MAX_REASON_LENGTH)),
    counterAmount: z.pipe(z.transform(emptyToUndefined), z.optional(chargeable(currency))),
  })

/** "$250,000.50" → "250000.50", "400k" → "400000"; text that is no amount stays as it is, to be refused with a message. */
export function plainAmount(typed: string, currency: Currency | undefined): string {
  const cents = typedAmount(typed, currency)
  if (cents === undefined) return typed.trim()
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
