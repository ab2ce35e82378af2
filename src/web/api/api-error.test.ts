import { expect, test } from 'vitest'
import { ApiError, isRefusal } from './api-error.ts'

test.each([
  [401, true],
  [403, true],
  [422, true],
  [408, false],
  [429, false],
  [503, false],
  [0, false],
])('an answer of %i is the server’s no: %s; what may pass signs nobody out', (status, isNo) => {
  const error = new ApiError({ type: 'about:blank', title: 'Refused', status, detail: 'No.', requestId: '' })
  expect(isRefusal(error)).toBe(isNo)
})
