import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { propertyApi } from '#contract/property'
import { userApi } from '#contract/user'
import { fakeFetch, json, refused } from '../../../../test/web/fake-fetch.ts'
import { accessToken } from './access-token.ts'
import { ApiError } from './api-error.ts'
import { watchSignIn } from './as-signed-in.ts'
import { call } from './call.ts'
import { callPage } from './pages.ts'

const turnedAway: string[] = []
let stopWatch = () => {}

beforeEach(() => {
  localStorage.clear()
  turnedAway.length = 0
  stopWatch = watchSignIn({
    beforeCall: async () => {},
    turnedAway: async ({ message }) => void turnedAway.push(message),
  })
})
afterEach(() => {
  stopWatch()
  vi.unstubAllGlobals()
})

const home = () => call(propertyApi.one, { params: { id: 'a/b c' } })
const problemOf = async (called: Promise<unknown>) => {
  const error = await called.catch((caught: unknown) => caught)
  return error instanceof ApiError ? error.problem : undefined
}

test('a call fills the path, and carries the access token as a bearer', async () => {
  accessToken.keep('our-token', 'ann@test.invalid')
  const sent = fakeFetch({ 'GET /api/allProperty/a%2Fb%20c': json({ _id: '1' }) })
  expect(await home()).toEqual({ _id: '1' })
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer our-token')
})

test('a visitor’s call carries no authorization', async () => {
  const sent = fakeFetch({ 'GET /api/allProperty/a%2Fb%20c': json({}) })
  await home()
  expect(sent[0]?.headers.has('authorization')).toBe(false)
})

test('a body goes as JSON, and unset parts of a query stay away', async () => {
  const sent = fakeFetch({
    'POST /api/users': json({ insertedId: '7' }, 201),
    'GET /api/allProperty/status?limit=24&q=lake+view': json([]),
  })
  expect(await call(userApi.create, { body: { name: 'Ann', email: 'ann@example.com' } })).toEqual({ insertedId: '7' })
  expect(sent[0]?.body).toEqual({ name: 'Ann', email: 'ann@example.com' })
  await callPage(propertyApi.verified, { query: { limit: '24', q: 'lake view', cursor: undefined } })
  expect(sent).toHaveLength(2)
})

test.each([401, 403])('a %i turns the person away with the server’s words, and still rejects', async (status) => {
  fakeFetch({ 'GET /api/allProperty/a%2Fb%20c': refused(status, 'Your sign-in has ended.') })
  expect(await problemOf(home())).toMatchObject({ status, detail: 'Your sign-in has ended.' })
  expect(turnedAway).toEqual(['Your sign-in has ended.'])
})

test.each([400, 404, 409, 422, 429, 500])('a %i rejects and signs no one out', async (status) => {
  fakeFetch({ 'GET /api/allProperty/a%2Fb%20c': refused(status, 'No.') })
  expect(await problemOf(home())).toMatchObject({ status, detail: 'No.' })
  expect(turnedAway).toEqual([])
})

test('an old 401 does not sign out a later sign-in', async () => {
  accessToken.keep('old', 'ann@test.invalid')
  fakeFetch({
    'GET /api/allProperty/a%2Fb%20c': () => {
      accessToken.keep('new', 'ann@test.invalid')
      return refused(401, 'Over.')
    },
  })
  expect(await problemOf(home())).toMatchObject({ status: 401 })
  expect(turnedAway).toEqual([])
})

test('an answer that is no problem document becomes one in kind words', async () => {
  fakeFetch({ 'GET /api/allProperty/a%2Fb%20c': new Response('<h1>Bad gateway</h1>', { status: 502 }) })
  expect(await problemOf(home())).toMatchObject({ status: 502, detail: expect.stringContaining('trouble') })
})

test('returns a problem without a network, and without an answer in time', async () => {
  fakeFetch({})
  expect(await problemOf(home())).toMatchObject({ status: 0, detail: expect.stringContaining('could not reach') })
  fakeFetch({ 'GET /api/allProperty/a%2Fb%20c': () => Promise.reject(new DOMException('', 'TimeoutError')) })
  expect(await problemOf(home())).toMatchObject({ status: 0, detail: expect.stringContaining('too long') })
})

test('a success that cannot be read is a problem too', async () => {
  fakeFetch({ 'GET /api/allProperty/a%2Fb%20c': new Response('<html>') })
  expect(await problemOf(home())).toMatchObject({ detail: expect.stringContaining('could not be read') })
})

test.each([
  [{ link: '</api/allProperty/status?limit=2&cursor=a%2Bb>; rel="next"', 'x-total-count': '7' }, 'a+b', 7],
  [{ link: '<https://api.example/allProperty/status?cursor=c>; rel=next', 'x-total-count': '1000+' }, 'c', '1000+'],
  [{ 'x-total-count': '10000+' }, undefined, '10000+'],
  [{ link: '</x?cursor=p>; rel="prev", </x?cursor=n>; rel="next"', 'x-total-count': '3' }, 'n', 3],
  [{ 'x-total-count': '2' }, undefined, 2],
  [{}, undefined, 2],
])('the page after is read from Link and the total from X-Total-Count: %o', async (headers, next, total) => {
  fakeFetch({ 'GET /api/allProperty/status': json([{}, {}], 200, headers) })
  expect(await callPage(propertyApi.verified, {})).toEqual({ rows: [{}, {}], next, total })
})
