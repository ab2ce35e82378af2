import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notificationApi } from '#contract/notification'
import { offerApi } from '#contract/offer'
import { propertyApi } from '#contract/property'
import { userApi } from '#contract/user'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { pendingDeal, sent } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let agent: Person
let buyer: Person
let admin: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  admin = await make.user(app, { role: 'admin' })
  await make.user(app, { role: 'admin' }) // so that the first is not the last one
})
afterAll(async () => app.close())

const list = async (who: Person, query: { unread?: 'true'; limit?: string; cursor?: string } = {}) =>
  (await callAs(app, who, notificationApi.list, { query })).body
const texts = async (who: Person) => (await list(who)).map(({ text }: { text: string }) => text)
const people = async () => {
  agent = await make.user(app, { role: 'agent' })
  buyer = await make.user(app)
}

test('an offer, its answer and a role notify only the users concerned', async () => {
  await people()
  const home = await make.property(app, { agent, title: 'Rose Cottage' })
  const { body } = await callAs(app, buyer, offerApi.make, { body: sent(home) })
  expect(await list(agent)).toMatchObject([
    { kind: 'offers', text: 'A new offer: Rose Cottage', page: 'requests', isRead: false },
  ])
  expect(await list(buyer)).toEqual([])
  await callAs(app, agent, offerApi.move, { params: { id: body.insertedId }, body: { status: 'accepted' } })
  expect(await list(buyer)).toMatchObject([{ text: 'Your offer is accepted: Rose Cottage', page: 'bought' }])
  await callAs(app, admin, userApi.setRole, { params: { id: buyer.id }, body: { role: 'agent' } })
  expect(await texts(buyer)).toEqual([
    'You are an agent now: you can list homes',
    'Your offer is accepted: Rose Cottage',
  ])
  expect(await list(admin)).toEqual([])
})

test('an agent is notified that a home was verified, with a link to it', async () => {
  await people()
  const home = await make.property(app, { agent, title: 'Barn', status: 'pending' })
  await callAs(app, admin, propertyApi.decide, { params: { id: home.id }, body: { status: 'verified' } })
  const led = { page: 'details', subjectId: home.id }
  expect(await list(agent)).toMatchObject([{ kind: 'homes', text: 'Your home is verified: Barn', ...led }])
  const { rows } = await app.db.$client.query('select page, subject_id from mail_outbox where recipient = $1', [
    agent.email,
  ])
  expect(rows).toEqual([{ page: 'details', subject_id: home.id }])
})

test('an agent is notified in the bell and by mail that a home was rejected', async () => {
  await people()
  const home = await make.property(app, { agent, title: 'Barn', status: 'pending' })
  await callAs(app, admin, propertyApi.decide, {
    params: { id: home.id },
    body: { status: 'rejected', reason: 'Blurred.' },
  })
  expect(await list(agent)).toMatchObject([{ kind: 'homes', text: 'Your home was rejected: Barn', page: 'listings' }])
  const { rows } = await app.db.$client.query('select subject from mail_outbox where recipient = $1', [agent.email])
  expect(rows).toEqual([{ subject: 'Your home was rejected: Barn' }])
})

test('a rejected call adds no notification', async () => {
  await people()
  const { property } = await pendingDeal(app, agent, buyer)
  const before = await texts(agent)
  expect((await callAs(app, buyer, offerApi.make, { body: sent(property) })).status).toBe(409)
  expect(await texts(agent)).toEqual(before)
})

/** Adds this many entries for a user, the oldest first. */
async function entries(who: Person, count: number): Promise<string[]> {
  for (let n = 0; n < count; n++) await make.notification(app, who, `Entry ${n}`)
  return (await list(who)).map(({ _id }: { _id: string }) => _id).reverse()
}

test('a user marks one as read, then all up to the newest that they have seen', async () => {
  await people()
  const [first = '', , third = ''] = await entries(buyer, 4)
  const read = (id: string) => callAs(app, buyer, notificationApi.read, { params: { id }, body: { isRead: true } })
  expect((await read(first)).body).toEqual({ modifiedCount: 1 })
  expect((await read(first)).body).toEqual({ modifiedCount: 1 })
  const readAll = { body: { isRead: true as const, newest: third } }
  expect((await callAs(app, buyer, notificationApi.readAll, readAll)).body).toEqual({ modifiedCount: 2 })
  expect((await list(buyer, { unread: 'true' })).map(({ text }: { text: string }) => text)).toEqual(['Entry 3'])
  const { headers } = await callAs(app, buyer, notificationApi.list, { query: { unread: 'true', limit: '1' } })
  expect(headers.get('x-total-count')).toBe('1')
})

test('a user can’t read or mark another user’s notifications', async () => {
  await people()
  const [id = ''] = await entries(buyer, 1)
  const stranger = await make.user(app)
  expect(await list(stranger)).toEqual([])
  const asStranger = await callAs(app, stranger, notificationApi.read, { params: { id }, body: { isRead: true } })
  expect(asStranger.status).toBe(404)
  await callAs(app, stranger, notificationApi.readAll, { body: { isRead: true, newest: id } })
  expect(await list(buyer)).toMatchObject([{ isRead: false }])
})

test.each([
  ['an unknown id', { params: { id: randomUUID() }, body: { isRead: true } }, 404],
  ['what is no id', { params: { id: 'x' }, body: { isRead: true } }, 404],
  ['unreading', { params: { id: randomUUID() }, body: { isRead: false } }, 422],
  ['no body', { params: { id: randomUUID() } }, 400],
] as const)('rejects %s', async (_what, input, status) => {
  await people()
  expect((await callAs(app, buyer, notificationApi.read, input as never)).status).toBe(status)
})

test('rejects marking up to an invalid id, and any filter but unread', async () => {
  await people()
  const all = await callAs(app, buyer, notificationApi.readAll, { body: { isRead: true, newest: '1' } })
  expect(all.status).toBe(422)
  expect((await callAs(app, buyer, notificationApi.list, { query: { unread: 'no' } as never })).status).toBe(422)
})

test('lists notifications by pages, and deletes them with their user', async () => {
  await people()
  await entries(buyer, 3)
  const first = await callAs(app, buyer, notificationApi.list, { query: { limit: '2' } })
  expect(first.body).toHaveLength(2)
  const cursor = new URLSearchParams(/\?(.*)>/.exec(first.headers.get('link') ?? '')?.[1]).get('cursor') ?? ''
  expect(await list(buyer, { limit: '2', cursor })).toMatchObject([{ text: 'Entry 0' }])
  await callAs(app, admin, userApi.remove, { params: { id: buyer.id } })
  const { rows } = await app.db.$client.query('select from notification where user_id = $1', [buyer.id])
  expect(rows).toEqual([])
})
