import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { builtPage } from '../../../../test/server/built-page.ts'
import { properties } from '../../product/tables/property.ts'
import { finished } from '../answer-cache/finished-answer.ts'
import { publicAnswers } from '../answer-cache/public-answers.ts'
import { announcements } from '../db/announcements.ts'
import { sendFinished } from './finished-reply.ts'

const LIST = '/api/allProperty/status?limit=12'

let app: TestApp
let agent: Person
let homeId: string
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', ANSWER_CACHE_MB: '8' }, undefined, { page: builtPage })
  agent = await make.user(app, { role: 'agent' })
  for (let n = 0; n < 3; n++) homeId = (await make.property(app, { agent })).id
})
afterAll(() => app.close())

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer }

/** Reads the bytes as they are sent. */
const read = (path: string, accepted?: string, more: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = { ...more, ...(accepted !== undefined && { 'accept-encoding': accepted }) }
    get(app.url + path, { headers, agent: false }, async (answer) => {
      resolve({ status: answer.statusCode, headers: answer.headers, bytes: await buffer(answer) })
    }).on('error', reject)
  })

const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

/** The text of a whole answer, encoded as its headers say. */
function textOf({ status, headers, bytes }: Answer): string {
  expect([status, headers['content-length']]).toEqual([200, `${bytes.length}`])
  const encoding = headers['content-encoding']
  if (encoding === undefined) return bytes.toString()
  const decode = decoders[encoding]
  if (!decode) throw new Error(`${encoding} was not requested`)
  return decode(bytes).toString()
}

/** Nothing is kept after this. */
async function changeEveryHome() {
  await app.db.update(properties).set({ description: `Changed. ${'A home to read of. '.repeat(200)}` })
  await fetch(`${app.url}/api/nothing`, { method: 'POST' }) // is answered when the change was heard
}

const paths = () => [LIST, `/api/allProperty/${homeId}`, '/']

test.each([
  ['deflate', undefined],
  ['x-gzip', undefined],
  ['zstd', undefined],
  ['deflate, zstd;q=0.5', undefined],
  ['deflate, identity;q=0', undefined],
  ['gzip;q=0', undefined],
  ['*', 'br'],
  ['deflate, gzip', 'gzip'],
])('after a visitor who accepts “%s” one who accepts no encoding reads the same text', async (accepted, encoding) => {
  await changeEveryHome()
  for (const path of paths()) {
    const first = await read(path, accepted)
    expect([path, first.headers['content-encoding']]).toEqual([path, encoding])
    const text = textOf(first)
    for (const other of [undefined, accepted, 'gzip', undefined]) expect(textOf(await read(path, other))).toBe(text)
    const plain = await read(path)
    expect([path, plain.headers['content-encoding']]).toEqual([path, undefined])
  }
})

test.each([
  ['deflate', undefined],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
])('a signed-in user who accepts “%s” reads the same text', async (accepted, encoding) => {
  const signedIn = { authorization: `Bearer ${agent.token}` }
  const whole = textOf(await read(LIST, undefined, signedIn))
  const answer = await read(LIST, accepted, signedIn)
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', vary: expect.stringMatching(/accept-encoding/i) })
  expect(answer.headers['content-encoding']).toBe(encoding)
  expect(textOf(answer)).toBe(whole)
})

test('does not keep the headers of an answer that a hook has encoded once more', async () => {
  const changes = announcements(app.databaseUrl, () => {}) // never asked, as nothing is kept
  const answers = publicAnswers({
    changes,
    maxBytes: 0,
    now: () => new Date(),
    timed: { table: 'offer', nextChange: async () => undefined },
  })
  const made = { body: 'A home to read of. '.repeat(200), headers: { 'content-type': 'text/plain' } }
  const answer = finished(made, { key: '/', tags: [], until: undefined })
  const encodingTwice = Fastify()
  onTestFinished(() => encodingTwice.close())
  await encodingTwice.register(compress)
  encodingTwice.get('/', (request, reply) => sendFinished(answers, request, reply, answer))
  const { headers } = await encodingTwice.inject({ url: '/', headers: { 'accept-encoding': 'deflate' } })
  expect([headers['content-encoding'], answer.sent]).toEqual(['deflate', {}])
  await encodingTwice.inject('/')
  expect(answer.sent.identity?.head).not.toContain('content-encoding')
})
