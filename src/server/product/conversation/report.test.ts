import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountApi } from '#contract/account'
import { auditApi } from '#contract/audit'
import { conversationApi } from '#contract/conversation'
import { notificationApi } from '#contract/notification'
import { reportApi } from '#contract/report'
import { userApi } from '#contract/user'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { statusesOf } from '../../../../test/people/expect-refused.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
let admin: Person
let agent: Person
let buyer: Person
let id: string
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  admin = await make.user(app, { role: 'admin' })
})
beforeEach(async () => {
  agent = await make.user(app, { role: 'agent', name: 'Ada Agent' })
  buyer = await make.user(app, { name: 'Ben Buyer' })
  const { id: propertyId } = await make.property(app, { agent, title: 'Rose Cottage' })
  id = (await callAs(app, buyer, conversationApi.begin, { body: { propertyId, text: 'Hello' } })).body.insertedId
  await write('Pay me in cash')
})
afterAll(async () => app.close())

const write = (text: string) => callAs(app, agent, conversationApi.write, { params: { id }, body: { text } })
const report = (who = buyer, reason = 'A scam') =>
  callAs(app, who, conversationApi.report, { params: { id }, body: { reason } })
const reports = async () => (await callAs(app, admin, reportApi.list, {})).body
const reported = (report: string) => callAs(app, admin, reportApi.messages, { params: { id: report } })
const dismiss = (report: string) =>
  callAs(app, admin, reportApi.decide, { params: { id: report }, body: { status: 'dismissed' } })
const actions = async () =>
  (await callAs(app, admin, auditApi.list, { query: { subject: id } })).body.map(
    ({ action, subjectTitle }: { action: string; subjectTitle: string }) => [action, subjectTitle],
  )

test('admins see a reported conversation as it was then, and each reading is in the audit trail', async () => {
  const { body } = await report()
  await write('What I wrote later')
  const [first] = await reports()
  expect(first).toEqual({
    _id: body.insertedId,
    createdAt: expect.any(String),
    reason: 'A scam',
    reportedBy: 'buyer',
    buyer: { name: 'Ben Buyer', email: buyer.email },
    agent: { name: 'Ada Agent', email: agent.email },
    propertyTitle: 'Rose Cottage',
  })
  expect(await actions()).toEqual([])
  expect((await reported(body.insertedId)).body).toMatchObject([
    { text: 'Pay me in cash', by: 'agent' },
    { text: 'Hello', by: 'buyer' },
  ])
  expect(await actions()).toEqual([['read reported messages', 'Rose Cottage']])
})

test('a report notifies only the admins, with the home’s title', async () => {
  const other = await make.user(app, { role: 'admin' })
  const { insertedId } = (await report()).body
  const news = { text: 'A conversation is reported: Rose Cottage', page: 'reports', subjectId: insertedId }
  for (const one of [admin, other])
    expect((await callAs(app, one, notificationApi.list, {})).body[0]).toMatchObject(news)
  for (const one of [agent, buyer])
    expect((await callAs(app, one, notificationApi.list, {})).body).not.toContainEqual(expect.objectContaining(news))
})

test('admins can’t read an unreported conversation by any call', async () => {
  for (const endpoint of [conversationApi.one, conversationApi.messages])
    expect((await callAs(app, admin, endpoint, { params: { id } })).status).toBe(404)
  expect((await reported(id)).status).toBe(404)
  await report()
  expect((await callAs(app, admin, conversationApi.messages, { params: { id } })).status).toBe(404)
})

test('after a dismissal only its participants read the conversation, and either may report it again', async () => {
  const { insertedId } = (await report()).body
  expect((await dismiss(insertedId)).body).toEqual({ modifiedCount: 1 })
  expect((await dismiss(insertedId)).status).toBe(404)
  expect((await reported(insertedId)).status).toBe(404)
  expect(await reports()).not.toContainEqual(expect.objectContaining({ _id: insertedId }))
  expect(await actions()).toEqual([['dismiss report', 'Rose Cottage']])
  expect((await report()).status).toBe(201)
  expect((await report(agent)).status).toBe(201)
})

test('one of several concurrent reports by one user is kept', async () => {
  const answers = await Promise.all([report(), report(), report()])
  expect(statusesOf(answers)).toEqual([201, 409, 409])
  expect(await reports()).toContainEqual(
    expect.objectContaining({ reason: 'A scam', buyer: expect.objectContaining({ email: buyer.email }) }),
  )
})

test.each([
  ['no reason', ''],
  ['only invisible characters', '\u200b'],
  ['1,001 characters', 'x'.repeat(1001)],
])('rejects a report whose reason is %s', async (_what, reason) => {
  expect((await report(buyer, reason)).status).toBe(422)
})

test('a reported user who has left is a deleted user, and their messages stay readable', async () => {
  const { insertedId } = (await report()).body
  await make.user(app, { role: 'admin' })
  await callAs(app, admin, userApi.remove, { params: { id: agent.id } })
  expect(await reports()).toContainEqual(expect.objectContaining({ _id: insertedId, agent: { name: 'Deleted user' } }))
  expect((await reported(insertedId)).body).toMatchObject([{ by: 'agent' }, { by: 'buyer' }])
})

test('a user’s own data have their own messages only', async () => {
  await report()
  const { body } = await callAs(app, buyer, accountApi.data, {})
  expect(body.conversations).toMatchObject([{ id, homeTitle: 'Rose Cottage' }])
  expect(body.messages).toMatchObject([{ conversationId: id, text: 'Hello' }])
  expect(body.messageReports).toMatchObject([{ conversationId: id, reason: 'A scam' }])
  expect(JSON.stringify(body)).not.toContain('Pay me in cash')
})
