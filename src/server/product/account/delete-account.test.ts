import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountApi } from '#contract/account'
import { auditApi } from '#contract/audit'
import { offerApi } from '#contract/offer'
import { reviewApi } from '#contract/review'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import {
  acceptedDeal,
  askIntent,
  cardPaymentsOf,
  confirm,
  offerNow,
  secretOf,
  until,
} from '../../../../test/people/deal.ts'
import { statusesOf } from '../../../../test/people/expect-refused.ts'
import { make } from '../../../../test/people/make.ts'
import { PASSWORD, registered, signedIn } from '../../../../test/people/person.ts'
import { testApp } from '../../../../test/server/app.ts'
import { identityUsers } from '../../platform/db/tables/identity.ts'
import { signIns } from '../../platform/db/tables/sign-in.ts'
import { users } from '../../platform/db/tables/user.ts'
import { reconcile } from '../payment/reconcile.ts'
import { payments } from '../tables/payment.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
})
afterAll(async () => app.close())

const leave = (who: { token: string }, password?: string) =>
  callAs(app, who, accountApi.remove, { body: password === undefined ? {} : { password } })

/** A person with a password, and their row here. */
async function person(role?: 'agent' | 'admin' | 'fraud') {
  const person = await signedIn(app.url)
  const [user] = await app.db
    .update(users)
    .set({ role: role ?? null })
    .where(eq(users.email, person.email))
    .returning()
  return { ...person, id: user?.id ?? '', name: user?.name ?? '' }
}

test('a person deletes their account with their password alone, and is gone from the identity service too', async () => {
  const { token, email, browser, id } = await person()
  expect((await leave({ token })).status).toBe(422)
  const wrong = await leave({ token }, 'Wrong#2026')
  expect(wrong).toMatchObject({ status: 422, body: { errors: { password: 'Incorrect password' } } })
  expect((await leave({ token }, PASSWORD)).body).toEqual({ deletedCount: 1 })
  expect((await leave({ token }, PASSWORD)).status).toBe(401)
  expect((await browser.get('/api/auth/token')).status).toBe(401)
  expect(await app.db.$count(identityUsers, eq(identityUsers.email, email))).toBe(0)
  expect(await app.db.$count(users, eq(users.id, id))).toBe(0)
  expect((await registered(app.url, email)).email).toBe(email)
})

test('sales and reviews stay without a name, and don’t pass to a later registrant of the address', async () => {
  const [agent, buyer] = [await person('agent'), await person()]
  const sold = await make.property(app, { agent, sold: true })
  await make.offer(app, { property: sold, buyer, status: 'Bought' })
  const words = { propertyTitle: sold.title, agentName: agent.name, reviewTime: '1:2:3', reviewDescription: 'Lovely' }
  await callAs(app, buyer, reviewApi.write, { body: { ...words, propertyId: sold.id } as never })
  expect((await leave(buyer, PASSWORD)).status).toBe(200)
  expect((await leave(agent, PASSWORD)).status).toBe(200)
  const left = await app.db.execute(sql`
    select buyer_email, buyer_name, agent_email, agent_name, status from offer where property_id = ${sold.id}`)
  const deleted = { buyer_email: '', buyer_name: 'Deleted user', agent_email: '', agent_name: 'Deleted user' }
  expect(left.rows).toEqual([{ ...deleted, status: 'Bought' }])
  const everything = await app.db.execute(sql`
    select (select jsonb_agg(t) from offer t)::text || (select jsonb_agg(t) from property t)::text || (select jsonb_agg(t) from review t)::text as text`)
  expect(JSON.stringify(everything.rows)).not.toContain(buyer.email)
  expect(JSON.stringify(everything.rows)).not.toContain(agent.email)
  const again = await signedIn(app.url, buyer.email)
  const offers = await callAs(app, again, offerApi.ofBuyer, { params: { email: buyer.email } })
  expect(offers.body).toEqual([])
})

test('the audit trail keeps only the id of a deleted user, without address or name', async () => {
  const [admin, leaver] = [await make.user(app, { role: 'admin' }), await person()]
  await leave(leaver, PASSWORD)
  const { body } = await callAs(app, admin, auditApi.list, { query: { subject: leaver.id } })
  expect(body).toEqual([expect.objectContaining({ action: 'delete own account', subjectId: leaver.id })])
  expect(JSON.stringify(body)).not.toContain(leaver.email)
})

test('releases an open payment, also when the card is charged after that, without a mail', async () => {
  const deal = await acceptedDeal(app)
  const secret = await secretOf(app, deal)
  expect((await leave(deal.buyer)).status).toBe(200)
  await confirm(app, secret) // in a tab that is still open
  await reconcile(cardPaymentsOf(app), 0, new AbortController().signal)
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'rejected', buyerEmail: '' })
  const [payment] = await app.db.select().from(payments).where(eq(payments.offerId, deal.offer.id))
  expect(payment?.state).toBe('released')
  expect((await askIntent(app, deal.buyer, { price: deal.price })).status).toBe(401)
  const mails = await app.db.execute(sql`select 1 from mail_outbox where recipient = ''`)
  expect(mails.rows).toEqual([])
})

test('an offer accepted during its buyer’s deletion ends closed, and the agent is notified', async () => {
  for (let round = 0; round < 5; round++) {
    const [agent, buyer] = [await make.user(app, { role: 'agent' }), await person()]
    const home = await make.property(app, { agent })
    const offer = await make.offer(app, { property: home, buyer })
    const accept = () =>
      callAs(app, agent, offerApi.move, { params: { id: offer.id }, body: { status: 'accepted' } as never })
    const [accepted, left] = await Promise.all([accept(), leave(buyer, PASSWORD)])
    expect(left).toMatchObject({ status: 200 })
    expect([200, 409]).toContain(accepted.status)
    expect(await offerNow(app, offer.id)).toMatchObject({ status: 'rejected', buyerName: 'Deleted user' })
    const told = await app.db.execute(
      sql`select 1 from mail_outbox where recipient = ${agent.email} and subject like 'An accepted offer is closed%'`,
    )
    expect(told.rows).toHaveLength(accepted.status === 200 ? 1 : 0)
  }
})

test('deleting a buyer waits for the lock on the home before touching the offer, without a deadlock', async () => {
  const [agent, buyer] = [await make.user(app, { role: 'agent' }), await person()]
  const home = await make.property(app, { agent })
  const offer = await make.offer(app, { property: home, buyer })
  const leaving = await app.db.transaction(async (tx) => {
    await tx.execute(sql`select from property where id = ${home.id} for update`)
    const answer = leave(buyer, PASSWORD)
    await until(async () => {
      const { rowCount } = await app.db.execute(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      return rowCount === 1
    })
    await tx.execute(sql`select from offer where id = ${offer.id} for update nowait`)
    return { answer }
  })
  expect(await leaving.answer).toMatchObject({ status: 200 })
})

test('a user marked as fraud can’t delete the account, so the mark stays with the address', async () => {
  const fraud = await person('fraud')
  expect((await leave(fraud, PASSWORD)).status).toBe(409)
  expect((await app.db.select().from(users).where(eq(users.id, fraud.id)))[0]?.role).toBe('fraud')
})

test('one of two admins who leave concurrently stays', async () => {
  await app.db.update(users).set({ role: null }).where(eq(users.role, 'admin'))
  const admins = [await person('admin'), await person('admin')]
  const answers = await Promise.all(admins.map((admin) => leave(admin, PASSWORD)))
  expect(statusesOf(answers)).toEqual([200, 409])
})

test('a user without a password deletes their account soon after signing in', async () => {
  const recent = await make.user(app)
  expect((await leave(recent)).status).toBe(200)
  const old = await make.user(app)
  await app.db
    .update(signIns)
    .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
    .where(eq(signIns.userId, old.id))
  expect(await leave(old)).toMatchObject({ status: 409, body: { detail: expect.stringContaining('log in again') } })
})

test('passwords can’t be guessed here', async () => {
  const { token } = await person()
  const statuses = await Promise.all(
    Array.from({ length: 11 }, async () => (await leave({ token }, 'Wrong#2026')).status),
  )
  expect(Math.max(...statuses)).toBe(429)
})
