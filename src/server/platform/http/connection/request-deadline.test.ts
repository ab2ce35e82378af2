/** @module-tag all */
import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setInterval } from 'node:timers/promises'
import { promisify } from 'node:util'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { inLanguage, LANGUAGES, setSiteLanguages } from '#contract/language'
import { Problem } from '#contract/problem'
import * as t from '#messages/refusals'
import type { TestApp } from '../../../../../test/people/access.ts'
import { make } from '../../../../../test/people/make.ts'
import { jpegOfSize } from '../../../../../test/pictures/pictures.ts'
import { testApp } from '../../../../../test/server/app.ts'
import { multipartBody, multipartType, rawConnection } from '../../../../../test/server/raw-request.ts'
import { limitRequests } from './request-deadline.ts'
import { timeouts } from './timeouts.ts'

const short = {
  headMs: 500,
  requestMs: 500,
  standstillMs: 1000,
  minRate: { bytesPerSecond: 100_000, windowMs: 500 },
}
let app: TestApp
beforeAll(async () => {
  app = await testApp({}, undefined, { timeouts: short })
})
afterAll(() => app.close())

const soon = { timeout: 15_000 }
function connection(url = app.url) {
  const opened = rawConnection(url)
  onTestFinished(() => void opened.close())
  return opened
}
const head = (path: string, length: number, ...headers: string[]) =>
  [`POST ${path} HTTP/1.1`, 'host: keyhaven.test', `content-length: ${length}`, ...headers, '\r\n'].join('\r\n')
const json = 'content-type: application/json'

async function pictureFrom(bytes: number) {
  const { token } = await make.user(app)
  const body = multipartBody({ field: 'image', name: 'home.jpg', bytes: await jpegOfSize(bytes) })
  return {
    body,
    head: head('/api/images', body.length, `authorization: Bearer ${token}`, `content-type: ${multipartType}`),
  }
}

test.each(['/api/reviews', '/api/nothing'])(
  'returns 408 for a body that does not arrive at %s, and closes the connection',
  async (path) => {
    const silent = connection()
    await silent.write(`${head(path, 10, json)}{`)
    const { status, body } = await silent.answer()
    expect({ status, problem: Problem.parse(JSON.parse(body)) }).toMatchObject({
      status: 408,
      problem: { type: 'urn:keyhaven:problem:timedOut', status: 408 },
    })
    await expect.poll(silent.isOpen, soon).toBe(false)
  },
)

test('a body that never arrives at the identity service is refused in that service’s own shape', async () => {
  const silent = connection()
  await silent.write(`${head('/api/auth/sign-in/email', 10, json)}{`)
  const { status, body } = await silent.answer()
  expect({ status, body: JSON.parse(body) }).toMatchObject({ status: 408, body: { code: 'timedOut' } })
  await expect.poll(silent.isOpen, soon).toBe(false)
})

test.each([
  ['what the stand-in for Google reads by itself', '/google/token', 'application/x-www-form-urlencoded'],
  ['one of a kind that is not taken', '/api/jwt', 'text/csv'],
  ['a picture of a user who is not signed in', '/api/images', multipartType],
])('a body that does not come ends its connection: %s', async (_what, path, type) => {
  const silent = connection()
  await silent.write(`${head(path, 1000, `content-type: ${type}`)}a=`)
  await expect.poll(silent.isOpen, soon).toBe(false)
})

test('returns 408 for an unfinished head and for a silent connection', async () => {
  for (const text of ['GET /healthz HTTP/1.1\r\nhost: keyhaven.test\r\n', '']) {
    const silent = connection()
    await silent.write(text)
    const { status, body } = await silent.answer()
    expect({ status, problem: Problem.parse(JSON.parse(body)) }).toMatchObject({
      status: 408,
      problem: { status: 408 },
    })
    await expect.poll(silent.isOpen, soon).toBe(false)
  }
})

test('a request that is never read is refused in the site’s own language', async () => {
  setSiteLanguages(['de'])
  onTestFinished(() => setSiteLanguages(LANGUAGES))
  const silent = connection()
  await silent.write('GET /healthz HTTP/1.1\r\n')
  const { body } = await silent.answer()
  const { detail } = Problem.parse(JSON.parse(Buffer.from(body, 'latin1').toString()))
  expect(detail).toBe(inLanguage('de', t.requestTooSlow))
})

test('returns 431 for a head that is too large, and 400 for an unreadable one', async () => {
  for (const [text, status] of [
    [`GET /healthz HTTP/1.1\r\nx-long: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    ['hello\r\n\r\n', 400],
  ] as const) {
    const wrong = connection()
    void wrong.write(text)
    const answer = await wrong.answer()
    expect({ status: answer.status, problem: Problem.parse(JSON.parse(answer.body)) }).toMatchObject({
      status,
      problem: { status },
    })
  }
})

test('a request in two pieces is answered, and the connection serves the next one', async () => {
  const slow = connection()
  await slow.write(head('/api/jwt', 2, json))
  await slow.write('{}')
  expect((await slow.answer()).status).toBe(401)
  await slow.write('GET /healthz HTTP/1.1\r\nhost: keyhaven.test\r\n\r\n')
  expect((await slow.answer()).status).toBe(200)
})

test('returns 408 for a picture that does not arrive, or arrives too slowly', async () => {
  const { body, head } = await pictureFrom(1_000_000)
  const silent = connection()
  const trickle = connection()
  for (const each of [silent, trickle]) await each.write(head)
  const drip = (async () => {
    for await (const _ of setInterval(100)) {
      if (!trickle.isOpen()) return
      await trickle.write(body.subarray(0, 1000)) // a tenth of the rate
    }
  })()
  for (const each of [silent, trickle]) {
    const { status, body } = await each.answer()
    expect({ status, problem: JSON.parse(body) }).toMatchObject({ status: 408, problem: { status: 408 } })
    await expect.poll(each.isOpen, soon).toBe(false)
  }
  await drip
})

test('stores a picture that takes longer than other requests may, but keeps arriving', async () => {
  const { body, head } = await pictureFrom(1_500_000)
  const slow = connection()
  await slow.write(head)
  const since = Date.now()
  let sent = 0
  for await (const _ of setInterval(100)) {
    await slow.write(body.subarray(sent, sent + 50_000))
    sent += 50_000
    if (sent >= body.length) break
  }
  expect((await slow.answer()).status).toBe(200)
  expect(Date.now() - since).toBeGreaterThan(short.requestMs + 2 * short.minRate.windowMs)
})

async function serving(isOpenEnded: boolean) {
  const answering = Fastify({ forceCloseConnections: true })
  limitRequests(answering, { ...timeouts, standstillMs: 300 })
  answering.get('/big', async () => Buffer.alloc(30_000_000))
  answering.get('/events', { config: { isOpenEnded } }, async () => {
    return Readable.from(events())
  })
  onTestFinished(() => answering.close())
  const url = await answering.listen({ port: 0, host: '127.0.0.1' })
  const connections = () => promisify(answering.server.getConnections.bind(answering.server))()
  return { url, connections }
}
async function* events() {
  yield 'data: first\n\n'
  for await (const _ of setInterval(1000)) {
    yield 'data: second\n\n'
    return
  }
}

test('cuts off a client that requests a large answer and reads none of it', async () => {
  const { url, connections } = await serving(false)
  const reader = connect(Number(new URL(url).port), '127.0.0.1')
  onTestFinished(() => void reader.destroy())
  await once(reader, 'connect')
  reader.write('GET /big HTTP/1.1\r\nhost: keyhaven.test\r\n\r\n')
  expect(await connections()).toBe(1)
  await expect.poll(connections, soon).toBe(0)
})

test('a stream outlives its pauses, any other answer does not', async () => {
  const answers = await Promise.all(
    [true, false].map(async (isOpenEnded) => {
      const { url } = await serving(isOpenEnded)
      const answer = await fetch(`${url}/events`)
      return answer.text().catch(() => 'cut off')
    }),
  )
  expect(answers).toEqual(['data: first\n\ndata: second\n\n', 'cut off'])
})
