import { expect, test } from 'vitest'
import { shownCents } from '#contract/money'
import { suggestedAmount } from './suggested-amount.ts'

const dollars = (cents: number) => shownCents(cents, 'USD')

test.each([
  ['$425,000', 'Around $425,000'],
  ['199999.50', 'Around $199,999.50'],
  ['0.9m', 'Around $900,000'],
  ['$685,000 - $720,000', 'Between $685,000 and $720,000'],
  ['$720,000 - $685,000', 'Between $685,000 and $720,000'],
  ['$250,000 - $250,000', 'Around $250,000'],
  ['$940,000 - $999,999.99', 'Between $940,000 and $999,999.99'],
  ['$940,000 - $1,000,000', 'From $940,000'],
])('for a home of %o a buyer reads %o', (price, suggestion) => expect(suggestedAmount(price, dollars)).toBe(suggestion))

test.each(['$1,000,000', '1.2m', '$1,850,000 - $2,000,000'])(
  'for a home of %o, where any offer of the price is refused, a buyer reads no suggestion',
  (price) => expect(suggestedAmount(price, dollars)).toBeUndefined(),
)

test('for a home without an amount in its price a buyer reads no suggestion', () =>
  expect(suggestedAmount('on request', dollars)).toBeUndefined())

test('on a site in pounds a buyer reads pounds', () =>
  expect(suggestedAmount('£425,000', (cents) => shownCents(cents, 'GBP'))).toBe('Around £425,000'))
