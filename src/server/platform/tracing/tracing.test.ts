/** @module-tag all */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { readSettings } from '../../settings/settings.ts'
import { createLog } from '../logging/log.ts'
import { startTracing, type Tracing } from './tracing.ts'

type Span = {
  name: string
  spanId: string
  traceId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}

const bodies: string[] = []
const collector = createServer(async (request, response) => {
  bodies.push(await text(request))
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
let app: Awaited<ReturnType<typeof testApp>>
let tracing: Tracing
let buyer: Person
const log = createLog(readSettings({ LOG_LEVEL: 'silent' }))
beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  const database = await testDatabase()
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  tracing = startTracing(endpoint, log)
  await database.db.$client.query('select') // a start has opened a connection before
  app = await testApp({ DATABASE_READ_URL: database.url }, undefined, {
    database,
    traceRequests: tracing.traceRequests,
  })
  buyer = await make.user(app)
})
afterAll(async () => {
  await app.close()
  collector.close()
})

const spans = (): Span[] =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap((resource) =>
      resource.scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
const attributeOf = ({ attributes }: Span, name: string) => attributes.find(({ key }) => key === name)?.value

test('an operator reads each request and its statements as one trace, by route, and no name, address or value', async () => {
  const home = await make.property(app, { agent: await make.user(app, { role: 'agent' }), status: 'verified' })
  const headers = { authorization: `Bearer ${buyer.token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ propertyId: home.id })
  const traceparent = '00-11111111111111111111111111111111-2222222222222222-01'
  const wished = await fetch(`${app.url}/api/wishlist`, { method: 'POST', headers: { ...headers, traceparent }, body })
  expect(wished.status).toBe(201)
  expect((await fetch(`${app.url}/api/wishlist/${buyer.email}`, { headers })).status).toBe(200)
  await tracing.stop() // sends what is left

  const [write, read] = ['POST /api/wishlist', 'GET /api/wishlist/:email'].map((name) =>
    spans().find((span) => span.name === name),
  )
  if (!write || !read)
    throw new Error(
      `these spans came: ${spans()
        .map(({ name }) => name)
        .join()}`,
    )
  expect(attributeOf(write, 'http.response.status_code')).toEqual({ intValue: 201 })
  expect(attributeOf(write, 'app.request_id')).toEqual({ stringValue: wished.headers.get('x-request-id') })
  expect(write.parentSpanId).toBeFalsy()
  expect(write.traceId).not.toBe('1'.repeat(32))
  const below = (parent: Span) => spans().filter(({ parentSpanId }) => parentSpanId === parent.spanId)
  const people = ['select', 'select', 'select'] // the caller, the home, and with whom the caller shares wishes
  expect(below(write).map(({ name }) => name)).toEqual(['begin', ...people, 'insert', 'with', 'commit'])
  expect(below(read).length).toBeGreaterThan(1)
  expect(new Set(below(read).map(({ traceId }) => traceId))).toEqual(new Set([read.traceId]))
  const asked = below(read).map((span) => attributeOf(span, 'db.query.text')?.stringValue)
  expect(asked).toContainEqual(expect.stringContaining('pg_last_wal_replay_lsn')) // of what was named as a replica
  for (const secret of [buyer.email, buyer.token, home.id]) expect(bodies.join()).not.toContain(secret)
})

test('a kept answer is logged and traced as others are: by its route, with its status and the time that it took', async () => {
  const database = await testDatabase()
  const mine = startTracing(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`, log)
  const measured: { route: string; status: number; seconds: number }[] = []
  const watch = {
    onAnswer: (answer: { route: string; status: number; seconds: number; isKept?: true }) =>
      void (answer.isKept && measured.push(answer)),
    readKeptBytes: () => {},
    readStreams: () => {},
  }
  const traced = { database, watch, traceRequests: mine.traceRequests }
  const keeping = await testApp({ DEMO: 'false', ANSWER_CACHE_MB: '8' }, undefined, traced)
  await expect.poll(async () => (await fetch(`${keeping.url}/api/reviews`)).ok && measured.length).toBeGreaterThan(0)
  const { headers } = await fetch(`${keeping.url}/api/reviews`)
  await keeping.close()
  await mine.stop()
  expect(measured.at(-1)).toMatchObject({ method: 'GET', route: '/api/reviews', status: 200 })
  expect(measured.at(-1)?.seconds).toBeGreaterThan(0)
  const id = { key: 'app.request_id', value: { stringValue: headers.get('x-request-id') } }
  const span = spans().find(({ attributes }) => JSON.stringify(attributes).includes(JSON.stringify(id)))
  expect(span?.name).toBe('GET /api/reviews')
  expect(span && attributeOf(span, 'http.response.status_code')).toEqual({ intValue: 200 })
})

test('a collector that is gone or silent costs no answer, and the server still ends', async () => {
  const silent = createServer(() => {})
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const database = await testDatabase()
  const { traceRequests, stop } = startTracing(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`, log)
  const other = await testApp({}, undefined, { database, traceRequests })
  expect((await fetch(`${other.url}/api/reviews`)).status).toBe(200)
  await stop().catch(() => {})
  expect((await fetch(`${other.url}/api/reviews`)).status).toBe(200)
  await other.close()
  silent.closeAllConnections()
  silent.close()
}, 20_000)
