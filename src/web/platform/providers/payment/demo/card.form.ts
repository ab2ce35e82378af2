import * as z from 'zod/mini'

const entered = (name: string) =>
  z.string().check(z.trim(), z.minLength(1, { error: `${name} is required`, abort: true }))

export const Card = z.object({
  number: entered('Card number').check(z.regex(/^\d[\d\s-]*$/, 'Card number has only digits')),
  expiry: entered('Expiry').check(z.refine((text) => expiryOf(text) !== undefined, 'Expiry is MM/YY, such as 12/34')),
  cvc: entered('CVC').check(z.regex(/^\d[\d\s]*$/, 'CVC has only digits')),
})
export type Card = z.infer<typeof Card>

export function expiryOf(text: string): { month: string; year: string } | undefined {
  const [, month, year] =
    /^(\d{1,2})\s*\/\s*(\d{2})$/.exec(text.trim()) ?? /^(\d{2})\s*(\d{2})$/.exec(text.trim()) ?? []
  return month && year ? { month, year } : undefined
}

export const digitsOf = (text: string): string => text.replace(/\D/g, '')
