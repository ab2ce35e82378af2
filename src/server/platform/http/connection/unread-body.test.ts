import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { TestApp } from '../../../../../test/people/access.ts'
import { make } from '../../../../../test/people/make.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { multipartType, rawConnection } from '../../../../../test/server/raw-request.ts'

const MB = 1024 * 1024
const TOTAL = 100 * MB
/** More than our limits, and more than the system's buffers take of an unread body. */
const MAX_TAKEN = 50 * MB
const piece = Buffer.alloc(MB, 'a')
const chunk = Buffer.concat([Buffer.from(`${MB.toString(16)}\r\n`), piece, Buffer.from('\r\n')])

let app: TestApp
let token: string
beforeAll(async () => {
  app = await testApp()
  token = (await make.user(app)).token
})
afterAll(() => app.close())

/** Sends 100 MB for as long as they are taken. Returns the status of the answer, and how many were. */
async function flood(line: string, headers: string[], isChunked: boolean) {
  const connection = rawConnection(app.url)
  onTestFinished(() => void connection.close())
  const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${TOTAL}`
  await connection.write([`${line} HTTP/1.1`, 'host: keyhaven.test', ...headers, length, '\r\n'].join('\r\n'))
  const answer = connection.answer()
  let taken = 0
  while (taken < TOTAL && connection.isOpen()) {
    const isTaken = connection.write(isChunked ? chunk : piece).then(() => true)
    if (!(await Promise.race([isTaken, wait(2_000, false)]))) break
    taken += MB
  }
  const { status, headers: sent } = await answer
  return { status, connection: sent.get('connection'), isLittle: taken < MAX_TAKEN, open: connection.isOpen() }
}

const json = 'content-type: application/json'
const form = 'content-type: application/x-www-form-urlencoded'
const multipart = `content-type: ${multipartType}`
const bearer = () => `authorization: Bearer ${token}`

test.each<[status: number, line: string, headers: () => string[]]>([
  [413, 'POST /api/reviews', () => [json, bearer()]],
  [401, 'POST /api/jwt', () => [json]],
  [413, 'POST /api/auth/sign-in/email', () => [json]],
  [413, 'POST /api/payment-events', () => [json]],
  [413, 'POST /demo-stripe/v1/payment_intents/pi_1/confirm', () => [form]],
  [401, 'POST /api/images', () => [multipart]],
  [413, 'POST /api/images', () => [multipart, bearer()]],
  [413, 'POST /nothing', () => [json]],
  [404, 'POST /api/nothing', () => ['content-type: text/csv']],
  [200, 'GET /api/site', () => []],
  [404, 'GET /media/x', () => []],
])(
  'returns %i for a body of 100 MB at %s, and closes the connection before it has arrived',
  async (status, line, headers) => {
    const expected = { status, connection: 'close', isLittle: true, open: false }
    expect(await flood(line, headers(), false)).toEqual(expected)
  },
)

test('does not read a whole body without a length, or one for the stand-in for Google', async () => {
  expect(await flood('GET /api/site', [], true)).toMatchObject({ status: 200, isLittle: true, open: false })
  expect(await flood('POST /api/reviews', [json, bearer()], true)).toMatchObject({ status: 413, isLittle: true })
  expect(await flood('POST /google/token', [form], false)).toMatchObject({ isLittle: true, open: false })
})
