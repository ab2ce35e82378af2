import { expect, test } from 'vitest'
import { Problem } from '#contract/problem'
import { ApiError, isRefusal, mayPass, problemOf } from './api-error.ts'

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

const problem = { type: 'about:blank', title: 'Refused', status: 409, detail: 'No.', requestId: 'r1' }

test.each([
  problem,
  { ...problem, errors: { title: 'Title is required' }, further: 1 },
  { ...problem, status: '409' },
  { ...problem, detail: undefined },
  { ...problem, requestId: 7 },
  { ...problem, errors: { title: 1 } },
  { ...problem, errors: 'title' },
  { ...problem, errors: null },
  { ...problem, errors: ['no'] },
  'not found',
  null,
  [problem],
])('the page takes what the contract calls a problem for one, and nothing else: %j', async (sent) => {
  const answer = new Response(JSON.stringify(sent), { status: 409 })
  const { detail } = await problemOf(answer)
  expect(detail === problem.detail).toBe(Problem.safeParse(sent).success)
})
