import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { conversationApi } from '#contract/conversation'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { beginLimit, messageLimit } from './write-message.ts'

let app: TestApp
let agent: Person
let buyer: Person
let id: string
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
beforeEach(async () => {
  agent = await make.user(app, { role: 'agent' })
  buyer = await make.user(app)
  const home = await make.property(app, { agent })
  id = (await begin(home.id)).body.insertedId
})
afterAll(async () => app.close())

const begin = (propertyId: string) => callAs(app, buyer, conversationApi.begin, { body: { propertyId, text: 'Hello' } })
const write = (text: unknown, key?: string) =>
  callAs(app, buyer, conversationApi.write, { params: { id }, body: { text, key } as never })
const newest = async () =>
  (await callAs(app, agent, conversationApi.messages, { params: { id }, query: { limit: '1' } })).body[0].text

test.each([
  ['nothing', ''],
  ['blanks', ' \n\t '],
  ['only invisible characters', '\u200b\u202e\u2066\ufeff'],
  ['2,001 characters', 'x'.repeat(2001)],
  ['a NUL', 'a\0b'],
  ['half of an emoji', 'a\ud83d'],
  ['a number', 7],
  ['a list', ['x']],
])('rejects a message of %s at its field', async (_what, text) => {
  const { status, body } = await write(text)
  expect([status, Object.keys(body.errors)]).toEqual([422, ['text']])
  expect(await newest()).toBe('Hello')
})

test.each([
  ['markup', '<img src=x onerror=alert(1)><script>x</script>'],
  ['a link', 'javascript:alert(1) https://evil.example/?a=1&b=2'],
  ['marks of a direction', 'abc\u200F \u05E9\u05DC\u05D5\u05DD'],
  ['a family of emoji', '👨‍👩‍👧'],
  ['two thousand characters', 'x'.repeat(2000)],
  ['several lines', 'one\n\ntwo'],
])('stores %s unchanged', async (_what, text) => {
  expect((await write(text)).status).toBe(201)
  expect(await newest()).toBe(text)
})

test('a message is trimmed, and its key has to be a UUID', async () => {
  await write('  spaced  ')
  expect(await newest()).toBe('spaced')
  expect((await write('x', 'no key')).status).toBe(422)
})

test('rejects a conversation about neither a home nor an offer, about both, or with an invalid id', async () => {
  const home = await make.property(app, { agent })
  const offer = await make.offer(app, { property: home, buyer })
  const bodies = [{}, { propertyId: home.id, offerId: offer.id }, { propertyId: 'x' }]
  for (const about of bodies) {
    const body = { ...about, text: 'Hello' }
    expect((await callAs(app, buyer, conversationApi.begin, { body })).status).toBe(422)
    expect((await callAs(app, buyer, conversationApi.addressee, { query: about })).status).toBe(422)
  }
  for (const about of [{ propertyId: randomUUID() }, { offerId: randomUUID() }])
    expect((await callAs(app, buyer, conversationApi.begin, { body: { ...about, text: 'Hello' } })).status).toBe(404)
})

/** Sets the count of a limit, as if the user had just reached it. */
async function used(limit: typeof messageLimit, times: number) {
  const { countTry } = await import('../../platform/rate-limit/rate-limit.ts')
  for (let n = 0; n < times; n++) await countTry(app.db, limit, buyer.id)
}

test('rejects messages above the limit per minute', async () => {
  await used(messageLimit, messageLimit.most - 2) // the first was that of `beforeEach`
  expect((await write('The last')).status).toBe(201)
  const refused = await write('One more')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await newest()).toBe('The last')
})

test('rejects new conversations above the limit per day; existing ones stay open for writing', async () => {
  await used(beginLimit, beginLimit.most - 2)
  const [last, beyond] = [await make.property(app, { agent }), await make.property(app, { agent })]
  expect((await begin(last.id)).status).toBe(201)
  expect((await begin(beyond.id)).status).toBe(429)
  expect((await begin(last.id)).status).toBe(201)
})
