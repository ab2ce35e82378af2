import { expect, test } from 'vitest'
import { checkMayPay, onlyOne, priceInCents, whyNotPayable, whyNotUsable } from './payment.rules.ts'

const offer = {
  _id: 'o1',
  status: 'accepted',
  amount: 1999,
  currency: 'USD',
  buyerEmail: 'buyer@people.example',
} as const
const home = { sold: false, withdrawn: false }
const receipt = { status: 'paid', amountReceived: 1999, currency: 'usd', offerId: 'o1' }
const expected = { offerId: 'o1', amount: 1999, currency: 'usd' }

test.each([
  ['an accepted offer on a home for sale', offer, home, undefined],
  ['a pending one', { ...offer, status: 'pending' }, home, 'the offer is pending'],
  ['a rejected one', { ...offer, status: 'rejected' }, home, 'the offer is rejected'],
  ['a bought one', { ...offer, status: 'Bought' }, { ...home, sold: true }, 'the offer is paid already'],
  ['one on a sold home', offer, { ...home, sold: true }, 'the home has been sold'],
  ['one on a withdrawn home', offer, { ...home, withdrawn: true }, 'the home is no longer for sale'],
  ['one on a deleted home', { ...offer, status: 'rejected' }, undefined, 'the home was removed'],
] as const)('whether %s can be paid', (_, row, property, why) => {
  expect(whyNotPayable(row, property)).toBe(why)
})

test.each([
  ['the payment that was requested', {}, undefined],
  ['one cent too little', { amountReceived: 1998 }, 'its amount is not the amount of the offer'],
  ['one cent too much', { amountReceived: 2000 }, 'its amount is not the amount of the offer'],
  ['another currency', { currency: 'eur' }, 'it was made in another currency'],
  ['another offer’s', { offerId: 'o2' }, 'it was made for another offer'],
  ['no offer’s', { offerId: undefined }, 'it was made for another offer'],
])('%s as a receipt', (_, change, why) => {
  expect(whyNotUsable({ ...receipt, ...change }, expected, offer)).toBe(why)
})

test('a payment that was kept for another offer, or an offer whose amount or currency is another, is no receipt', () => {
  expect(whyNotUsable(receipt, { ...expected, offerId: 'o2' }, offer)).toBeDefined()
  expect(whyNotUsable(receipt, expected, { ...offer, amount: 1998 })).toBeDefined()
  expect(whyNotUsable(receipt, expected, { ...offer, currency: 'GBP' })).toBe('it was made in another currency')
})

test('an offer is paid by its buyer, at its own price', () => {
  expect(() => checkMayPay({ email: offer.buyerEmail }, offer, 1999)).not.toThrow()
  expect(() => checkMayPay({ email: offer.buyerEmail }, offer, 2000)).toThrow('$19.99')
  expect(() => checkMayPay({ email: offer.buyerEmail }, { ...offer, currency: 'GBP' }, 2000)).toThrow('£19.99')
  expect(() => checkMayPay({ email: 'other@people.example' }, offer, 1999)).toThrow('doesn’t exist')
})

test('a price alone means one offer, not none and not two', () => {
  expect(onlyOne([offer])).toBe(offer)
  expect(() => onlyOne([])).toThrow('no accepted offer')
  expect(() => onlyOne([offer, offer])).toThrow('Send the offerId')
})

test.each([
  [19.99, 1999],
  ['250000.50', 25000050],
  [' 1.15 ', 115],
])('a price of %s is %i cents', (price, cents) => expect(priceInCents(price)).toBe(cents))

test.each(['', 'abc', '1.234', -1, Number.NaN, Number.POSITIVE_INFINITY, 1e21])('%s is no price', (price) =>
  expect(() => priceInCents(price)).toThrow('price must be'),
)
