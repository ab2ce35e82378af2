import { expect, test } from 'vitest'
import { currentStep, stepsOf } from './steps-of.ts'

const createdAt = '2026-11-20T09:30:00.000Z'
const acceptedAt = '2026-11-21T09:30:00.000Z'
const boughtAt = '2026-11-22T09:30:00.000Z'
const closedAt = '2026-11-23T09:30:00.000Z'
const named = (...given: Parameters<typeof stepsOf>) => stepsOf(...given).map(({ name, state }) => `${name} ${state}`)

test('a pending offer waits to be accepted', () => {
  const steps = stepsOf({ status: 'pending', createdAt }, 'Yours')
  expect(steps.map(({ name, state, at }) => [name, state, at])).toEqual([
    ['Offered', 'done', createdAt],
    ['Accepted', 'next', undefined],
    ['Paid', 'ahead', undefined],
    ['Yours', 'ahead', undefined],
  ])
  expect(currentStep(steps)).toBe(0)
})

test('an accepted offer waits to be paid', () => {
  const steps = stepsOf({ status: 'accepted', createdAt, acceptedAt }, 'Sold')
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'next', 'ahead'])
  expect(currentStep(steps)).toBe(1)
})

test('a bought home has taken all four steps, each with its day', () => {
  const steps = stepsOf({ status: 'Bought', createdAt, acceptedAt, boughtAt }, 'Yours')
  expect(steps.map(({ at }) => at)).toEqual([createdAt, acceptedAt, boughtAt, boughtAt])
  expect(steps.every(({ state }) => state === 'done')).toBe(true)
  expect(currentStep(steps)).toBe(3)
})

test.each([
  ['rejected', 'Rejected'],
  ['soldToAnother', 'Sold to another'],
  ['takenDown', 'Taken down'],
  ['withdrawn', 'Withdrawn'],
  [undefined, 'Closed'],
] as const)('an offer that was closed before its answer ends there: %s', (closedWhy, end) => {
  const offer = { status: 'rejected', createdAt, closedAt, closedWhy } as const
  expect(named(offer, 'Yours')).toEqual(['Offered done', `${end} closed`])
  expect(currentStep(stepsOf(offer, 'Yours'))).toBe(1)
})

test('an accepted offer that lapsed keeps the day of its acceptance', () => {
  const offer = { status: 'rejected', createdAt, acceptedAt, closedAt, closedWhy: 'lapsed' } as const
  expect(named(offer, 'Yours')).toEqual(['Offered done', 'Accepted done', 'Lapsed closed'])
})
