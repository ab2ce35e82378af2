import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { json, notJson } from '../../../../test/samples/json-bodies.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await make.user(app, { role: 'admin' })
})
afterAll(() => app.close())

const calls = [
  ['POST', '/api/reviews'],
  ['POST', '/api/allProperty'],
  ['PATCH', '/api/users/me'],
  ['PUT', '/api/viewings/hours'],
  ['POST', '/api/auth/sign-up/email'],
  ['POST', '/api/auth/two-factor/verify-totp'],
] as const

const send = async (method: string, path: string, body: Buffer | string, type = 'application/json') => {
  const headers = { authorization: `Bearer ${admin.token}`, 'content-type': type, origin: app.url }
  const answer = await fetch(app.url + path, { method, headers, body: Buffer.from(body) })
  return { status: answer.status, problem: (await answer.json()) as { status: number; detail: string } }
}

test.each(Object.entries(notJson))(
  'a body that is no JSON is refused with 400 by every call: %s',
  async (_kind, body) => {
    for (const [method, path] of calls) {
      const { status, problem } = await send(method, path, body)
      expect([path, status, problem.status]).toEqual([path, 400, 400])
    }
  },
)

test.each(Object.entries(json))(
  'JSON that no call takes is refused as such, and breaks nothing: %s',
  async (_kind, body) => {
    for (const [method, path] of calls) {
      const { status, problem } = await send(method, path, body)
      expect([path, status]).toEqual([path, expect.toSatisfy((one) => [400, 401, 422].includes(Number(one)))])
      expect([path, problem.detail]).toEqual([
        path,
        expect.not.stringMatching(/^Invalid |expected|received|Too (big|small)/),
      ])
    }
  },
)

test.each(['iso-8859-1', 'utf-16', 'windows-1252', '"latin1"'])(
  'a body in the charset %s is refused with 415',
  async (charset) => {
    for (const [method, path] of calls) {
      const { status } = await send(method, path, '{}', `application/json; charset=${charset}`)
      expect([path, status]).toEqual([path, 415])
    }
  },
)

test('text in UTF-8 is kept letter for letter', async () => {
  const name = 'Zoë 明 🏡'
  const body = JSON.stringify({ name, photoURL: 'https://pictures.example/zoe.webp' })
  expect((await send('PATCH', '/api/users/me', body, 'application/json; charset=UTF-8')).status).toBe(200)
  const found = await fetch(`${app.url}/api/users?q=${encodeURIComponent('Zoë')}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  })
  expect(await found.json()).toEqual([expect.objectContaining({ name })])
})
