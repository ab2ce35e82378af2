import { expect, test } from 'vitest'
import type { OfferStatus } from '#contract/offer-status'
import { refusalOf } from '../../../../test/people/refusal-of.ts'
import {
  checkBuyingDate,
  checkChargeable,
  checkIsAgent,
  checkMayAccept,
  checkMayAnswer,
  checkMayCancel,
  checkMayOffer,
  checkMayReadReceipt,
  checkOwnOffers,
  checkOwnRequests,
  hasOpenOffer,
  paymentDeadline,
} from './offer.rules.ts'

const buyer = { email: 'buyer@people.example', role: null }
const agent = { email: 'agent@people.example', role: 'agent' } as const
const other = { email: 'other@people.example', role: 'agent' } as const
const admin = { email: 'admin@people.example', role: 'admin' } as const
const home = { email: agent.email, status: 'verified', sold: false, withdrawn: false } as const
const offerOf = (status: OfferStatus) => ({ agentEmail: agent.email, buyerEmail: buyer.email, status })

const notThere = ['notFound', 'This property doesn’t exist or was removed.']
const noOffer = ['notFound', 'This offer doesn’t exist or was removed.']
const isSold = ['conflict', 'This property has been sold.']
const notOpen = ['conflict', 'This property is not open to offers.']

test.each([
  ['a home for sale', buyer, home, undefined],
  ['their own home', agent, home, ['conflict', 'This is your own property.']],
  ['a sold home', buyer, { ...home, sold: true }, isSold],
  ['a pending home', buyer, { ...home, status: undefined }, notThere],
  ['a pending home, as an admin', admin, { ...home, status: undefined }, notOpen],
] as const)('access to offering on %s', (_what, caller, property, refused) => {
  expect(refusalOf(() => checkMayOffer({ ...caller, isInterested: false }, property, new Date()))).toEqual(refused)
})

test('rejects a second offer of a buyer with an open one', () => {
  const message = 'You have an open offer on this property already. Wait for its answer before you make another.'
  expect(refusalOf(hasOpenOffer)).toEqual(['conflict', message])
})

test('accepts a buying date that is today anywhere on earth, or later', () => {
  const message = 'Buying date must be today or later'
  const noon = new Date('2026-11-22T12:00:00Z')
  expect(refusalOf(() => checkBuyingDate('2026-11-22', noon))).toBeUndefined()
  expect(refusalOf(() => checkBuyingDate('2026-11-21', noon))).toEqual(['invalid', message, { buyingDate: message }])
  const beforeNoon = new Date('2026-11-22T11:59:59.999Z')
  expect(refusalOf(() => checkBuyingDate('2026-11-21', beforeNoon))).toBeUndefined()
  expect(refusalOf(() => checkBuyingDate('2026-11-20', beforeNoon))?.[1]).toBe(message)
})

test('rejects an amount that no card can pay, at its field', () => {
  const message = 'An offer below $0.50 cannot be charged to a card'
  expect(refusalOf(() => checkChargeable(50, 'USD'))).toBeUndefined()
  expect(refusalOf(() => checkChargeable(49, 'USD'))).toEqual(['invalid', message, { offerAmount: message }])
  expect(refusalOf(() => checkChargeable(49, 'USD', 'counterAmount'))?.[2]).toEqual({ counterAmount: message })
})

test('only the buyer lists their offers, only the agent their requests', () => {
  expect(refusalOf(() => checkOwnOffers(buyer, buyer.email))).toBeUndefined()
  const foreign = refusalOf(() => checkOwnOffers(admin, buyer.email))
  expect(foreign).toEqual(['forbidden', 'You may only see your own offers.'])
  for (const caller of [agent, { ...agent, role: 'admin' } as const])
    expect(refusalOf(() => checkOwnRequests(caller, agent.email))).toBeUndefined()
  expect(refusalOf(() => checkOwnRequests(buyer, buyer.email))).toEqual([
    'forbidden',
    'Only agents have requested properties.',
  ])
  expect(refusalOf(() => checkOwnRequests(other, agent.email))).toEqual([
    'forbidden',
    'You may only see offers on your own properties.',
  ])
})

test.each([
  ['agent', undefined],
  ['admin', undefined],
  [null, ['forbidden', 'Only the agent of a property may answer its offers.']],
  ['fraud', ['forbidden', 'Only the agent of a property may answer its offers.']],
] as const)('access of role %s to answering offers', (role, refused) => {
  expect(refusalOf(() => checkIsAgent({ ...agent, role }))).toEqual(refused)
})

test.each([
  ['a pending one', agent, offerOf('pending'), undefined],
  [
    'an accepted one',
    agent,
    offerOf('accepted'),
    ['conflict', 'This offer can no longer be answered: it is accepted.'],
  ],
  ['one on another’s home', other, offerOf('pending'), noOffer],
  ['none', agent, undefined, noOffer],
] as const)('answering an offer: %s', (_what, caller, offer, refused) => {
  expect(refusalOf(() => checkMayAnswer(caller, offer))).toEqual(refused)
})

test.each([
  ['a pending one', buyer, offerOf('pending'), undefined],
  [
    'an accepted one',
    buyer,
    offerOf('accepted'),
    ['conflict', 'This offer can no longer be withdrawn: it is accepted.'],
  ],
  ['another’s', agent, offerOf('pending'), noOffer],
  ['none', buyer, undefined, noOffer],
] as const)('withdrawing an offer: %s', (_what, caller, offer, refused) => {
  expect(refusalOf(() => checkMayCancel(caller, offer))).toEqual(refused)
})

test.each([
  ['its buyer', buyer, 'Bought', undefined],
  ['its agent', agent, 'Bought', undefined],
  ['its agent, an admin by now', { ...agent, role: 'admin' }, 'Bought', undefined],
  ['an admin', admin, 'Bought', undefined],
  ['its former agent', { ...agent, role: null }, 'Bought', noOffer],
  ['another agent', other, 'Bought', noOffer],
  [
    'its buyer, before it is paid',
    buyer,
    'accepted',
    ['conflict', 'This offer is not paid, so there is no receipt for it.'],
  ],
] as const)('access of %s to the receipt of a sale', (_who, caller, status, refused) => {
  expect(refusalOf(() => checkMayReadReceipt(caller, offerOf(status)))).toEqual(refused)
})

test('returns 404 for the receipt of an unknown offer', () => {
  expect(refusalOf(() => checkMayReadReceipt(admin, undefined))).toEqual(noOffer)
})

test.each([
  ['a home for sale', home, undefined, undefined],
  ['a sold home', { ...home, sold: true }, undefined, isSold],
  ['a withdrawn home', { ...home, withdrawn: true }, undefined, notOpen],
  [
    'a home whose offer of another is accepted',
    home,
    { id: 'o' },
    ['conflict', 'Another offer on this property is accepted already.'],
  ],
  ['a home that was removed', undefined, undefined, ['conflict', 'This property was removed.']],
] as const)('accepting an offer on %s', (_what, property, winner, refused) => {
  expect(refusalOf(() => checkMayAccept(property, winner))).toEqual(refused)
})

test('computes the payment deadline from whole and fractional days', () => {
  const accepted = new Date('2026-11-22T12:00:00Z')
  expect(paymentDeadline(accepted, 7)).toEqual(new Date('2026-11-29T12:00:00Z'))
  expect(paymentDeadline(accepted, 0.5)).toEqual(new Date('2026-11-23T00:00:00Z'))
})
