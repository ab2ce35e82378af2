import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { countAllPlaces } from '../../product/place/count-places.ts'
import { properties } from '../../product/tables/property.ts'
import type { Watch } from '../http/watch.ts'

let app: TestApp
let agent: Person
let homeId: string
let bytesKept: () => number
const watch: Watch = {
  onAnswer: () => {},
  readKeptBytes: (read) => {
    bytesKept = read
  },
  readStreams: () => {},
}
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', ANSWER_CACHE_MB: '8' }, undefined, { watch })
  agent = await make.user(app, { role: 'agent' })
  for (let n = 0; n < 12; n++) await make.property(app, { agent })
  homeId = (await make.property(app, { agent, title: 'Rose Cottage' })).id
  await countAllPlaces(app.db)
  await allHeard()
})
afterAll(() => app.close())

const addresses = () => [
  '/api/allProperty/status?limit=12',
  '/api/allProperty/facets',
  '/api/allProperty/suggestions?q=rose',
  '/api/allProperty/clusters?bbox=-180,-85,180,85&zoom=2',
  `/api/allProperty/${homeId}`,
  `/api/allProperty/${homeId}/similar`,
  `/api/agents/${agent.id}`,
  `/api/agents/${agent.id}/homes`,
  '/api/reviews?limit=3',
  '/api/site',
]
const anonymous = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers })
const as = ({ token }: Person, method: string, path: string, body?: object) =>
  fetch(`${app.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
/** A change is answered once all announcements before it were heard; this one changes nothing. */
const allHeard = () => fetch(`${app.url}/api/nothing`, { method: 'POST' })
/** The number of statements that the app has sent to the database, as far as its pool knows. */
function countQueries() {
  const query = vi.spyOn(app.db.$client, 'query')
  return {
    count: () => query.mock.calls.length,
    end: () => query.mockRestore(),
  }
}

test('answers a repeated request without the database, with the same headers', async () => {
  const askTwice = async (path: string) => {
    const first = await anonymous(path)
    const body = await first.text()
    expect({ path, status: first.status }).toEqual({ path, status: 200 })
    const queries = countQueries()
    const second = await anonymous(path)
    expect({ path, body: await second.text() }).toEqual({ path, body })
    const made = queries.count()
    queries.end()
    return { first, second, queries: made }
  }
  for (const path of addresses()) {
    let answers = await askTwice(path)
    // A machine that stood still for a second has not heard whether it is current, and keeps nothing until it has.
    for (let again = 0; answers.queries > 0 && again < 20; again++) {
      await allHeard()
      answers = await askTwice(path)
    }
    const { first, second, queries } = answers
    expect({ path, queries }).toEqual({ path, queries: 0 })
    const own = ({ headers }: Response) =>
      Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date'))
    expect(own(second)).toEqual(own(first))
    expect(second.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
    expect(second.headers.get('vary')).toMatch(/authorization/i)
  }
})

test.each([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
])('a browser that reads %s gets it, the first time and again', async (encoding, decode) => {
  const path = '/api/allProperty/status?limit=12'
  const plain = await (await anonymous(path)).text()
  for (const _ of ['first', 'second']) {
    const response = await app.app.inject({ url: path, headers: { 'accept-encoding': encoding } })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(decode(response.rawPayload).toString()).toBe(plain)
    const answer = await anonymous(path, { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(await answer.text()).toBe(plain)
  }
})

test('does not keep answers to addresses with unknown parameters', async () => {
  const random = 'x'.repeat(1000)
  for (const path of addresses()) {
    const plain = await anonymous(path)
    const before = bytesKept()
    const answer = await anonymous(`${path}${path.includes('?') ? '&' : '?'}${random}=1`)
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, await plain.text()])
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null])
    expect(bytesKept()).toBeLessThanOrEqual(before)
  }
})

test('returns 304 until the answer changes', async () => {
  const path = `/api/allProperty/${homeId}`
  const etag = (await anonymous(path)).headers.get('etag') ?? ''
  for (const _ of ['from the database', 'kept']) {
    const again = await anonymous(path, { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('etag')).toBe(etag)
  }
  await app.db.update(properties).set({ title: 'Ivy Cottage' }).where(eq(properties.id, homeId))
  await expect.poll(async () => (await anonymous(path, { 'if-none-match': etag })).status).toBe(200)
})

test('a signed-in user never gets a kept answer', async () => {
  const path = '/allProperty/status?limit=12'
  await anonymous(`/api${path}`)
  const queries = countQueries()
  expect((await as(agent, 'GET', path)).headers.get('cache-control')).toBe('no-store')
  expect(queries.count()).toBeGreaterThan(1)
  queries.end()
  const forged = await anonymous(`/api${path}`, { authorization: 'Bearer forged' })
  expect(forged.status).toBe(401)
})

test('a home that is taken down is gone for visitors as soon as its agent is answered, in capitals, too', async () => {
  const home = await make.property(app, { agent })
  await allHeard()
  const paths = [`/api/allProperty/${home.id}`, `/api/allProperty/${home.id.toUpperCase()}`]
  for (const path of [...paths, ...paths]) expect((await anonymous(path)).status).toBe(200)
  expect((await as(agent, 'DELETE', `/allProperty/${home.id}`)).status).toBe(200)
  for (const path of paths) expect((await anonymous(path)).status).toBe(404)
})

test('each home is no longer under offer from the moment at which its offer lapses, though nothing was written', async () => {
  const lapsing = []
  for (const ms of [4_000, 2_500]) {
    const home = await make.property(app, { agent })
    const payBefore = new Date(Date.now() + ms)
    await make.offer(app, { property: home, buyer: agent, status: 'accepted', payBefore })
    await allHeard()
    const isUnderOffer = async () => 'underOffer' in (await (await anonymous(`/api/allProperty/${home.id}`)).json())
    expect([await isUnderOffer(), await isUnderOffer()]).toEqual([true, true])
    lapsing.unshift({ isUnderOffer, payBefore })
  }
  for (const { isUnderOffer, payBefore } of lapsing) {
    await expect.poll(isUnderOffer, { timeout: 10_000 }).toBe(false)
    expect(Date.now()).toBeGreaterThanOrEqual(payBefore.getTime())
  }
})

test('fifty concurrent visitors of an answer that is not kept make one query', async () => {
  const path = `/api/allProperty/${homeId}/similar`
  const queriesOf = async (visitors: number) => {
    await app.db
      .update(properties)
      .set({ description: `Seen by ${visitors}.` })
      .where(eq(properties.id, homeId))
    await allHeard()
    const queries = countQueries()
    const answers = await Promise.all(Array.from({ length: visitors }, () => app.app.inject(path)))
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    const made = queries.count()
    queries.end()
    return made
  }
  const alone = await queriesOf(1)
  expect(alone).toBeGreaterThan(0)
  expect(await queriesOf(50)).toBe(alone)
})

test('keeps nothing while changes can’t be heard, and keeps answers again afterwards', async () => {
  const path = '/api/allProperty/status?limit=12'
  const cutOff = () =>
    app.db.$client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'keyhaven changes' and datname = current_database()`,
    )
  await anonymous(path)
  await cutOff()
  const queries = countQueries()
  await expect.poll(async () => (await anonymous(path)).ok && queries.count()).toBeGreaterThan(0)
  await expect
    .poll(async () => {
      const before = queries.count()
      await anonymous(path)
      return queries.count() - before
    })
    .toBe(0)
  queries.end()
})
