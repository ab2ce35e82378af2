import { afterEach, expect, test, vi } from 'vitest'
import { deferred } from '../../../../test/server/deferred.ts'
import { fakeFetch, json, refused } from '../../../../test/web/fake-fetch.ts'
import { endSignIn } from './end-sign-in.ts'

const signOut = 'POST /api/signOut'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a sign-in is ended with its own token', async () => {
  const sent = fakeFetch({ [signOut]: json({ success: true }) })
  await endSignIn('token')
  expect(sent.map(({ call, headers }) => [call, headers.get('authorization')])).toEqual([[signOut, 'Bearer token']])
})

test.each([
  ['knows it no more', refused(401, 'Your sign-in has ended.')],
  ['fails', new Response('', { status: 500 })],
])('signing out goes on when the server %s', async (_what, answer) => {
  fakeFetch({ [signOut]: answer })
  await expect(endSignIn('token')).resolves.toBeUndefined()
})

test('resolves when the server can’t be reached', async () => {
  fakeFetch({})
  await expect(endSignIn('token')).resolves.toBeUndefined()
})

test('makes no call without a token', async () => {
  const sent = fakeFetch({ [signOut]: json({ success: true }) })
  await endSignIn(undefined)
  expect(sent).toEqual([])
})

test('a silent server is given five seconds', async () => {
  vi.useFakeTimers()
  fakeFetch({ [signOut]: () => deferred<Response>().answer })
  const done = vi.fn()
  void endSignIn('token').then(done)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalled()
})
