import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { exchange } from '../../../../test/server/http-exchange.ts'

let app: TestApp
let person: Person
beforeAll(async () => {
  app = await testApp()
  person = await make.user(app, { role: 'agent' })
})
afterAll(() => app.close())

const HOST = 'host: keyhaven.test'
const JSON_TYPE = 'content-type: application/json'
const EXPECT = 'expect: 100-continue'
test.each<[string, string[], number]>([
  ['POST /api/reviews', [JSON_TYPE, 'content-length: 2'], 401],
  ['POST /api/images', ['content-type: multipart/form-data; boundary=x', 'content-length: 2000'], 401],
  ['POST /api/images', ['authorization: Bearer {token}', 'content-type: text/plain', 'content-length: 2000'], 415],
  [
    'POST /api/images',
    ['authorization: Bearer {token}', 'content-type: multipart/form-data; boundary=x', 'content-length: 99000000'],
    413,
  ],
  ['POST /api/reviews', ['authorization: Bearer {token}', JSON_TYPE, 'content-length: 300000'], 413],
  ['POST /api/reviews', ['authorization: Bearer {token}', 'content-type: text/plain', 'content-length: 2'], 415],
  ['POST /api/reviews', ['content-encoding: br', JSON_TYPE, 'content-length: 2'], 415],
  ['POST /api/users/me/none', [JSON_TYPE, 'content-length: 2'], 404],
  ['POST /healthz', [JSON_TYPE, 'content-length: 2'], 405],
  ['PATCH /api/users/admin/x', ['authorization: Bearer {token}', JSON_TYPE, 'content-length: 2'], 403],
])('%s with %j is refused with %i before its body is sent', async (request, more, status) => {
  const lines = more.map((line) => line.replace('{token}', person.token))
  const answer = await exchange(app.url, [`${request} HTTP/1.1`, HOST, EXPECT, ...lines])
  expect([answer.status, answer.isContinued, answer.headers.get('connection')]).toEqual([status, false, 'close'])
})

test('sends 100 Continue for an accepted body', async () => {
  const own = [`authorization: Bearer ${person.token}`, 'connection: close']
  const profile = JSON.stringify({ name: 'Ada', photoURL: 'https://pictures.example/ada.webp' })
  const head = ['PATCH /api/users/me HTTP/1.1', HOST, EXPECT, JSON_TYPE, `content-length: ${profile.length}`, ...own]
  const patched = await exchange(app.url, head, profile)
  expect([patched.status, patched.isContinued]).toEqual([200, true])
  const bytes = Buffer.from('--x\r\ncontent-disposition: form-data; name="other"\r\n\r\n1\r\n--x--\r\n')
  const upload = ['POST /api/images HTTP/1.1', HOST, EXPECT, 'content-type: multipart/form-data; boundary=x']
  const sent = await exchange(app.url, [...upload, `content-length: ${bytes.length}`, ...own], bytes)
  expect([sent.status, sent.isContinued]).toEqual([422, true])
})
