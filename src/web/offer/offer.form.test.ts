import { expect, test } from 'vitest'
import { askingAmounts, offerFields, plainAmount, suggestedAmount } from './offer.form.ts'

test.each([
  ['250000', '250000'],
  [' 250,000.50 ', '250000.50'],
  ['$250,000', '250000'],
  ['$ 19.99', '19.99'],
  ['1,234,567', '1234567'],
  ['400k', '400000'],
  ['1,5', '1.50'],
  ['1.250.000,50', '1250000.50'],
  ['12,34,567', '1234567'],
  ['1.5.2', '1.5.2'],
  ['495.000', '495.000'],
  ['£5', '£5'],
  ['', ''],
])('on a site in dollars, %o is read as %o', (typed, read) =>
  expect(plainAmount(typed, { currency: 'USD' })).toBe(read),
)

test.each([
  ['£250,000.50', '250000.50'],
  ['GBP 250000', '250000'],
  ['250,000', '250000'],
  ['$250,000', '$250,000'],
])('on a site in pounds, %o is read as %o', (typed, read) => expect(plainAmount(typed, { currency: 'GBP' })).toBe(read))

test.each([
  ['0.49', 'An offer below £0.50 cannot be charged to a card'],
  ['0.50', undefined],
  ['999999.99', undefined],
  ['1000000', undefined],
  ['250k', undefined],
  ['495.000', 'Offered amount must be a positive amount with at most two decimals, such as 250000.50'],
])('on a site in pounds, an offer of %s shows: %s', (amount, words) => {
  expect(offerFields('GBP').shape.offerAmount.safeParse(amount).error?.issues[0]?.message).toBe(words)
})

const dollars = { currency: 'USD' } as const

test.each([
  ['$425,000', 'Around $425,000'],
  ['199999.50', 'Around $199,999.50'],
  ['0.9m', 'Around $900,000'],
  ['$685,000 - $720,000', 'Between $685,000 and $720,000'],
  ['$720,000 - $685,000', 'Between $685,000 and $720,000'],
  ['$250,000 - $250,000', 'Around $250,000'],
  ['$940,000 - $999,999.99', 'Between $940,000 and $999,999.99'],
  ['$940,000 - $1,200,000', 'Between $940,000 and $1,200,000'],
  ['1.2m', 'Around $1,200,000'],
])('for a home of %o a buyer reads %o', (price, suggestion) => expect(suggestedAmount(price, dollars)).toBe(suggestion))

test('for a home without an amount in its price a buyer reads no suggestion', () =>
  expect(suggestedAmount('on request', dollars)).toBeUndefined())

test('on a site in pounds a buyer reads pounds', () =>
  expect(suggestedAmount('£425,000', { currency: 'GBP' })).toBe('Around £425,000'))

test.each([
  ['$685,000 - $720,000', ['$685,000 685000', '$702,500 702500', '$720,000 720000']],
  ['$425,000', ['$425,000 425000']],
  ['0.9m - 0.95m', ['$900,000 900000', '$925,000 925000', '$950,000 950000']],
  ['199999.50', ['$199,999.50 199999.50']],
  ['on request', []],
])('for a home of %o the amounts to choose from are %o', (price, amounts) =>
  expect(askingAmounts(price, dollars).map((each) => each.join(' '))).toEqual(amounts),
)
