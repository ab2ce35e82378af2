import { expect, test } from 'vitest'
import { refusalOf } from '../../../../test/people/refusal-of.ts'
import { alreadyRated, checkMayRate } from './review.rules.ts'

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
