import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type App, call, offerNow, pendingDeal, sent } from '../../../../test/people/deal.ts'
import { expectRefused, statusesOf } from '../../../../test/people/expect-refused.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'
import { users } from '../../platform/db/tables/user.ts'

let app: App
let agent: Person
let buyer: Person
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600' })
  agent = await make.user(app, { role: 'agent' })
  buyer = await make.user(app)
})
afterAll(() => app.close())

const cancelAs = (person: Person | undefined, id: string) => call(app, person, 'DELETE', `/offeredProperty/${id}`)
const pendingOffer = () => pendingDeal(app, agent, buyer)

test('a buyer withdraws their pending offer; its agent is notified, and the buyer may offer again', async () => {
  const { property, offer } = await pendingOffer()
  expect(await cancelAs(buyer, offer.id)).toEqual({ status: 200, body: { deletedCount: 1 } })
  expect(await offerNow(app, offer.id)).toMatchObject({
    status: 'rejected',
    closedWhy: 'withdrawn',
    closedAt: expect.any(Date),
  })
  const mails = await app.db
    .select()
    .from(mailOutbox)
    .where(like(mailOutbox.subject, `%${offer.title}`))
  expect(mails).toMatchObject([{ recipient: agent.email, subject: `An offer was withdrawn: ${offer.title}` }])
  expect((await call(app, buyer, 'POST', '/offeredProperty', sent(property))).status).toBe(201)
})

test('rejects a withdrawal by anyone but the buyer: 401 or 404, and nothing changes', async () => {
  const { offer } = await pendingOffer()
  const gone = await make.user(app)
  await app.db.delete(users).where(eq(users.id, gone.id))
  const others: [number, Person | undefined][] = [
    [401, undefined],
    [401, gone],
    [404, agent],
    [404, await make.user(app)],
    [404, await make.user(app, { role: 'fraud' })],
    [404, await make.user(app, { role: 'admin' })],
  ]
  for (const [refused, person] of others) await expectRefused(app, refused, () => cancelAs(person, offer.id))
  for (const id of ['01890000-0000-7000-8000-000000000000', 'nonsense'])
    await expectRefused(app, 404, () => cancelAs(buyer, id))
})

test.each(['accepted', 'rejected', 'Bought'] as const)(
  'an offer that is %s can no longer be withdrawn',
  async (status) => {
    const property = await make.property(app, { agent })
    const offer = await make.offer(app, { property, buyer, status })
    await expectRefused(app, 409, () => cancelAs(buyer, offer.id))
  },
)

test('of a concurrent withdrawal and acceptance one wins, and the other is 409', async () => {
  for (let round = 0; round < 10; round++) {
    const { offer } = await pendingOffer()
    const accept = () => call(app, agent, 'PATCH', `/offeredProperty/${offer.id}`, { status: 'accepted' })
    const first = round % 2 === 0 ? [cancelAs(buyer, offer.id), accept()] : [accept(), cancelAs(buyer, offer.id)]
    expect(statusesOf(await Promise.all(first))).toEqual([200, 409])
    const now = await offerNow(app, offer.id)
    expect([now?.status, now?.closedWhy]).toEqual(now?.acceptedAt ? ['accepted', null] : ['rejected', 'withdrawn'])
  }
})

test('one of twenty concurrent withdrawals succeeds', async () => {
  const { offer } = await pendingOffer()
  const answers = await Promise.all(Array.from({ length: 20 }, () => cancelAs(buyer, offer.id)))
  expect(statusesOf(answers)).toEqual([200, ...Array(19).fill(409)])
})
