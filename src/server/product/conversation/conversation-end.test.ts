import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { conversationApi } from '#contract/conversation'
import { userApi } from '#contract/user'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let admin: Person
let agent: Person
let buyer: Person
let home: Awaited<ReturnType<typeof make.property>>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  admin = await make.user(app, { role: 'admin' })
  await make.user(app, { role: 'admin' }) // the first admin is not the only one
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
const block = (who: Person, id: string) => callAs(app, who, conversationApi.block, { params: { id } })

test('a sale, an edit and a deletion of the home leave the conversation open', async () => {
  const id = await ask()
  await app.db.$client.query(`update property set sold_at = now(), title = 'Rose House' where id = $1`, [home.id])
  expect(await one(buyer, id)).toMatchObject({ propertyTitle: 'Rose House', propertyId: home.id })
  expect(await ask('Still me')).toBe(id)
  await app.db.$client.query('delete from property where id = $1', [home.id])
  expect(await one(buyer, id)).toMatchObject({ propertyTitle: 'Rose Cottage' })
  expect(await one(buyer, id)).not.toHaveProperty('propertyId')
  expect((await write(buyer, id, 'A pity')).status).toBe(201)
})

test('an agent who is marked as fraud and their buyer can read, and neither can write', async () => {
  const id = await ask()
  await callAs(app, admin, userApi.setRole, { params: { id: agent.id }, body: { role: 'fraud' } })
  expect(await one(buyer, id)).toMatchObject({ closedWhy: 'fraud', propertyTitle: 'Rose Cottage' })
  expect(await one(buyer, id)).not.toHaveProperty('propertyId')
  expect(await one(agent, id)).toMatchObject({ closedWhy: 'ownFraud', propertyId: home.id })
  for (const who of [buyer, agent]) expect((await write(who, id, 'Hello?')).status).toBe(409)
  expect(await texts(buyer, id)).toEqual(['Is it damp?'])
})

test('a deleted user’s messages stay for the other under Deleted user, and no one can write there', async () => {
  const id = await ask()
  await write(agent, id, 'Bone dry.')
  await callAs(app, admin, userApi.remove, { params: { id: agent.id } })
  expect(await one(buyer, id)).toMatchObject({ otherName: 'Deleted user', otherPhoto: null, closedWhy: 'left' })
  expect(await texts(buyer, id)).toEqual(['Bone dry.', 'Is it damp?'])
  const refused = await write(buyer, id, 'Hello?')
  expect(refused.status).toBe(409)
  expect(refused.body.detail).toBe('This person’s account was deleted, so you can’t write to them.')
})

test('deletes the conversation once both have left', async () => {
  const id = await ask()
  await Promise.all([agent, buyer].map((who) => callAs(app, admin, userApi.remove, { params: { id: who.id } })))
  const { rows } = await app.db.$client.query('select from conversation where id = $1', [id])
  expect(rows).toEqual([])
})

test('a block applies to every conversation of the two until it ends', async () => {
  const id = await ask()
  const another = await make.property(app, { agent })
  expect((await block(agent, id)).status).toBe(200)
  expect((await block(agent, id)).status).toBe(200)
  const refused = await write(buyer, id, 'Hello?')
  expect([refused.status, refused.body.detail]).toEqual([409, 'Ada Agent doesn’t take messages from you.'])
  expect((await begin(buyer, { propertyId: another.id, text: 'And this one?' })).status).toBe(409)
  expect((await write(agent, id, 'Go away')).body.detail).toBe('You have blocked Ben Buyer. Unblock them to write.')
  expect([(await one(buyer, id)).closedWhy, (await one(agent, id)).closedWhy]).toEqual(['blocked', 'ownBlock'])
  await callAs(app, agent, conversationApi.unblock, { params: { id } })
  expect((await write(buyer, id, 'Thank you')).status).toBe(201)
  expect(await list(buyer)).toHaveLength(1)
})

test('a message written before the block returns its id again under its key', async () => {
  const id = await ask()
  const key = randomUUID()
  const { body } = await write(buyer, id, 'Quick', key)
  await block(agent, id)
  expect(await write(buyer, id, 'Quick', key)).toMatchObject({ status: 201, body })
})
