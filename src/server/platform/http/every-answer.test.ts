import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { Problem } from '#contract/problem'
import type { TestApp } from '../../../../test/people/access.ts'
import { testApp } from '../../../../test/server/app.ts'
import { rawConnection } from '../../../../test/server/raw-request.ts'
import { securityHeaders } from '../web-page/security-headers.ts'
import { answerUnreadable } from './connection/unreadable-request.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ CORS_ORIGINS: 'https://www.homes.example' })
})
afterAll(async () => app.close())

/** Sends these bytes on a connection of their own. */
function sending(...pieces: string[]) {
  const connection = rawConnection(app.url)
  onTestFinished(() => void connection.close())
  return async () => {
    for (const piece of pieces) await connection.write(piece)
    return connection.answer()
  }
}
const HOST = 'host: keyhaven.test\r\n'
const request = (line: string, headers = HOST, body = '') => sending(`${line} HTTP/1.1\r\n${headers}\r\n${body}`)
const JSON_TYPE = 'content-type: application/json\r\n'

const missing = (headers: Headers) =>
  Object.entries(securityHeaders(app.parts.settings)).filter(([name, value]) => headers.get(name) !== value)

test.each([
  [400, 'no request at all', () => sending('GARBAGE\r\n\r\n')],
  [400, 'a request of HTTP/2', () => sending('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')],
  [400, 'a header without a name', () => request('GET /', `${HOST}: x\r\n`)],
  [
    400,
    'a chunk without a length',
    () => request('POST /api/reviews', `${HOST}transfer-encoding: chunked\r\n`, 'zz\r\n'),
  ],
  [400, 'no Host', () => request('GET /', '')],
  [400, 'a broken escape', () => request('GET /%E0%A4%A')],
  [400, 'a part of the path above 300 characters', () => request(`DELETE /api/users/${'x'.repeat(301)}`)],
  [400, 'a NUL', () => request('GET /api/reviews?q=%00')],
  [
    413,
    'a body above 256 kB',
    () => request('POST /api/auth/sign-in/email', `${HOST}${JSON_TYPE}content-length: 262145\r\n`),
  ],
  [
    415,
    'a text',
    () =>
      request(
        'POST /api/jwt',
        `${HOST}authorization: Bearer x\r\ncontent-type: text/plain\r\ncontent-length: 2\r\n`,
        '{}',
      ),
  ],
  [405, 'a method of WebDAV', () => request('PROPFIND /healthz')],
  [404, 'a method of WebDAV on an address that is not there', () => request('PROPFIND /nothing')],
  [404, 'an address that is not there', () => request('GET /api/nothing')],
  [401, 'a page of the admin', () => request('GET /api/users')],
  [431, 'headers above 16 kB', () => request('GET /', `${HOST}a: ${'x'.repeat(17_000)}\r\n`)],
])('answer %i to %s has every security header, and is a problem with the request id', async (status, _what, send) => {
  const { headers, body, ...answer } = await send()()
  expect(answer.status).toBe(status)
  expect(missing(headers)).toEqual([])
  expect(headers.get('content-type')).toMatch(/^application\/problem\+json/)
  expect(Problem.parse(JSON.parse(body))).toMatchObject({ status, requestId: headers.get('x-request-id') })
})

test.each([
  [200, 'a call', () => request('GET /api/reviews')],
  [200, 'a health check', () => request('GET /healthz')],
  [200, 'an unknown expectation', () => request('GET /healthz', `${HOST}expect: magic\r\n`)],
  [
    204,
    'a preflight of another origin',
    () =>
      request(
        'OPTIONS /api/reviews',
        `${HOST}origin: https://www.homes.example\r\naccess-control-request-method: POST\r\n`,
      ),
  ],
  [204, 'a preflight that names no method', () => request('OPTIONS *')],
])('answer %i to %s has every security header', async (status, _what, send) => {
  const { headers, ...answer } = await send()()
  expect(answer.status).toBe(status)
  expect(missing(headers)).toEqual([])
})

test('closes the connection after an unreadable request', async () => {
  const connection = rawConnection(app.url)
  onTestFinished(() => void connection.close())
  await connection.write('GARBAGE\r\n\r\n')
  expect((await connection.answer()).headers.get('connection')).toBe('close')
  await expect.poll(connection.isOpen).toBe(false)
})

test('garbage in the middle of an answer ends the connection, without a second answer inside the first', async () => {
  const server = createServer((_request, response) => void response.writeHead(200).write('the first half'))
  server.on('clientError', answerUnreadable({}, app.parts.log))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // it listens on a port
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (data) => {
    received += data
  })
  socket.write(`GET / HTTP/1.1\r\n${HOST}\r\n`)
  await expect.poll(() => received).toContain('the first half')
  socket.write('GARBAGE\r\n\r\n')
  await expect.poll(() => socket.closed).toBe(true)
  expect(received).not.toContain('400')
})
