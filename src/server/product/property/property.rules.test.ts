import { expect, test } from 'vitest'
import type { Property } from '#contract/property'
import { refusalOf } from '../../../../test/people/refusal-of.ts'
import type { Refusal } from '../../refusal.ts'
import {
  alreadyDecided,
  checkMayDelete,
  checkMayList,
  checkMayUpdate,
  maySee,
  notUpdatable,
  pricedAs,
} from './property.rules.ts'

const agent = { email: 'agent@people.example', role: 'agent' } as const
const other = { email: 'other@people.example', role: 'agent' } as const
const admin = { email: 'admin@people.example', role: 'admin' } as const
const home = { email: agent.email, status: 'verified', sold: false, withdrawn: false } as Property
const pending = { ...home, status: undefined } as Property
const notThere = ['notFound', 'This property doesn’t exist or was removed.']

test.each([
  ['an anonymous caller', undefined, home, true],
  ['an anonymous caller', undefined, pending, false],
  ['its agent', agent, pending, true],
  ['an admin', admin, pending, true],
  ['another agent', other, pending, false],
  ['another agent', other, { ...home, withdrawn: true }, false],
] as const)('%s (%o) sees a home (%o): %s', (_who, caller, property, may) => {
  expect(maySee(caller && { ...caller, isInterested: false }, property)).toBe(may)
})

test.each([
  ['a paused home', { market: 'paused' }, true],
  ['a home sold elsewhere', { market: 'soldElsewhere' }, true],
  ['a pending home', { status: undefined }, false],
] as const)('a reader with an interest in it sees %s: %o', (_what, change, may) => {
  const property = { ...home, ...change } as Property
  expect(maySee({ ...other, isInterested: true }, property)).toBe(may)
  expect(maySee({ ...other, isInterested: false }, property)).toBe(false)
})

test('an agent lists their own properties, and an admin all', () => {
  expect(refusalOf(() => checkMayList(agent, agent.email))).toBeUndefined()
  for (const email of [undefined, agent.email]) expect(refusalOf(() => checkMayList(admin, email))).toBeUndefined()
  for (const email of [undefined, agent.email])
    expect(refusalOf(() => checkMayList(other, email))).toEqual(['forbidden', 'You may only list your own properties.'])
})

test.each([
  ['its agent', agent, home, undefined],
  ['its agent, while it is pending', agent, pending, undefined],
  ['an admin', admin, home, ['forbidden', 'Only its own agent may change a property.']],
  ['another agent', other, home, notThere],
  ['its agent, once it is sold', agent, { ...home, sold: true }, ['conflict', 'A sold property can’t be updated.']],
  [
    'its agent, once it is rejected',
    agent,
    { ...home, status: 'rejected' },
    ['conflict', 'A rejected property can’t be updated.'],
  ],
  ['an admin, of an unknown property', admin, undefined, notThere],
] as const)('access of %s to changing a property', (_who, caller, property, refused) => {
  expect(refusalOf(() => checkMayUpdate(caller, property))).toEqual(refused)
})

test.each([
  ['its agent', agent, home, undefined],
  ['an admin', admin, home, undefined],
  ['another agent', other, home, notThere],
  ['its agent, once it is sold', agent, { ...home, sold: true }, ['conflict', 'A sold property can’t be deleted.']],
  ['an admin, of an unknown property', admin, undefined, notThere],
] as const)('access of %s to deleting a property', (_who, caller, property, refused) => {
  expect(refusalOf(() => checkMayDelete(caller, property))).toEqual(refused)
})

test('rejects a second decision, and the message for a sold property says that it is sold', () => {
  expect(refusalOf(alreadyDecided)).toEqual(['conflict', 'This property has already been verified or rejected.'])
  expect(refusalOf(() => notUpdatable({ sold: true }))).toEqual(['conflict', 'A sold property can’t be updated.'])
})

test('a price is refused in the reader’s language', () => {
  try {
    pricedAs({ price: '300000', priceKind: 'onApplication' }, { currency: 'EUR' })
  } catch (error) {
    expect((error as Refusal).textsIn('de').errors).toEqual({
      price: 'Ein Preis auf Anfrage hat keinen Betrag: Lassen Sie den Preis leer',
    })
  }
  expect.assertions(1)
})
