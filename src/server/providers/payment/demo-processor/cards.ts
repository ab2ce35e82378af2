/** A card as its form sends it. It lives as long as its request: nothing keeps it. */
export type Card = { number: string; month: string; year: string; cvc: string }
/** Why a card was not charged, with Stripe's codes and messages (https://docs.stripe.com/testing, https://docs.stripe.com/error-codes). */
export type Decline = { code: string; message: string; decline_code?: string; param?: string }

const charged = ['4242424242424242', '5555555555554444', '378282246310005']
const declined: Record<string, Decline> = {
  '4000000000000002': {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  '4000000000009995': {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  '4000000000000069': { code: 'expired_card', message: 'Your card has expired.', param: 'exp_month' },
  '4000000000000127': { code: 'incorrect_cvc', message: "Your card's security code is incorrect.", param: 'cvc' },
  '4000000000000119': {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
}
const notATestCard: Decline = {
  code: 'card_declined',
  decline_code: 'test_mode_live_card',
  message:
    'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
}
const incorrectNumber: Decline = {
  code: 'incorrect_number',
  message: 'Your card number is incorrect.',
  param: 'number',
}

/** Why this card can't be charged; `undefined` for a test card that can. Only documented test cards are ever charged. */
export function declineOf({ number, month, year, cvc }: Card, now: Date): Decline | undefined {
  const digits = number.replace(/[\s-]/g, '')
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return incorrectNumber
  return dateProblem(month, year, now) ?? cvcProblem(cvc, digits) ?? outcomeOf(digits)
}

const outcomeOf = (digits: string): Decline | undefined =>
  charged.includes(digits) ? undefined : (declined[digits] ?? notATestCard)

function dateProblem(month: string, year: string, now: Date): Decline | undefined {
  const invalid = (what: 'month' | 'year'): Decline => ({
    code: `invalid_expiry_${what}`,
    message: `Your card's expiration ${what} is invalid.`,
    param: `exp_${what}`,
  })
  if (!/^\d{1,2}$/.test(month) || +month < 1 || +month > 12) return invalid('month')
  if (!/^(\d{2}|\d{4})$/.test(year)) return invalid('year')
  const thisYear = now.getUTCFullYear()
  const full = year.length === 2 ? 2000 + +year : +year
  if (full < thisYear || full > thisYear + 50) return invalid('year')
  if (full === thisYear && +month < now.getUTCMonth() + 1) return invalid('month')
  return undefined
}

function cvcProblem(cvc: string, digits: string): Decline | undefined {
  const fits = /^3[47]/.test(digits) ? /^\d{3,4}$/ : /^\d{3}$/
  if (fits.test(cvc)) return undefined
  return { code: 'invalid_cvc', message: "Your card's security code is invalid.", param: 'cvc' }
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
