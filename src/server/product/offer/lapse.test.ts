import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type App,
  acceptedDeal,
  askIntent,
  call,
  intentIn,
  offerNow,
  secretOf,
  sent,
} from '../../../../test/people/deal.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { auditEntries } from '../../platform/db/tables/audit.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'
import { lapseOverdue } from './lapse.ts'

const DAY = 86_400_000
let app: App
let clock = new Date('2026-03-10T12:00:00Z')
const later = (days: number) => {
  clock = new Date(clock.getTime() + days * DAY)
}
beforeAll(async () => {
  app = await testApp({ RECONCILE_SECONDS: '3600', ACCEPTED_OFFER_DAYS: '7' }, () => clock)
})
afterAll(() => app.close())

const expiry = { now: () => clock }

test('an accepted offer that stays unpaid for seven days lapses, once, with a mail to buyer and agent; a second earlier it does not', async () => {
  const deal = await acceptedDeal(app)
  later(7 - 1 / 86_400)
  await lapseOverdue(app.db, expiry)
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'accepted' })
  later(1 / 86_400)
  await Promise.all([1, 2, 3, 4].map(() => lapseOverdue(app.db, expiry)))
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'rejected', closedAt: clock })
  const trail = await app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, deal.offer.id))
  expect(trail).toMatchObject([{ action: 'lapse', actorEmail: null }])
  const subjects = (email: string) =>
    app.db.select({ subject: mailOutbox.subject }).from(mailOutbox).where(eq(mailOutbox.recipient, email))
  expect(await subjects(deal.buyer.email)).toEqual([{ subject: expect.stringMatching(/^Your offer has lapsed: /) }])
  expect(await subjects(deal.agent.email)).toEqual([
    { subject: expect.stringMatching(/^An accepted offer has lapsed: /) },
  ])
})

test('a reader sees a lapsed offer as rejected though no sweeper ran', async () => {
  const deal = await acceptedDeal(app)
  const path = `/offeredProperty/${deal.buyer.email}/${deal.offer.id}`
  expect((await call(app, deal.buyer, 'GET', path)).body).toMatchObject({
    status: 'accepted',
    payBefore: new Date(clock.getTime() + 7 * DAY).toISOString(),
  })
  later(7)
  expect((await call(app, deal.buyer, 'GET', path)).body).toMatchObject({ status: 'rejected' })
})

test('after a lapse the home takes another accepted offer, and another offer of the same buyer', async () => {
  const deal = await acceptedDeal(app)
  const rival = await make.user(app)
  const second = await make.offer(app, { property: deal.home, buyer: rival })
  later(7)
  expect((await call(app, deal.buyer, 'POST', '/offeredProperty', sent(deal.home))).status).toBe(201)
  expect((await call(app, deal.agent, 'PATCH', `/offeredProperty/${second.id}`, { status: 'accepted' })).status).toBe(
    200,
  )
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'rejected' })
})

test('a lapsed offer gets no intent', async () => {
  const deal = await acceptedDeal(app)
  expect(intentIn(await secretOf(app, deal))).toMatch(/^pi_/)
  later(7)
  expect((await askIntent(app, deal.buyer, { price: deal.price, offerId: deal.offer.id })).status).toBe(409)
  expect((await askIntent(app, deal.buyer, { price: deal.price })).status).toBe(409)
})
