import { expect, test } from 'vitest'
import * as t from '#messages/refusals'
import { refusalOf } from '../../../../test/people/refusal-of.ts'
import {
  alreadyPaid,
  beingFinished,
  checkMayPay,
  checkPayable,
  lostPayment,
  onlyOne,
  priceInCents,
  unusedPayment,
  whyNotPayable,
  whyNotUsable,
  wrongReceipt,
} from './payment.rules.ts'

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
const unpaid = { ...offer, left: 1999 }

test.each([
  ['an accepted offer on a home for sale', offer, home, undefined],
  ['a pending one', { ...offer, status: 'pending' }, home, 'the offer is pending'],
  ['a rejected one', { ...offer, status: 'rejected' }, home, 'the offer is rejected'],
  ['a bought one', { ...offer, status: 'Bought' }, { ...home, sold: true }, 'the offer is paid already'],
  ['one on a sold home', offer, { ...home, sold: true }, 'the home has been sold'],
  ['one on a withdrawn home', offer, { ...home, withdrawn: true }, 'the home is no longer for sale'],
  ['one on a deleted home', { ...offer, status: 'rejected' }, undefined, 'the home was removed'],
] as const)('payment of %s', (_, row, property, why) => {
  expect(whyNotPayable(row, property)).toBe(why)
})

test.each([
  ['the payment that was requested', {}, undefined],
  ['one cent too little', { amountReceived: 1998 }, 'its amount is not the amount of the offer'],
  ['one cent too much', { amountReceived: 2000 }, 'its amount is not the amount of the offer'],
  ['another currency', { currency: 'eur' }, 'it was made in another currency'],
  ['another offer’s', { offerId: 'o2' }, 'it was made for another offer'],
  ['no offer’s', { offerId: undefined }, 'it was made for another offer'],
  ['a cancelled one', { status: 'cancelled', amountReceived: 0 }, 'it was cancelled'],
  ['one that is unpaid as yet', { status: 'unpaid', amountReceived: 0 }, undefined],
  ['one that is processing', { status: 'processing', amountReceived: 0 }, undefined],
])('%s as a receipt', (_, change, why) => {
  expect(whyNotUsable({ ...receipt, ...change }, expected, unpaid)).toBe(why)
})

test('rejects a payment stored for another offer, or an offer of another amount or currency, as a receipt', () => {
  const why = (kept: object, row: object = {}) => whyNotUsable(receipt, { ...expected, ...kept }, { ...unpaid, ...row })
  expect(why({ offerId: 'o2' })).toBe('it was made for another offer')
  expect(why({ amount: 1998 })).toBe('its amount is not the amount of the offer')
  expect(why({}, { left: 1998 })).toBe('its amount is not the amount of the offer')
  expect(why({ currency: 'gbp' })).toBe('it was made in another currency')
  expect(whyNotUsable(receipt, expected, { ...unpaid, currency: 'GBP' })).toBe('it was made in another currency')
})

test('a part of what is left of an offer can be used', () => {
  expect(whyNotUsable(receipt, expected, { ...offer, left: 4000 })).toBeUndefined()
})

test('an intent that is unknown to the provider doesn’t make the payment unusable', () => {
  expect(whyNotUsable('unknown', expected, unpaid)).toBeUndefined()
})

test('only the buyer can pay an offer, at its own price', () => {
  expect(() => checkMayPay({ email: offer.buyerEmail }, offer, 1999)).not.toThrow()
  expect(refusalOf(() => checkMayPay({ email: offer.buyerEmail }, offer, 2000))).toEqual([
    'conflict',
    'The price is $19.99, the amount of the offer.',
  ])
  expect(() => checkMayPay({ email: offer.buyerEmail }, { ...offer, currency: 'GBP' }, 2000)).toThrow('£19.99')
  expect(() => checkMayPay({ email: 'other@people.example' }, offer, 1999)).toThrow('doesn’t exist')
  expect(() => checkMayPay({ email: offer.buyerEmail }, undefined, 1999)).toThrow('doesn’t exist')
})

test('a price alone has to identify exactly one offer', () => {
  expect(onlyOne([offer])).toBe(offer)
  expect(refusalOf(() => onlyOne([]))).toEqual(['conflict', 'You have no accepted offer of this price to pay.'])
  expect(refusalOf(() => onlyOne([offer, offer]))).toEqual([
    'conflict',
    'You have several accepted offers of this price. Send the offerId.',
  ])
})

test.each([
  [19.99, 1999],
  ['250000.50', 25000050],
  [' 1.15 ', 115],
])('a price of %s is %i cents', (price, cents) => expect(priceInCents(price)).toBe(cents))

test.each(['', 'abc', '1.234', -1, Number.NaN, Number.POSITIVE_INFINITY, 1e21])('rejects %s as a price', (price) =>
  expect(refusalOf(() => priceInCents(price))).toEqual([
    'invalid',
    'price must be an amount such as 250000.50',
    { price: 'price must be an amount such as 250000.50' },
  ]),
)

test('rejects the payment of an offer that can’t be paid, with the reason', () => {
  expect(refusalOf(() => checkPayable(offer, home))).toBeUndefined()
  const refused = ['conflict', 'This offer can’t be paid, because the home was removed.']
  expect(refusalOf(() => checkPayable(offer, undefined))).toEqual(refused)
})

test.each([
  [() => wrongReceipt(t.unpaidPayment), 'This payment can’t be recorded for this offer: it has not been paid.'],
  [
    () => unusedPayment('it was cancelled'),
    'This payment could not be recorded, because it was cancelled. The money goes back.',
  ],
  [alreadyPaid, 'This offer is paid already.'],
  [beingFinished, 'An earlier payment of this offer is being finished. Please try again in a moment.'],
  [
    lostPayment,
    'The card provider can’t find the payment that was started for this offer. Please write to us under Contact.',
  ],
])('rejects a payment that can’t continue with a conflict: %o', (refusal, message) => {
  expect(refusalOf(refusal)).toEqual(['conflict', message])
})
