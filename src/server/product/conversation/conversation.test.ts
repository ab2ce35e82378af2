import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { conversationApi } from '#contract/conversation'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let agent: Person
let buyer: Person
let home: Awaited<ReturnType<typeof make.property>>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
beforeEach(async () => {
  agent = await make.user(app, { role: 'agent', name: 'Ada Agent' })
  buyer = await make.user(app, { name: 'Ben Buyer' })
  home = await make.property(app, { agent, title: 'Rose Cottage' })
})
afterAll(async () => app.close())

const begin = (who: Person, body: object) => callAs(app, who, conversationApi.begin, { body: body as never })
const ask = async (text = 'Is it damp?', who = buyer): Promise<string> =>
  (await begin(who, { propertyId: home.id, text })).body.insertedId
const write = (who: Person, id: string, text: string, key?: string) =>
  callAs(app, who, conversationApi.write, { params: { id }, body: { text, key } })
const one = async (who: Person, id: string) => (await callAs(app, who, conversationApi.one, { params: { id } })).body
const list = async (who: Person, query = {}) => (await callAs(app, who, conversationApi.list, { query })).body
const messages = async (who: Person, id: string) =>
  (await callAs(app, who, conversationApi.messages, { params: { id } })).body
const texts = async (who: Person, id: string) => (await messages(who, id)).map(({ text }: { text: string }) => text)
const read = (who: Person, id: string, readUpTo: string) =>
  callAs(app, who, conversationApi.read, { params: { id }, body: { readUpTo } })

test('a buyer asks about a home, and its agent answers: both see the same, each from their side', async () => {
  const id = await ask()
  await write(agent, id, 'Bone dry.')
  expect(await messages(buyer, id)).toMatchObject([
    { text: 'Bone dry.', isOwn: false },
    { text: 'Is it damp?', isOwn: true },
  ])
  expect(await list(agent)).toEqual([
    {
      _id: id,
      propertyId: home.id,
      propertyTitle: 'Rose Cottage',
      propertyImage: home.image,
      ownPart: 'agent',
      otherName: 'Ben Buyer',
      otherPhoto: null,
      isForSale: true,
      unread: 1,
      latest: { text: 'Bone dry.', isOwn: true, createdAt: expect.any(String) },
    },
  ])
  expect(await one(buyer, id)).toMatchObject({ ownPart: 'buyer', otherName: 'Ada Agent', unread: 1 })
})

test('a second question about the home continues the same conversation', async () => {
  const id = await ask('One')
  expect(await ask('Two')).toBe(id)
  expect(await texts(agent, id)).toEqual(['Two', 'One'])
})

test('twenty concurrent first messages are all in one conversation', async () => {
  const ids = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(`Question ${n}`)))
  expect(new Set(ids).size).toBe(1)
  expect(await messages(agent, ids[0] ?? '')).toHaveLength(20)
  expect(await list(agent)).toMatchObject([{ unread: 20 }])
})

test('agent and buyer who begin concurrently share one conversation', async () => {
  const offer = await make.offer(app, { property: home, buyer })
  const begun = await Promise.all([
    begin(buyer, { propertyId: home.id, text: 'Hello' }),
    begin(agent, { offerId: offer.id, text: 'Good day' }),
    begin(buyer, { offerId: offer.id, text: 'About my offer' }),
  ])
  expect(begun.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(begun.map(({ body }) => body.insertedId)).size).toBe(1)
})

test('a message that is sent twice under one key is written once', async () => {
  const id = await ask()
  const key = randomUUID()
  const sent = await Promise.all(Array.from({ length: 5 }, () => write(buyer, id, 'Once', key)))
  expect(new Set(sent.map(({ body }) => body.insertedId)).size).toBe(1)
  expect(await texts(agent, id)).toEqual(['Once', 'Is it damp?'])
  expect((await one(agent, id)).unread).toBe(2)
  const first = randomUUID()
  const beginning = { propertyId: home.id, text: 'Again', key: first }
  await Promise.all([begin(buyer, beginning), begin(buyer, beginning)])
  expect(await texts(agent, id)).toEqual(['Again', 'Once', 'Is it damp?'])
})

test('the same key of the other user is another message', async () => {
  const id = await ask()
  const key = randomUUID()
  await write(buyer, id, 'Mine', key)
  await write(agent, id, 'Yours', key)
  expect(await texts(agent, id)).toEqual(['Yours', 'Mine', 'Is it damp?'])
})

test('marks messages as read up to one, never back, and counts later ones', async () => {
  const id = await ask('One')
  await write(buyer, id, 'Two')
  const [second, first] = await messages(agent, id)
  await write(buyer, id, 'Three')
  await read(agent, id, second._id)
  expect((await one(agent, id)).unread).toBe(1)
  await read(agent, id, first._id)
  expect((await one(agent, id)).unread).toBe(1)
  await read(agent, id, 'ffffffff-ffff-7fff-bfff-ffffffffffff')
  expect(await list(agent, { unread: 'true' })).toEqual([])
  await write(buyer, id, 'Four')
  expect(await list(agent, { unread: 'true' })).toMatchObject([{ unread: 1 }])
})

test('unread messages are counted exactly while some are read and others arrive', async () => {
  const id = await ask()
  const [{ _id: first }] = await messages(agent, id)
  await Promise.all([
    ...Array.from({ length: 10 }, (_, n) => write(buyer, id, `More ${n}`)),
    ...Array.from({ length: 10 }, () => read(agent, id, first)),
  ])
  expect((await one(agent, id)).unread).toBe(10)
})

test('more than 99 unread messages read as 99+', async () => {
  const id = await ask()
  const set = (unread: number) =>
    app.db.$client.query('update conversation_member set unread = $2 where user_id = $1', [agent.id, unread])
  await set(99)
  expect((await one(agent, id)).unread).toBe(99)
  await set(100)
  expect((await one(agent, id)).unread).toBe('99+')
})

test('the conversation with the newest message comes first, and pages follow one another', async () => {
  const ids: string[] = []
  for (const title of ['A', 'B', 'C']) {
    const other = await make.property(app, { agent, title })
    ids.push((await begin(buyer, { propertyId: other.id, text: title })).body.insertedId)
  }
  await write(agent, ids[0] ?? '', 'Later')
  const first = await callAs(app, buyer, conversationApi.list, { query: { limit: '2' } })
  expect(first.body.map(({ propertyTitle }: { propertyTitle: string }) => propertyTitle)).toEqual(['A', 'C'])
  expect(first.headers.get('x-total-count')).toBe('3')
  const cursor = new URLSearchParams(/\?(.*)>/.exec(first.headers.get('link') ?? '')?.[1]).get('cursor')
  expect(await list(buyer, { limit: '2', cursor })).toMatchObject([{ propertyTitle: 'B' }])
})

test.each([
  ['a pending home', { status: 'pending' as const }, 404],
  ['a rejected home', { status: 'rejected' as const }, 404],
  ['a withdrawn home', { withdrawn: true }, 404],
  ['a sold home', { sold: true }, 409],
])('a buyer can’t ask about %s', async (_what, state, status) => {
  home = await make.property(app, { agent, ...state })
  expect((await begin(buyer, { propertyId: home.id, text: 'Hello' })).status).toBe(status)
  const addressee = await callAs(app, buyer, conversationApi.addressee, { query: { propertyId: home.id } })
  expect(addressee.status).toBe(status)
  expect(await list(agent)).toEqual([])
})

test('an agent can’t ask about their own home', async () => {
  expect((await begin(agent, { propertyId: home.id, text: 'Hello' })).status).toBe(409)
})

test('the buyer of a home writes to its agent from their offer', async () => {
  const sold = await make.property(app, { agent, sold: true })
  const offer = await make.offer(app, { property: sold, buyer, status: 'Bought' })
  const { status, body } = await begin(buyer, { offerId: offer.id, text: 'Where are the keys?' })
  expect(status).toBe(201)
  expect(await texts(agent, body.insertedId)).toEqual(['Where are the keys?'])
})

test('only buyer and agent of an offer can write to each other about it', async () => {
  const offer = await make.offer(app, { property: home, buyer })
  const stranger = await make.user(app, { role: 'agent' })
  expect((await begin(stranger, { offerId: offer.id, text: 'Hello' })).status).toBe(404)
  const addressee = await callAs(app, agent, conversationApi.addressee, { query: { offerId: offer.id } })
  expect(addressee.body).toMatchObject({ otherName: 'Ben Buyer', ownPart: 'agent', propertyTitle: 'Rose Cottage' })
  expect(addressee.body).not.toHaveProperty('conversationId')
  const { body } = await begin(agent, { offerId: offer.id, text: 'About your offer' })
  const known = await callAs(app, buyer, conversationApi.addressee, { query: { propertyId: home.id } })
  expect(known.body).toMatchObject({ conversationId: body.insertedId, otherName: 'Ada Agent', ownPart: 'buyer' })
})

test('a message updates the open pages of both, and so does reading it', async () => {
  const id = await ask()
  const updates = async (person: Person) => {
    const text = 'select topic, subject from live_event where user_id = $1'
    return (await app.db.$client.query(text, [person.id])).rows
  }
  const event = { topic: 'messages', subject: id }
  expect([await updates(buyer), await updates(agent)]).toEqual([[event], [event]])
  const [{ _id: newest }] = await messages(agent, id)
  await read(agent, id, newest)
  expect([await updates(buyer), await updates(agent)]).toEqual([
    [event, event],
    [event, event],
  ])
  expect(await one(buyer, id)).toMatchObject({ readByOther: newest })
  expect(await one(agent, id)).not.toHaveProperty('readByOther')
})
