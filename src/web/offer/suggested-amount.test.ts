import { expect, test } from 'vitest'
import { shownCents } from '#contract/money'
import { suggestedAmount } from './suggested-amount.ts'

const dollars = (cents: number) => shownCents(cents, 'USD')

test.each([
  ['$425,000', 'Around $425,000'],
  ['199999.50', 'Around $199,999.50'],
  ['1.2m', 'Around $1,200,000'],
  ['$685,000 - $720,000', 'Between $685,000 and $720,000'],
  ['$720,000 - $685,000', 'Between $685,000 and $720,000'],
  ['$250,000 - $250,000', 'Around $250,000'],
])('for a home of %o a buyer reads %o', (price, suggestion) => expect(suggestedAmount(price, dollars)).toBe(suggestion))

test('for a home without an amount in its price a buyer reads no suggestion', () =>
  expect(suggestedAmount('on request', dollars)).toBeUndefined())

test('on a site in pounds a buyer reads pounds', () =>
  expect(suggestedAmount('£425,000', (cents) => shownCents(cents, 'GBP'))).toBe('Around £425,000'))
