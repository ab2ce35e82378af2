import { expect, test } from 'vitest'
import type { Property } from '#contract/property'
import { refusalOf } from '../../../../test/people/refusal-of.ts'
import { checkMayWish, checkOwnList } from './wishlist.rules.ts'

const buyer = { email: 'buyer@people.example' }
const home = { email: 'agent@people.example', status: 'verified', sold: false, withdrawn: false } as Property
const notThere = ['notFound', 'This property doesn’t exist or was removed.']

test('only the buyer can list their wishlist', () => {
  expect(refusalOf(() => checkOwnList(buyer, buyer.email))).toBeUndefined()
  const refused = refusalOf(() => checkOwnList(buyer, 'other@people.example'))
  expect(refused).toEqual(['forbidden', 'This is another user’s wishlist.'])
})

test.each([
  ['a home for sale', {}, undefined],
  ['their own home', { email: buyer.email }, ['conflict', 'This home is your own listing.']],
  ['a pending home', { status: undefined }, notThere],
  ['a withdrawn home, though it is sold', { withdrawn: true, sold: true }, notThere],
  ['a sold home', { sold: true }, ['conflict', 'This property has been sold.']],
  ['a paused home', { market: 'paused' }, notThere],
] as const)('access of a buyer to wishing %s', (_what, change, refused) => {
  expect(refusalOf(() => checkMayWish({ ...buyer, isInterested: false }, { ...home, ...change }))).toEqual(refused)
})
