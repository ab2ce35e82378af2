import * as z from 'zod/mini'
import { latinDigits } from '#contract/latin-digits'
import * as t from '#messages/cardFields'

const entered = (name: () => string) =>
  z
    .string()
    .check(
      z.trim(),
      z.overwrite(latinDigits),
      z.minLength(1, { error: () => t.required({ field: name() }), abort: true }),
    )

export const Card = z.object({
  number: entered(t.number).check(z.regex(/^\d[\d\s-]*$/, { error: t.numberDigits })),
  expiry: entered(t.expiry).check(z.refine((text) => expiryOf(text) !== undefined, { error: t.expiryFormat })),
  cvc: entered(t.cvc).check(z.regex(/^\d[\d\s]*$/, { error: t.cvcDigits })),
})
export type Card = z.infer<typeof Card>

export function expiryOf(text: string): { month: string; year: string } | undefined {
  const [, month, year] =
    /^(\d{1,2})\s*\/\s*(\d{2})$/.exec(text.trim()) ?? /^(\d{2})\s*(\d{2})$/.exec(text.trim()) ?? []
  return month && year ? { month, year } : undefined
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '')
