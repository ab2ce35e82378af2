import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { answerRefusal } from './answer-refusal.ts'
import { readJsonBodies } from './json-body.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(async () => app.close())

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

test.each(['/api/auth/sign-in/email', '/api/auth/sign-up/email', '/api/auth/sign-in/social', '/api/reviews'])(
  'JSON that is nested 100,000 deep is refused with 400 by %s',
  async (path) => {
    const { token } = await make.user(app)
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    for (const body of [lists(100_000), `{"email":${objects(20_000)}}`, '['.repeat(100_000)])
      expect((await fetch(app.url + path, { method: 'POST', headers, body })).status).toBe(400)
  },
)

test.each<[number, string, string]>([
  [200, '32 lists', lists(32)],
  [400, '33 lists', lists(33)],
  [200, '32 objects', objects(32)],
  [400, '33 objects', objects(33)],
  [200, 'many lists side by side', `[${Array(1000).fill('[]').join()}]`],
  [200, 'brackets in a text', JSON.stringify(lists(100))],
  [200, 'brackets after an escaped quote', JSON.stringify(`"${lists(100)}\\`)],
  [400, 'a text that does not end', `"${'['.repeat(100)}`],
])('a body is answered with %i: %s', async (status, _what, payload) => {
  const echo = Fastify()
  echo.setErrorHandler(answerRefusal)
  readJsonBodies(echo)
  echo.post('/', async () => 'read')
  const answer = await echo.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload,
  })
  expect(answer.statusCode).toBe(status)
})
