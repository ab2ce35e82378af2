/** A card as entered. It exists only during its request and is never stored. */
export type Card = { number: string; month: string; year: string; cvc: string }

const charged = ['4242424242424242', '5555555555554444', '378282246310005']
/** Stripe's test cards that are declined, with the reason (https://docs.stripe.com/testing). */
const declined: Record<string, string> = {
  '4000000000000002': 'Your card was declined.',
  '4000000000009995': 'Your card has insufficient funds.',
  '4000000000000069': 'Your card has expired.',
  '4000000000000127': "Your card's security code is incorrect.",
  '4000000000000119': 'An error occurred while processing your card. Try again in a little bit.',
}
const notATestCard =
  'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.'

/**
 * Returns the reason why a card can't be charged; `undefined` for a test card that can. Any card that is not a
 * documented test card is refused.
 */
export function refusalOfCard({ number, month, year, cvc }: Card, now: Date): string | undefined {
  const digits = number.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return 'Your card number is incorrect.'
  return dateProblem(month, year, now) ?? cvcProblem(cvc, digits) ?? outcomeOf(digits)
}

const outcomeOf = (digits: string): string | undefined =>
  charged.includes(digits) ? undefined : (declined[digits] ?? notATestCard)

function dateProblem(month: string, year: string, now: Date): string | undefined {
  const invalid = (part: 'month' | 'year') => `Your card's expiration ${part} is invalid.`
  if (!/^\d{1,2}$/.test(month) || +month < 1 || +month > 12) return invalid('month')
  if (!/^(\d{2}|\d{4})$/.test(year)) return invalid('year')
  const thisYear = now.getUTCFullYear()
  const full = year.length === 2 ? 2000 + +year : +year
  if (full < thisYear || full > thisYear + 50) return invalid('year')
  if (full === thisYear && +month < now.getUTCMonth() + 1) return invalid('month')
  return undefined
}

function cvcProblem(cvc: string, digits: string): string | undefined {
  const fits = /^3[47]/.test(digits) ? /^\d{3,4}$/ : /^\d{3}$/
  return fits.test(cvc) ? undefined : "Your card's security code is invalid."
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
