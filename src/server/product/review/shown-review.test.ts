import { expect, test } from 'vitest'
import type { Review } from '#contract/review'
import { shownReview } from './shown-review.ts'

const review = { reviewerEmail: 'writer@people.example', reviewDescription: 'Fine' } as Review

test.each([
  ['its writer', { email: 'writer@people.example', role: null }, 'writer@people.example'],
  ['an admin', { email: 'admin@people.example', role: 'admin' }, 'writer@people.example'],
  ['an agent', { email: 'agent@people.example', role: 'agent' }, ''],
  ['an anonymous caller', undefined, ''],
] as const)('the writer’s e-mail as %s reads it', (_who, caller, email) => {
  expect(shownReview(caller, review)).toEqual({ reviewDescription: 'Fine', reviewerEmail: email })
})
