import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type App,
  acceptedDeal,
  askIntent,
  call,
  chargeWithoutEvent,
  handIn,
  homeNow,
  intentIn,
  offerNow,
  paymentsOf,
  secretOf,
  sent,
} from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { letRetriesBeDue, runDueJobs } from '../../../../test/server/run-jobs.ts'
import { auditEntries } from '../../platform/db/tables/audit.ts'
import { mailOutbox } from '../../platform/db/tables/mail.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import { enqueueOverdueOffers, lapseOffer } from './lapse.ts'
import { offerJobs } from './offer.jobs.ts'

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

async function lapseByJobs(): Promise<void> {
  const own = { db: app.db, now: () => clock, acceptedDays: 7 }
  await enqueueJob(app.db, offerJobs.enqueueOverdue, {}, { key: 'recurring' })
  await runDueJobs(app.db, { enqueueOverdueOffers: enqueueOverdueOffers(own), lapseOffer: lapseOffer(own) })
}

const subjectsTo = (email: string) =>
  app.db.select({ subject: mailOutbox.subject }).from(mailOutbox).where(eq(mailOutbox.recipient, email))
const trailOf = (id: string) => app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
const answerTo = async (person: Person, path: string) => (await call(app, person, 'GET', path)).body
const rows = async (person: Person, path: string) => (await answerTo(person, path)) as unknown as { _id: string }[]
const idsOf = async (person: Person, path: string) => (await rows(person, path)).map(({ _id }) => _id)

test('an accepted offer that stays unpaid for seven days lapses, once, with a mail to buyer and agent; a second earlier it does not', async () => {
  const deal = await acceptedDeal(app)
  later(7 - 1 / 86_400)
  await lapseByJobs()
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'accepted' })
  later(1 / 86_400)
  const deadline = clock
  later(1)
  await Promise.all([1, 2, 3, 4].map(lapseByJobs))
  await lapseByJobs()
  expect(await offerNow(app, deal.offer.id)).toMatchObject({
    status: 'rejected',
    closedAt: deadline,
    closedWhy: 'lapsed',
  })
  expect(await trailOf(deal.offer.id)).toMatchObject([{ action: 'lapse', actorEmail: null }])
  expect(await subjectsTo(deal.buyer.email)).toEqual([{ subject: `Your offer has lapsed: ${deal.home.title}` }])
  expect(await subjectsTo(deal.agent.email)).toEqual([{ subject: `An accepted offer has lapsed: ${deal.home.title}` }])
})

/** A deal that is overdue by the clocks of the app and the database, with a rival's rejected offer that has a counter-proposal. */
async function overdueDeal() {
  clock = new Date()
  const deal = await acceptedDeal(app, { acceptedAt: new Date(clock.getTime() - 7 * DAY - 1000) })
  const rival = await make.user(app)
  const lost = { status: 'rejected', counterAmount: 30000000, closedWhy: 'rejected' } as const
  const rivalOffer = await make.offer(app, { property: deal.home, buyer: rival, ...lost })
  return { ...deal, rival, rivalOffer }
}

test('every reader sees an overdue offer as lapsed before the job has run, and none writes it', async () => {
  const { buyer, agent, offer, home, rival, rivalOffer } = await overdueDeal()
  const admin = await make.user(app, { role: 'admin' })
  const lapsed = { status: 'rejected', closedWhy: 'lapsed', closedAt: offer.payBefore?.toISOString() }
  const requests = `/offeredProperty?agentEmail=${agent.email}`

  const own = await answerTo(buyer, `/offeredProperty/${buyer.email}/${offer.id}`)
  expect(own).toMatchObject(lapsed)
  expect(own).not.toHaveProperty('payBefore')
  expect(await rows(buyer, `/offeredProperty/${buyer.email}`)).toMatchObject([lapsed])
  expect(await rows(buyer, `/offeredProperty/${buyer.email}?open=true`)).toEqual([])
  expect(await rows(agent, requests)).toMatchObject([{ _id: rivalOffer.id }, { _id: offer.id, ...lapsed }])
  expect(await idsOf(agent, `${requests}&status=accepted`)).toEqual([])
  expect(await idsOf(agent, `${requests}&status=rejected`)).toEqual([rivalOffer.id, offer.id])

  const lost = await answerTo(rival, `/offeredProperty/${rival.email}/${rivalOffer.id}`)
  expect(lost).toMatchObject({ counterAmount: 300000 })
  expect(lost).not.toHaveProperty('rivalAccepted')
  expect(await answerTo(buyer, '/figures/buyer')).toMatchObject({ toPay: 0 })
  expect(await answerTo(admin, `/figures/people?ids=${buyer.id},${agent.id}`)).toMatchObject({
    people: [{ openOffers: 0 }, { openOffers: 0 }],
  })
  expect(await answerTo(buyer, '/users/me/data')).toMatchObject({ offersMade: [lapsed] })
  const file = await fetch(`${app.url}/api/exports/offers.csv`, { headers: { authorization: `Bearer ${agent.token}` } })
  expect(await file.text()).toMatch(new RegExp(`${buyer.email}.*,rejected,`))
  expect(await answerTo(buyer, `/allProperty/${home.id}`)).not.toHaveProperty('underOffer')

  expect(await offerNow(app, offer.id)).toMatchObject({ status: 'accepted', closedAt: null })
  expect(await trailOf(offer.id)).toEqual([])
  expect(await subjectsTo(buyer.email)).toEqual([])
  await lapseByJobs()
  expect(await answerTo(buyer, `/offeredProperty/${buyer.email}/${offer.id}`)).toEqual(own)
})

const endings: [name: string, closes: 'takenDown' | 'withdrawn', (deal: Deal) => Promise<{ status: number }>][] = [
  ['the home is deleted', 'takenDown', ({ agent, home }) => call(app, agent, 'DELETE', `/allProperty/${home.id}`)],
  ['its agent is marked as fraud', 'takenDown', ({ agent }) => setRole(agent, 'fraud')],
  ['its agent is deleted', 'takenDown', ({ agent }) => remove(agent)],
  ['its buyer is deleted', 'withdrawn', ({ buyer }) => remove(buyer)],
]
type Deal = Awaited<ReturnType<typeof acceptedDeal>>
const byAdmin = async (method: string, path: string, body?: object) =>
  call(app, await make.user(app, { role: 'admin' }), method, path, body)
const setRole = ({ id }: Person, role: string) => byAdmin('PATCH', `/users/admin/${id}`, { role })
const remove = ({ id }: Person) => byAdmin('DELETE', `/users/${id}`)

test.each(endings)(
  'an offer that is overdue by the app’s clock has lapsed when %s before its job ran',
  async (_, __, end) => {
    const deal = await acceptedDeal(app)
    later(8)
    expect((await end(deal)).status).toBe(200)
    expect(await offerNow(app, deal.offer.id)).toMatchObject({
      status: 'rejected',
      closedWhy: 'lapsed',
      closedAt: deal.offer.payBefore,
    })
    expect(await trailOf(deal.offer.id)).toMatchObject([{ action: 'lapse' }])
    expect(await subjectsTo(deal.buyer.email)).toEqual([{ subject: `Your offer has lapsed: ${deal.home.title}` }])
  },
)

test.each(endings)('an accepted offer in time is closed at the app’s time when %s', async (_, closedWhy, end) => {
  const deal = await acceptedDeal(app)
  later(6)
  expect((await end(deal)).status).toBe(200)
  expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: 'rejected', closedWhy, closedAt: clock })
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

test('a lapsed offer gets no intent, though no job has run', async () => {
  const deal = await acceptedDeal(app)
  expect(intentIn(await secretOf(app, deal))).toMatch(/^pi_/)
  later(7)
  const priced = await askIntent(app, deal.buyer, { price: deal.price })
  expect(priced).toMatchObject({ status: 409, body: { detail: 'You have no accepted offer of this price to pay.' } })
  const named = await askIntent(app, deal.buyer, { price: deal.price, offerId: deal.offer.id })
  expect(named).toMatchObject({
    status: 409,
    body: { detail: 'This offer can’t be paid, because the offer is rejected.' },
  })
})

test('an offer that can’t lapse delays no other, and is listed as failed after its attempts', async () => {
  const [bad, good] = [await acceptedDeal(app), await acceptedDeal(app)]
  later(8)
  await app.db.execute(
    sql.raw(`
    create function refuse_lapse() returns trigger language plpgsql as $$ begin raise exception 'broken row'; end $$;
    create trigger refuse_lapse before update of status on offer for each row when (old.id = '${bad.offer.id}') execute function refuse_lapse()`),
  )
  await lapseByJobs()
  expect(await offerNow(app, good.offer.id)).toMatchObject({ status: 'rejected' })
  expect(await offerNow(app, bad.offer.id)).toMatchObject({ status: 'accepted' })
  expect(await answerTo(bad.buyer, `/offeredProperty/${bad.buyer.email}/${bad.offer.id}`)).toMatchObject({
    status: 'rejected',
  })
  for (let attempt = 1; attempt < offerJobs.lapse.maxAttempts; attempt++) {
    await letRetriesBeDue(app.db)
    await lapseByJobs()
  }
  await lapseByJobs()
  const admin = await make.user(app, { role: 'admin' })
  const failed = { name: 'lapseOffer', attempts: offerJobs.lapse.maxAttempts }
  const jobs = (await rows(admin, '/jobs/failed')) as unknown as { _id: string }[]
  expect(jobs).toMatchObject([{ ...failed, error: expect.stringContaining('broken row') }])
  await app.db.execute('drop trigger refuse_lapse on offer')
  await call(app, admin, 'POST', `/jobs/${jobs[0]?._id}/retry`)
  await lapseByJobs()
  expect(await offerNow(app, bad.offer.id)).toMatchObject({ status: 'rejected' })
})

test('a receipt during the lapse of its offer sells the home, or the money goes back', async () => {
  const deals = await Promise.all(Array.from({ length: 6 }, () => acceptedDeal(app)))
  const intents = await Promise.all(deals.map(async (deal) => intentIn(await secretOf(app, deal))))
  for (const intent of intents) await chargeWithoutEvent(app, intent)
  const pay = (at: number) => handIn(app, deals[at]?.buyer, deals[at]?.offer.id ?? '', intents[at] ?? '')
  const inTime = [0, 1, 2].map(pay)
  later(8)
  const answers = await Promise.all([...inTime, lapseByJobs().then(() => undefined), ...[3, 4, 5].map(pay)])
  await lapseByJobs()
  for (const [at, deal] of deals.entries()) {
    const { status } = answers[at < 3 ? at : at + 1] ?? {}
    const isSold = status === 200
    expect([status, isSold || status === 409]).toEqual([status, true])
    if (at >= 3) expect(status).toBe(409)
    expect(await offerNow(app, deal.offer.id)).toMatchObject({ status: isSold ? 'Bought' : 'rejected' })
    expect((await homeNow(app, deal.home.id))?.soldAt !== null).toBe(isSold)
    expect(await paymentsOf(app, deal.offer.id)).toMatchObject([{ state: isSold ? 'settled' : 'released' }])
    const actions = (await trailOf(deal.offer.id)).map(({ action }) => action)
    expect(actions).toEqual([isSold ? 'pay' : 'lapse'])
  }
})
