import { expect, test } from 'vitest'
import { OfferStatus, offerCan, offerMoves } from './offer-status.ts'
import { mayBeDeleted, mayBeUpdated, propertyCan, propertyMoves } from './property-status.ts'
import { isForSale, isPublic } from './property-visibility.ts'
import { canBecome, Role } from './user.ts'
import { viewingMoves } from './viewing-status.ts'

test.each([
  ['accept', 'pending'],
  ['reject', 'pending'],
  ['pay', 'accepted'],
  ['lapse', 'accepted'],
  ['cancel', 'pending'],
  ['close', 'pending accepted'],
] as const)('an offer can %s only from %s', (move, from) => {
  for (const status of OfferStatus.options) expect(offerCan(move, { status })).toBe(from.split(' ').includes(status))
})

test('no move leads out of rejected or Bought', () => {
  for (const { from } of Object.values(offerMoves)) {
    expect(from).not.toContain('rejected')
    expect(from).not.toContain('Bought')
  }
})

test.each(['verify', 'reject'] as const)('an admin can %s a property only while it is pending', (move) => {
  expect(propertyCan(move, {})).toBe(true)
  expect(propertyCan(move, { status: 'verified' })).toBe(false)
  expect(propertyCan(move, { status: 'rejected' })).toBe(false)
})

test('an agent can update a pending or verified property, not a rejected or sold one', () => {
  expect(mayBeUpdated({ sold: false })).toBe(true)
  expect(mayBeUpdated({ status: 'verified', sold: false })).toBe(true)
  expect(mayBeUpdated({ status: 'rejected', sold: false })).toBe(false)
  expect(mayBeUpdated({ status: 'verified', sold: true })).toBe(false)
})

test('a sold property can’t be deleted', () => {
  expect(mayBeDeleted({ sold: false })).toBe(true)
  expect(mayBeDeleted({ sold: true })).toBe(false)
})

test.each([
  ['admin', ['agent', null, undefined]],
  ['agent', ['admin', null, undefined]],
  ['fraud', ['admin', 'agent', null, undefined]],
] as const)('an admin makes a user %s from these roles only: %j', (role, from) => {
  for (const now of [...Role.options, null, undefined])
    expect([now, canBecome(role, now)]).toEqual([now, (from as readonly unknown[]).includes(now)])
})

test('a move sets its status', () => {
  const after = (moves: Record<string, { to: string }>) =>
    Object.entries(moves).map(([move, { to }]) => `${move}: ${to}`)
  const offer = ['accept: accepted', 'reject: rejected', 'pay: Bought', 'lapse: rejected', 'cancel: rejected']
  expect(after(offerMoves)).toEqual([...offer, 'close: rejected'])
  expect(after(propertyMoves)).toEqual(['verify: verified', 'reject: rejected'])
  const viewing = ['accept: accepted', 'decline: declined', 'propose: proposed', 'cancel: cancelled']
  expect(after(viewingMoves)).toEqual([...viewing, 'lapse: lapsed', 'close: cancelled'])
})

test.each([
  [{ status: 'verified' }, true, true],
  [{ status: 'verified', sold: true }, true, false],
  [{ status: 'verified', withdrawn: true }, false, false],
  [{ status: 'rejected' }, false, false],
  [{}, false, false],
] as const)('whether a property that is %j is public, and for sale', (change, shown, sells) => {
  const property = { sold: false, withdrawn: false, ...change }
  expect([isPublic(property), isForSale(property)]).toEqual([shown, sells])
})
