import { expect, test } from 'vitest'
import type { Review } from '#contract/review'
import { refusalOf } from '../../../../test/people/refusal-of.ts'
import { alreadyRated, checkMayRate, shownReview } from './review.rules.ts'

const review = { reviewerEmail: 'writer@people.example', reviewDescription: 'Fine' } as Review

test.each([
  ['its writer', { email: 'writer@people.example', role: null }, 'writer@people.example'],
  ['an admin', { email: 'admin@people.example', role: 'admin' }, 'writer@people.example'],
  ['an agent', { email: 'agent@people.example', role: 'agent' }, ''],
  ['an anonymous caller', undefined, ''],
] as const)('the writer’s e-mail as %s reads it', (_who, caller, email) => {
  expect(shownReview(caller, review)).toEqual({ reviewDescription: 'Fine', reviewerEmail: email })
})

test('a rating requires its home; a review without one doesn’t', () => {
  const why = 'This home can’t be rated. Clear the stars to send the review without them.'
  expect(refusalOf(() => checkMayRate({ rating: 5, hasHome: false }))).toEqual(['invalid', why, { rating: why }])
  expect(refusalOf(() => checkMayRate({ rating: 5, hasHome: true }))).toBeUndefined()
  for (const rating of [null, undefined])
    expect(refusalOf(() => checkMayRate({ rating, hasHome: false }))).toBeUndefined()
  expect(refusalOf(alreadyRated)).toEqual([
    'conflict',
    'You have already rated this home. Clear the stars to send the review without them.',
  ])
})
