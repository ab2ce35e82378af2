import { type Hints, readTyped } from 'price-text'
import * as z from 'zod/mini'
import { Cents } from '#contract/cents'
import { whyNotChargeable } from '#contract/charge'
import { now } from '#contract/clock'
import type { Currency } from '#contract/currency'
import { shownShort } from '#contract/money'
import { MAX_NOTE_LENGTH, MAX_REASON_LENGTH } from '#contract/offer'
import { priceRange } from '#contract/price'
import { Day, optionalText } from '#contract/text'
import * as t from '#messages/offer'
import { reason } from '#messages/requests'
import { today } from '../ui/time/format.ts'

/** Parses amounts to cents. While `currency` (the site's) is still loading, only the server checks its limits. */
export const offerFields = (currency: Currency | undefined) =>
  z.object({
    buyingDate: Day(t.buyingDate()).check(z.refine((day) => day >= today(now()), t.todayOrLater())),
    offerAmount: chargeable(currency),
    note: z.optional(optionalText(t.note(), MAX_NOTE_LENGTH)),
  })

const chargeable = (currency: Currency | undefined) =>
  Cents.check(
    z.superRefine((cents, context) => {
      const problem = currency && whyNotChargeable(cents, currency)
      if (problem) context.addIssue(problem)
    }),
  )

const emptyToUndefined = (typed: string | number) => (typed === '' ? undefined : typed)

export const rejectionFields = (currency: Currency | undefined) =>
  z.object({
    reason: z.optional(optionalText(reason(), MAX_REASON_LENGTH)),
    counterAmount: z.pipe(z.transform(emptyToUndefined), z.optional(chargeable(currency))),
  })

/** Formats "$250,000.50" as "250000.50" and "400k" as "400000"; other text is unchanged, and fails validation. */
export function plainAmount(typed: string, hints: Hints): string {
  const cents = readTyped(typed, hints).cents
  return cents === undefined ? typed.trim() : typedCents(cents)
}

const typedCents = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))

type Money = { currency: Currency | undefined }

export function askingAmounts(price: string, { currency }: Money): [shown: string, typed: string][] {
  const range = priceRange(price, { currency })
  if (!range) return []
  const { lowest, highest } = range
  const middle = Math.round((lowest + highest) / 200) * 100
  return (lowest === highest ? [lowest] : [lowest, middle, highest]).map((cents) => [
    shownShort(cents, currency),
    typedCents(cents),
  ])
}

export function suggestedAmount(price: string, { currency }: Money): string | undefined {
  const range = priceRange(price, { currency })
  if (!range) return undefined
  const lowest = shownShort(range.lowest, currency)
  return range.lowest === range.highest
    ? t.around({ amount: lowest })
    : t.between({ lowest, highest: shownShort(range.highest, currency) })
}
export type OfferInputs = { buyingDate: string; offerAmount: string | number; note?: string | undefined }
export type OfferValues = { buyingDate: string; offerAmount: number; note?: string | undefined }
