import { expect, test } from 'vitest'
import { ApiError, isRefusal, mayPass } from './api-error.ts'

test.each([
  [401, true],
  [403, true],
  [422, true],
  [408, false],
  [429, false],
  [503, false],
  [0, false],
])('an answer of %i is a refusal: %s; any other failure may pass, and signs no one out', (status, isNo) => {
  const error = new ApiError({ type: 'about:blank', title: 'Refused', status, detail: 'No.', requestId: '' })
  expect(isRefusal(error)).toBe(isNo)
  expect(mayPass(error)).toBe(!isNo)
})
