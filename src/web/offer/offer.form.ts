import * as z from 'zod/mini'
import { Cents } from '#contract/money'
import { Day } from '#contract/text'
import { today } from '../ui/time/today.ts'

/** The two fields of an offer that a person fills in; the amount is read as cents. */
export const OfferFields = z.object({
  buyingDate: Day('Buying date').check(z.refine((day) => day >= today(), 'Buying date must be today or later')),
  offerAmount: Cents,
})

/** "$250,000.50" → "250000.50"; what is no such amount stays as it is, to be refused in words. */
export function plainAmount(typed: string): string {
  const text = typed.trim()
  return /^\$?\s?(\d{1,3}(,\d{3})+|\d+)(\.\d*)?$/.test(text) ? text.replace(/[$,\s]/g, '') : text
}
