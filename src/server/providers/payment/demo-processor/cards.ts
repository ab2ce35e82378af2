import * as t from '#messages/refusals'

/** A card as entered. It exists only during its request and is never stored. */
export type Card = { number: string; month: string; year: string; cvc: string }

const charged = ['4242424242424242', '5555555555554444', '378282246310005']
/** Stripe's test cards that are declined, with the reason (https://docs.stripe.com/testing). */
const declined: Record<string, () => string> = {
  '4000000000000002': t.cardDeclined,
  '4000000000009995': t.cardNoFunds,
  '4000000000000069': t.cardExpired,
  '4000000000000127': t.cardWrongCvc,
  '4000000000000119': t.cardProcessing,
}

/**
 * Returns the reason why a card can't be charged, in the reader's language; `undefined` for a test card that can. Any
 * card that is not a documented test card is refused.
 */
export function refusalOfCard({ number, month, year, cvc }: Card, now: Date): string | undefined {
  const digits = number.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return t.cardNumberWrong()
  return dateProblem(month, year, now) ?? cvcProblem(cvc, digits) ?? outcomeOf(digits)
}

const outcomeOf = (digits: string): string | undefined =>
  charged.includes(digits) ? undefined : (declined[digits] ?? t.cardNoTest)()

function dateProblem(month: string, year: string, now: Date): string | undefined {
  if (!/^\d{1,2}$/.test(month) || +month < 1 || +month > 12) return t.cardMonthWrong()
  if (!/^(\d{2}|\d{4})$/.test(year)) return t.cardYearWrong()
  const thisYear = now.getUTCFullYear()
  const full = year.length === 2 ? 2000 + +year : +year
  if (full < thisYear || full > thisYear + 50) return t.cardYearWrong()
  if (full === thisYear && +month < now.getUTCMonth() + 1) return t.cardMonthWrong()
  return undefined
}

function cvcProblem(cvc: string, digits: string): string | undefined {
  const fits = /^3[47]/.test(digits) ? /^\d{3,4}$/ : /^\d{3}$/
  return fits.test(cvc) ? undefined : t.cardCvcInvalid()
}

function passesLuhn(digits: string): boolean {
  const sum = digits
    .split('')
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
