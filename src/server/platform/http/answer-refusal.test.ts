import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Problem, problemKinds } from '#contract/problem'
import type { TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(async () => app.close())

const post = (body: string | undefined, headers: Record<string, string>) =>
  fetch(`${app.url}/api/reviews`, { method: 'POST', body, headers })

async function signedIn(type = 'application/json') {
  const { token } = await make.user(app)
  return { authorization: `Bearer ${token}`, 'content-type': type }
}

test.each<[what: string, status: number, ask: () => Promise<Response>]>([
  ['broken JSON', 400, async () => post('{', await signedIn())],
  ['no body', 400, async () => post(undefined, { authorization: (await signedIn()).authorization })],
  ['a text where JSON is asked for', 415, async () => post('{}', await signedIn('text/plain'))],
  ['a form where JSON is asked for', 415, async () => post('a=b', await signedIn('application/x-www-form-urlencoded'))],
  ['a body above 256 kB', 413, async () => post(JSON.stringify({ x: 'x'.repeat(300_000) }), await signedIn())],
  ['a body that does not fit', 422, async () => post('[]', await signedIn())],
  ['an anonymous caller', 401, () => post('{}', { 'content-type': 'application/json' })],
  ['an address that is not there', 404, () => fetch(`${app.url}/api/nothing`)],
  ['an address with NUL', 400, () => fetch(`${app.url}/api/reviews?x=%00`)],
  ['a broken escape', 400, () => fetch(`${app.url}/api/users/admin/%E0%A4%A`)],
])('%s is answered with a problem of status %i that has the request id', async (_what, status, ask) => {
  const answer = await ask()
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  const problem = Problem.parse(await answer.json())
  expect(problem).toMatchObject({ status, requestId: answer.headers.get('x-request-id') })
  expect(Object.values(problemKinds).map(({ title }) => title)).toContain(problem.title)
})

test('a 500 shows no details of the failure', async () => {
  const broken = await testApp({ DEMO: 'false' })
  await broken.db.$client.query('drop table review cascade')
  const answer = await fetch(`${broken.url}/api/reviews`)
  const text = await answer.text()
  await broken.close()
  expect(answer.status).toBe(500)
  expect(text).not.toMatch(/review"|select|relation|\.ts/)
  expect(JSON.parse(text).requestId).toBe(answer.headers.get('x-request-id'))
})

test('returns 404, not 401, for a path with dot segments', async () => {
  const status = await new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1', () =>
      socket.write(
        'GET /%2e%2e/%2e%2e/etc/passwd HTTP/1.1\r\nhost: x\r\naccept: application/json\r\nconnection: close\r\n\r\n',
      ),
    )
    socket.once('data', (data) => resolve(data.toString().slice(0, 12)))
  })
  expect(status).toBe('HTTP/1.1 404')
})

test('every answer carries the strict policy', async () => {
  const { headers } = await fetch(`${app.url}/api/reviews`)
  expect(headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

test('/healthz says that the process answers, /readyz that the database does', async () => {
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
})
