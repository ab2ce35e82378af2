import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { conversationApi } from '#contract/conversation'
import { offerApi } from '#contract/offer'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { call, sent } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { askFor, giveHours, timesAt } from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'

/* What one person can write to another stops with a block, wherever it is written (P-142). */

const WORDS = 'Answer me!'
let app: TestApp
let agent: Person
let buyer: Person
let home: Awaited<ReturnType<typeof make.property>>
let conversation: string
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
beforeEach(async () => {
  agent = await make.user(app, { role: 'agent', name: 'Ada' })
  buyer = await make.user(app, { name: 'Ben' })
  home = await make.property(app, { agent })
  await giveHours(app, agent)
  conversation = await make.conversation(app, { property: home, buyer, agent })
})
afterAll(() => app.close())

const block = (by: Person) => callAs(app, by, conversationApi.block, { params: { id: conversation } })
const unblock = (by: Person) => callAs(app, by, conversationApi.unblock, { params: { id: conversation } })
const offer = async (note?: string) => {
  const other = await make.property(app, { agent })
  return callAs(app, buyer, offerApi.make, { body: sent(other, { note }) })
}
const reject = async (reason?: string) => {
  const { id } = await make.offer(app, { property: await make.property(app, { agent }), buyer })
  return call(app, agent, 'PATCH', `/offeredProperty/${id}`, { status: 'rejected', reason, counterAmount: 200000 })
}
const ask = async (note?: string) => askFor(app, buyer, home, (await timesAt(app, buyer, home))[0] ?? '', note)

const acts: [
  what: string,
  act: (words?: string) => Promise<{ status: number; body: unknown }>,
  field: string,
  other: string,
][] = [
  ['a note on an offer', offer, 'note', 'Ada'],
  ['a reason for a rejection', reject, 'reason', 'Ben'],
  ['a note on a viewing', ask, 'note', 'Ada'],
]

test.each(acts)(
  '%s is refused in either direction of a block, and what it was for goes without it',
  async (_what, act, field, other) => {
    await block(other === 'Ada' ? agent : buyer)
    const refused = await act(WORDS)
    expect(refused.status).toBe(422)
    const words = `${other} doesn’t take messages from you. Empty this field to go on without words.`
    expect(refused.body).toMatchObject({ errors: { [field]: words } })
    expect((await act('')).status).toBeLessThan(300)
    await unblock(other === 'Ada' ? agent : buyer)
    await block(other === 'Ada' ? buyer : agent)
    const own = `You have blocked ${other}. Unblock them to write. Empty this field to go on without words.`
    expect((await act(WORDS)).body).toMatchObject({ errors: { [field]: own } })
    const { rows } = await app.db.$client.query('select from mail_outbox where body like $1', [`%${WORDS}%`])
    expect(rows).toEqual([])
  },
)

test.each(acts)('accepts %s again after the block, and between other users during it', async (_what, act) => {
  const stranger = await make.user(app)
  const elsewhere = await make.conversation(app, {
    property: await make.property(app, { agent }),
    buyer: stranger,
    agent,
  })
  await callAs(app, agent, conversationApi.block, { params: { id: elsewhere } })
  await block(agent)
  await unblock(agent)
  expect((await act(WORDS)).status).toBeLessThan(300)
})
