/** @module-tag all */
import * as fc from 'fast-check'
import { afterAll, beforeAll, test } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint'
import type { TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { calls } from '../../pages/api-docs/openapi.ts'

const SEED = 20_260_301 // the same requests in every run
let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp()
  admin = await make.user(app, { role: 'admin' })
})
afterAll(() => app.close())

const texts = [
  'a\0b',
  '\ud83d',
  '1 '.repeat(125_000),
  '9'.repeat(400),
  '%_\\',
  '0000-01-01',
  '1e309',
  '\u202e',
  'a'.repeat(70_000),
]
const odd = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(...texts, 1e308, -0, 2 ** 53, { toString: 1 }, { length: -1 }),
)
const oddText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...texts.map((text) => text.slice(0, 1_000))))

/** The fields that any form of a body or query may have. */
const fieldsOf = (schema: unknown): string[] => {
  if (schema instanceof z.ZodMiniObject) return Object.keys(schema.shape)
  return schema instanceof z.ZodMiniUnion ? schema._zod.def.options.flatMap(fieldsOf) : []
}
const record = <Value>(schema: unknown, value: fc.Arbitrary<Value>) =>
  fc.record(Object.fromEntries(fieldsOf(schema).map((name) => [name, value])), { requiredKeys: [] })

/** Text as it can stand in an address. */
const escaped = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '?'))

async function statusOf({ method, path }: Endpoint, part: string, query: object, body: unknown): Promise<number> {
  const search = Object.entries(query).map(([name, value]) => `${name}=${escaped(String(value))}`)
  const answer = await fetch(`${app.url}/api${path.replaceAll(/:\w+/g, escaped(part) || 'x')}?${search.join('&')}`, {
    method,
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
    body: method === 'GET' ? null : JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return answer.status
}

test.each(calls.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'whatever is sent to %s is no failure of ours',
  async (_name, endpoint) => {
    const given = fc.tuple(oddText, record(endpoint.query, oddText), fc.oneof(record(endpoint.body, odd), odd))
    const isFine = async ([part, query, body]: [string, object, unknown]) =>
      (await statusOf(endpoint, part, query, body)) < 500
    await fc.assert(fc.asyncProperty(given, isFine), { seed: SEED, numRuns: 60 })
  },
)
