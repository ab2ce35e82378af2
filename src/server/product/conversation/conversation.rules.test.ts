import { expect, test } from 'vitest'
import { refusalOf } from '../../../../test/people/refusal-of.ts'
import {
  alreadyReported,
  checkMayAsk,
  checkMayWrite,
  closedWhy,
  homeWasRemoved,
  noSuchConversation,
  noSuchReport,
  partIn,
} from './conversation.rules.ts'

const open = { ownRole: null, otherRole: null, hasBlocked: false, isBlocked: false }
const buyer = { email: 'buyer@people.example', role: null }
const agent = { email: 'agent@people.example', role: 'agent' } as const
const home = { email: agent.email, status: 'verified', sold: false, withdrawn: false } as const
const onlyForSale = 'Only homes for sale can be asked about.'

test.each([
  ['two people', {}, undefined],
  ['an agent and a buyer', { ownRole: 'agent' }, undefined],
  ['a user whose account is gone', { otherRole: undefined, ownRole: 'fraud' }, 'left'],
  ['oneself marked as fraud', { ownRole: 'fraud', otherRole: 'fraud' }, 'ownFraud'],
  ['the other marked as fraud', { otherRole: 'fraud', hasBlocked: true }, 'fraud'],
  ['a user whom the writer has blocked', { hasBlocked: true, isBlocked: true }, 'ownBlock'],
  ['a user who has blocked the writer', { isBlocked: true }, 'blocked'],
] as const)('why %s can’t write', (_who, change, why) => {
  expect(closedWhy({ ...open, ...change })).toBe(why)
})

test('the refusal to write has the reason and the other’s name', () => {
  expect(refusalOf(() => checkMayWrite(open, 'Ada'))).toBeUndefined()
  const refused = refusalOf(() => checkMayWrite({ ...open, isBlocked: true }, 'Ada'))
  expect(refused).toEqual(['conflict', 'Ada doesn’t take messages from you.'])
})

test.each([
  ['a home for sale', home, undefined],
  ['a sold home', { ...home, sold: true }, ['conflict', `This property has been sold. ${onlyForSale}`]],
  ['one’s own', { ...home, email: buyer.email }, ['conflict', 'This is your own property.']],
  [
    'a home that is not in view',
    { ...home, withdrawn: true },
    ['notFound', 'This property doesn’t exist or was removed.'],
  ],
  ['no home', undefined, ['notFound', 'This property doesn’t exist or was removed.']],
] as const)('access of a buyer to asking about %s', (_what, property, refused) => {
  expect(refusalOf(() => checkMayAsk({ ...buyer, isInterested: false }, property))).toEqual(refused)
})

test('an admin can’t ask about a home out of public view, which they can see', () => {
  const refused = refusalOf(() =>
    checkMayAsk({ ...buyer, role: 'admin', isInterested: false }, { ...home, withdrawn: true }),
  )
  expect(refused).toEqual(['conflict', `This property is not in public view. ${onlyForSale}`])
})

test.each([
  ['its buyer', buyer, 'buyer'],
  ['its agent', agent, 'agent'],
  ['its agent, an admin by now', { ...agent, role: 'admin' }, 'agent'],
  ['its former agent', { ...agent, role: null }, undefined],
  ['another agent', { ...agent, email: 'other@people.example' }, undefined],
  ['another admin', { email: 'other@people.example', role: 'admin' }, undefined],
] as const)('the part of %s in an offer', (_who, caller, part) => {
  expect(partIn(caller, { buyerEmail: buyer.email, agentEmail: agent.email })).toBe(part)
})

test('an unknown offer has no parts', () => {
  expect(partIn(agent, undefined)).toBeUndefined()
})

test.each([
  [noSuchConversation, 'notFound', 'This conversation doesn’t exist or was removed.'],
  [homeWasRemoved, 'conflict', 'This home was removed, so no conversation about it can begin.'],
  [alreadyReported, 'conflict', 'You have reported this conversation already. An admin will look at it.'],
  [noSuchReport, 'notFound', 'This report doesn’t exist or was decided.'],
])('words the refusal %o', (refusal, kind, message) => {
  expect(refusalOf(refusal)).toEqual([kind, message])
})
