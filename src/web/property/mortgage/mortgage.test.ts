import { expect, test } from 'vitest'
import { monthlyCost, priceForMonth } from './monthly-cost.ts'
import { isTerms, monthlyPayment } from './mortgage.ts'
import { readLoan } from './read-loan.ts'

test.each([
  [{ price: 200_000, depositPercent: 0, ratePercent: 6, years: 30 }, 1199.1],
  [{ price: 250_000, depositPercent: 20, ratePercent: 6, years: 30 }, 1199.1],
  [{ price: 300_000, depositPercent: 10, ratePercent: 4.5, years: 25 }, 1500.75],
  [{ price: 120_000, depositPercent: 0, ratePercent: 0, years: 10 }, 1000],
  [{ price: 1200, depositPercent: 0, ratePercent: 12, years: 1 }, 106.62],
])('a loan of %o is paid back with %d a month', (loan, payment) => {
  expect(monthlyPayment(loan)).toBeCloseTo(payment, 2)
})

test('equal payments pay the loan back to the cent', () => {
  const loan = { price: 412_345, depositPercent: 13, ratePercent: 5.25, years: 27 }
  const payment = monthlyPayment(loan)
  let owed = loan.price * 0.87
  for (let month = 0; month < loan.years * 12; month += 1) owed = owed * (1 + 0.0525 / 12) - payment
  expect(Math.abs(owed)).toBeLessThan(0.01)
})

const typed = { price: '250,000', depositPercent: '20', ratePercent: '4.5', years: '25' }

test('parses typed values as people write them', () => {
  expect(readLoan(typed, {})).toEqual({
    loan: { price: 250_000, depositPercent: 20, ratePercent: 4.5, years: 25 },
    errors: {},
  })
  expect(readLoan({ ...typed, ratePercent: '0' }, {}).loan?.ratePercent).toBe(0)
})

test.each([
  ['price', '250.000', {}, 'Home price must be a number: is it 250 or 250,000?'],
  ['price', '250.000', { currency: 'EUR' }, 250_000],
  ['price', '250k', {}, 250_000],
  ['ratePercent', '3,5', {}, 3.5],
  ['ratePercent', '٣٫٥', {}, 3.5],
  ['ratePercent', '3,500', {}, 3.5],
  ['depositPercent', '१५', {}, 15],
  ['years', '３０', {}, 30],
] as const)('reads %s of %s with %o as %s', (field, text, hints, read) => {
  const { loan, errors } = readLoan({ ...typed, [field]: text }, hints)
  expect(errors[field] ?? loan?.[field]).toBe(read)
})

test.each(['price', 'depositPercent', 'ratePercent', 'years'])(
  'nothing is worked out, and nothing is wrong, without %s',
  (field) => {
    expect(readLoan({ ...typed, [field]: ' ' }, {})).toEqual({ errors: {} })
  },
)

test.each([
  ['price', '0'],
  ['price', '1000000001'],
  ['depositPercent', '100'],
  ['depositPercent', '-1'],
  ['ratePercent', '30.1'],
  ['ratePercent', 'four'],
  ['ratePercent', '1e3'],
  ['years', '0.5'],
  ['years', '51'],
  ['years', 'Infinity'],
])('%s of %s is refused at its field', (field, value) => {
  const { loan, errors } = readLoan({ ...typed, [field]: value }, {})
  expect([loan, Object.keys(errors)]).toEqual([undefined, [field]])
})

/** Numbers from 0 to 1 that are the same in each run. */
function* numbers(seed: number) {
  for (let next = seed; ; ) {
    next = (next * 16_807) % 2_147_483_647
    yield next / 2_147_483_647
  }
}
const random = numbers(37)
const between = (least: number, most: number) => least + (random.next().value ?? 0) * (most - least)

test('the month of 100 homes is the payment of the loan for their lowest price', () => {
  for (let home = 0; home < 100; home++) {
    const lowest = Math.round(between(20_000, 5_000_000))
    const terms = { depositPercent: between(0, 90), ratePercent: between(0, 12), years: Math.ceil(between(1, 40)) }
    const payment = monthlyPayment({ ...terms, price: lowest })
    expect(monthlyCost(`$${lowest.toLocaleString('en')} - $${lowest + 1000}`, terms, {})).toBe(Math.round(payment))
    expect(Math.abs(priceForMonth(payment, terms) - lowest)).toBeLessThanOrEqual(1)
  }
})

test('a price that can’t be read has no month', () => {
  expect(monthlyCost('on request', { depositPercent: 20, ratePercent: 4, years: 25 }, {})).toBeUndefined()
})

test.each([
  [{ depositPercent: 20, ratePercent: 4, years: 25 }, true],
  [{ depositPercent: 20, ratePercent: 4 }, false],
  [{ depositPercent: 20, ratePercent: 4, years: '25' }, false],
  [{ depositPercent: 20, ratePercent: 31, years: 25 }, false],
  [null, false],
])('of what a browser has kept, %o are terms: %s', (kept, are) => {
  expect(isTerms(kept)).toBe(are)
})
