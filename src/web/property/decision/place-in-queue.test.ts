import { expect, test } from 'vitest'
import { placeInQueue } from './place-in-queue.ts'

test.each([
  [0, 0, true, '1 of 1'],
  [1, 2, true, '2 of 4'],
  [1, 2, false, '3 left'],
  [0, 0, false, '0 left'],
  [0, '10000+', true, 'More than 10,000 left'],
] as const)('with %s before and %s after, pending: %s, an admin reads "%s"', (before, after, isPending, text) => {
  expect(placeInQueue({ before, after }, isPending)).toBe(text)
})
