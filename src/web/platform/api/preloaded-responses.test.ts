import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadedResponse } from './preloaded-responses.ts'

const answer = Promise.resolve(new Response('{}'))

beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(100))
afterEach(() => vi.restoreAllMocks())

test('returns a preloaded response once, for the same address and token', () => {
  globalThis.firstAnswers = { '/api/site': { answer } }
  expect(preloadedResponse('/api/site')).toBe(answer)
  expect(preloadedResponse('/api/site')).toBeUndefined()
  expect(preloadedResponse('/api/reviews')).toBeUndefined()
})

test('an answer to one token is not handed out for another', () => {
  globalThis.firstAnswers = { '/api/allProperty/facets': { bearer: 'before', answer } }
  expect(preloadedResponse('/api/allProperty/facets', 'now')).toBeUndefined()
})

test.each([
  [9_999, answer],
  [10_000, undefined],
])('an answer that is asked for %i ms after the page was opened', (ms, given) => {
  vi.spyOn(performance, 'now').mockReturnValue(ms)
  globalThis.firstAnswers = { '/api/site': { answer } }
  expect(preloadedResponse('/api/site')).toBe(given)
})
