import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { conversationApi } from '#contract/conversation'
import { userApi } from '#contract/user'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { runDueJobs } from '../../../../test/server/run-jobs.ts'
import { mailUnreadMessages } from './unread-mail.ts'

const MINUTE = 60_000
let app: TestApp
let admin: Person
let agent: Person
let buyer: Person
let home: Awaited<ReturnType<typeof make.property>>
/** The age of the messages in minutes. */
let ago = 0
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' }, () => new Date(Date.now() - ago * MINUTE))
  admin = await make.user(app, { role: 'admin' })
})
beforeEach(async () => {
  agent = await make.user(app, { role: 'agent', name: 'Ada Agent' })
  buyer = await make.user(app, { name: 'Ben Buyer' })
  home = await make.property(app, { agent, title: 'Rose Cottage' })
})
afterAll(async () => app.close())

/** Adds a message of the buyer to the agent, this many minutes old; returns the conversation. */
async function ask(text: string, minutesAgo: number): Promise<string> {
  ago = minutesAgo
  return (await callAs(app, buyer, conversationApi.begin, { body: { propertyId: home.id, text } })).body.insertedId
}
const work = () => runDueJobs(app.db, { mailUnreadMessages: mailUnreadMessages({ db: app.db, now: () => new Date() }) })
const mails = async (to = agent) =>
  (
    await app.db.$client.query('select subject, body, reply_to from mail_outbox where recipient = $1 order by id', [
      to.email,
    ])
  ).rows
const readAll = async (id: string) => {
  const [newest] = (await callAs(app, agent, conversationApi.messages, { params: { id } })).body
  await callAs(app, agent, conversationApi.read, { params: { id }, body: { readUpTo: newest._id } })
}
const waiting = async (id: string) =>
  (await app.db.$client.query('select run_at from graphile_worker.jobs where key like $1', [`%${id}:%`])).rows

test('mails messages that are unread for five minutes together, quoted, once, and without an address', async () => {
  const id = await ask('One\nTwo', 6)
  await ask('<b>Three</b>', 1)
  await work()
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toEqual({
    subject: 'Unread messages: Rose Cottage',
    reply_to: null,
    body: expect.stringContaining(
      'You have unread messages about Rose Cottage.\n\nFrom Ben Buyer:\n\n> One\n> Two\n\n> <b>Three</b>\n\n',
    ),
  })
  expect(mail.body).not.toContain(buyer.email)
  expect(await waiting(id)).toEqual([])
  await work()
  expect(await mails()).toHaveLength(1)
  await ask('Four', 6)
  await work()
  expect((await mails()).map(({ body }) => /^> .*/m.exec(body)?.[0])).toEqual(['> One', '> Four'])
})

test('a message is not mailed before it is five minutes old, however many follow', async () => {
  const id = await ask('One', 4.5)
  await ask('Two', 0)
  await work()
  expect(await mails()).toEqual([])
  const [job] = await waiting(id)
  expect(job.run_at.getTime() - Date.now()).toBeLessThan(0.6 * MINUTE)
})

test('a message read in time is not mailed, and a newer one has five minutes of its own', async () => {
  const id = await ask('One', 6)
  await readAll(id)
  await work()
  expect(await mails()).toEqual([])
  await ask('Old', 6)
  await readAll(id)
  await ask('New', 1)
  await work()
  expect(await mails()).toEqual([])
  expect(await waiting(id)).toHaveLength(1)
})

test('doesn’t mail messages from a blocked user or one marked as fraud', async () => {
  const id = await ask('Rude', 6)
  await callAs(app, agent, conversationApi.block, { params: { id } })
  await work()
  expect(await mails()).toEqual([])
  buyer = await make.user(app)
  await ask('A scam', 6)
  await callAs(app, admin, userApi.setRole, { params: { id: buyer.id }, body: { role: 'fraud' } })
  await work()
  expect(await mails()).toEqual([])
})

test('doesn’t mail a deleted reader; mails messages of a deleted writer', async () => {
  await ask('Hello', 6)
  await callAs(app, admin, userApi.remove, { params: { id: buyer.id } })
  await work()
  expect((await mails())[0].body).toContain('about Rose Cottage.\n\nFrom Deleted user:')
  buyer = await make.user(app)
  await ask('Anybody there?', 6)
  await callAs(app, admin, userApi.remove, { params: { id: agent.id } })
  await work()
  expect((await mails()).map(({ subject }) => subject)).toEqual(['Unread messages: Rose Cottage'])
})

test('a mail has ten messages and says if there are more', async () => {
  for (let n = 0; n < 11; n++) await ask(`Message ${n}`, 6)
  await work()
  const [{ body }] = await mails()
  expect(body).toContain('> Message 9\n\nThere is more under Messages.')
  expect(body).not.toContain('> Message 10')
})
