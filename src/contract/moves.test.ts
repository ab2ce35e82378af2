import { expect, test } from 'vitest'
import { OfferStatus, offerCan, offerMoves } from './offer.ts'
import { isForSale, isPublic, mayBeDeleted, mayBeUpdated, propertyCan } from './property.ts'
import { canBecome } from './user.ts'

test.each([
  ['accept', 'pending'],
  ['reject', 'pending'],
  ['pay', 'accepted'],
  ['lapse', 'accepted'],
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

test('a role can become any other, but fraud is final and nobody becomes what they are', () => {
  expect(canBecome('admin', undefined)).toBe(true)
  expect(canBecome('admin', 'agent')).toBe(true)
  expect(canBecome('admin', 'admin')).toBe(false)
  expect(canBecome('agent', 'admin')).toBe(true)
  expect(canBecome('agent', 'agent')).toBe(false)
  expect(canBecome('fraud', 'agent')).toBe(true)
  for (const role of ['admin', 'agent', 'fraud'] as const) expect(canBecome(role, 'fraud')).toBe(false)
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
