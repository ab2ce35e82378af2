import { expect, test } from 'vitest'
import { refusalOf } from '../../../../test/people/refusal-of.ts'
import {
  agentGone,
  cannotBeMoved,
  checkHasCalendar,
  checkIsShown,
  checkMayList,
  checkMayMove,
  checkMayReadTimes,
  checkMayRequest,
  checkOpenRequests,
  holdEnds,
  noSuchViewing,
  sideOf,
  statusAt,
  timeNotFree,
} from './viewing.rules.ts'

const buyer = { id: 'b', email: 'buyer@people.example', role: null }
const agent = { id: 'a', email: 'agent@people.example', role: 'agent' } as const
const home = { email: agent.email, status: 'verified', sold: false, withdrawn: false } as const
const notThere = ['notFound', 'This property doesn’t exist or was removed.']
const isSold = ['conflict', 'This property has been sold.']
const notOpen = ['conflict', 'This property is not open to viewings.']

test.each([
  ['a home for sale', buyer, home, undefined],
  ['a sold home', buyer, { ...home, sold: true }, isSold],
  ['a pending home', buyer, { ...home, status: undefined }, notThere],
  ['no home', buyer, undefined, notThere],
  ['their own home', agent, home, ['conflict', 'This is your own property.']],
  ['a pending home of another, as an admin', { ...buyer, role: 'admin' }, { ...home, status: undefined }, notOpen],
] as const)('access to requesting a viewing of %s', (_what, caller, property, refused) => {
  expect(refusalOf(() => checkMayRequest({ ...caller, isInterested: false }, property))).toEqual(refused)
})

test.each([
  ['a home for sale', buyer, home, undefined],
  ['their own home', agent, home, undefined],
  ['a sold home', agent, { ...home, sold: true }, isSold],
  ['a withdrawn home', buyer, { ...home, withdrawn: true }, notThere],
  ['their own withdrawn home', agent, { ...home, withdrawn: true }, notOpen],
  ['no home', buyer, undefined, notThere],
] as const)('access to the free times of %s', (_what, caller, property, refused) => {
  expect(refusalOf(() => checkMayReadTimes({ ...caller, isInterested: false }, property))).toEqual(refused)
})

test('rejects a viewing of a deleted home', () => {
  expect(refusalOf(() => checkIsShown(undefined))).toEqual(notOpen)
})

test('rejects a fourth waiting request of a buyer', () => {
  expect(refusalOf(() => checkOpenRequests(2))).toBeUndefined()
  const message =
    'You have 3 viewings that wait for an answer. Cancel one of them, or wait, before you ask for another.'
  expect(refusalOf(() => checkOpenRequests(3))).toEqual(['conflict', message])
})

const at = (time: string) => `2026-12-01T${time}:00.000Z`
const begins = 'This time is not free any more.'
test.each([
  ['the next three', [at('09:00'), at('10:00'), at('11:00'), at('12:00'), at('13:00')], ['11:00', '12:00', '13:00']],
  ['the one that is later', [at('09:00'), at('11:00')], ['11:00']],
  [
    'the first three, where none is later',
    [at('06:00'), at('07:00'), at('08:00'), at('09:00')],
    ['06:00', '07:00', '08:00'],
  ],
  ['earlier ones, where none is later', [at('08:00'), at('09:00')], ['08:00', '09:00']],
])('the refusal of a taken time names %s', (_what, free, named) => {
  const times = named.map((time) => `Tuesday 1 December 2026 at ${time} GMT`).join('; ')
  const taken = refusalOf(() => timeNotFree(at('10:00'), { times: free, utcOffsets: [{ minutes: 0 }] }))
  expect(taken?.[0]).toBe('conflict')
  expect(taken?.[1].replaceAll('Tuesday, ', 'Tuesday ')).toBe(`${begins} The next free times: ${times}.`)
})

test('the refusal of a taken time says when no time is free', () => {
  const taken = refusalOf(() => timeNotFree(at('10:00'), { times: [], utcOffsets: [{ minutes: 0 }] }))
  expect(taken).toEqual(['conflict', `${begins} There are no free times at the moment.`])
})

test.each([
  [null, 'buyer', undefined],
  ['agent', 'agent', undefined],
  ['admin', 'agent', undefined],
  [null, 'agent', ['forbidden', 'Only agents have viewings of their homes.']],
  ['fraud', 'agent', ['forbidden', 'Only agents have viewings of their homes.']],
] as const)('access of role %s to the list of viewings as %s', (role, as, refused) => {
  expect(refusalOf(() => checkMayList({ role }, as))).toEqual(refused)
})

test('a viewing has two sides, and returns 404 to other users', () => {
  const viewing = { agentId: agent.id, buyerId: buyer.id }
  expect(sideOf(agent, viewing)).toBe('agent')
  expect(sideOf(buyer, viewing)).toBe('buyer')
  const refused = ['notFound', 'This viewing doesn’t exist or was removed.']
  expect(refusalOf(() => sideOf({ id: 'c' }, viewing))).toEqual(refused)
  expect(refusalOf(() => sideOf(agent, undefined))).toEqual(refused)
  expect(refusalOf(noSuchViewing)).toEqual(refused)
})

const now = new Date('2026-12-01T10:00:00Z')
const later = new Date(now.getTime() + 1)
const viewing = { status: 'requested', heldUntil: later, startsAt: later } as const

test('a viewing that is unanswered when its time is over has lapsed; an accepted one has not', () => {
  expect(statusAt(viewing, now)).toBe('requested')
  expect(statusAt({ ...viewing, heldUntil: now }, now)).toBe('lapsed')
  expect(statusAt({ ...viewing, status: 'proposed', heldUntil: now }, now)).toBe('lapsed')
  expect(statusAt({ ...viewing, status: 'accepted', heldUntil: now }, now)).toBe('accepted')
})

test.each([
  ['an agent accepts a request', 'accept', 'agent', {}, undefined],
  [
    'a buyer accepts a request',
    'accept',
    'buyer',
    {},
    ['conflict', 'This is no longer possible: the viewing is requested.'],
  ],
  [
    'an agent accepts what has lapsed',
    'accept',
    'agent',
    { heldUntil: now },
    ['conflict', 'This is no longer possible: the viewing is lapsed.'],
  ],
  [
    'a buyer cancels what has begun',
    'cancel',
    'buyer',
    { status: 'accepted', startsAt: now },
    ['conflict', 'This viewing has begun already.'],
  ],
] as const)('moving a viewing: %s', (_what, move, side, change, refused) => {
  expect(refusalOf(() => checkMayMove(move, side, { ...viewing, ...change }, now))).toEqual(refused)
})

test('a time is held for a day, and until it begins at the latest', () => {
  expect(holdEnds(now, new Date('2026-12-05T10:00:00Z'))).toEqual(new Date('2026-12-02T10:00:00Z'))
  expect(holdEnds(now, new Date('2026-12-01T18:00:00Z'))).toEqual(new Date('2026-12-01T18:00:00Z'))
})

test('a viewing has a calendar file once it was accepted', () => {
  expect(refusalOf(() => checkHasCalendar({ acceptedAt: now }))).toBeUndefined()
  const refused = ['conflict', 'There is a calendar file once the viewing is accepted.']
  expect(refusalOf(() => checkHasCalendar({ acceptedAt: null }))).toEqual(refused)
  expect(refusalOf(agentGone)).toEqual(['conflict', 'The agent of this property is not here any more.'])
  expect(refusalOf(() => cannotBeMoved('declined'))).toEqual([
    'conflict',
    'This is no longer possible: the viewing is declined.',
  ])
})
