import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { call, until } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { startingPlace } from '../../../../test/server/startable-app.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import { offers } from '../tables/offer.ts'
import { offerJobs } from './offer.jobs.ts'

const DAY = 86_400_000
let place: Awaited<ReturnType<typeof startingPlace>>
let agent: Person
let buyer: Person
let clock: Date
beforeEach(async () => {
  clock = new Date('2026-03-10T12:00:00Z')
  place = await startingPlace()
  agent = await make.user(place, { role: 'agent' })
  buyer = await make.user(place)
})
afterEach(() => place.leave())

const started = (days: string, more: NodeJS.ProcessEnv = {}) =>
  place.started({ DEMO: 'true', RECONCILE_SECONDS: '3600', ACCEPTED_OFFER_DAYS: days, ...more }, () => clock)
const after = (days: number) => new Date(Date.parse('2026-03-10T12:00:00Z') + days * DAY)
const offersNow = () => place.db.select().from(offers)
const acceptedEarlier = async (acceptedAt: Date) =>
  make.offer(place, {
    property: await make.property(place, { agent }),
    buyer,
    status: 'accepted',
    acceptedAt,
    payBefore: null,
  })

test('a buyer whose offer was accepted for seven days keeps them when an operator restarts with one day', async () => {
  const promised = await started('7')
  const { id } = await make.offer(place, { property: await make.property(place, { agent }), buyer })
  const accept = { status: 'accepted' }
  expect((await call(promised, agent, 'PATCH', `/offeredProperty/${id}`, accept)).status).toBe(200)
  await promised.stop()

  const shortened = await started('1')
  const seen = async () => (await call(shortened, buyer, 'GET', `/offeredProperty/${buyer.email}/${id}`)).body
  const price = { price: 250000.5, offerId: id }
  clock = new Date(after(7).getTime() - 1)
  expect(await seen()).toMatchObject({ status: 'accepted', payBefore: after(7).toISOString() })
  expect((await call(shortened, buyer, 'POST', '/create-payment-intent', price)).status).toBe(200)
  clock = after(7)
  expect((await call(shortened, buyer, 'POST', '/create-payment-intent', price)).status).toBe(409)
  expect(await seen()).toMatchObject({ status: 'rejected' })
})

test('an agent’s acceptance after the restart is for one day', { tags: 'all' }, async () => {
  await (await started('7')).stop()
  const app = await started('1')
  const { id } = await make.offer(place, { property: await make.property(place, { agent }), buyer })
  await call(app, agent, 'PATCH', `/offeredProperty/${id}`, { status: 'accepted' })
  expect(await offersNow()).toMatchObject([{ acceptedAt: after(0), payBefore: after(1) }])
})

test('offers that were accepted before the upgrade have their deadline before the server answers requests, and keep it', async () => {
  await acceptedEarlier(after(-2))
  await acceptedEarlier(after(-9))
  const rounds = await place.db.$client.connect()
  await rounds.query('begin; lock table payment') // so that no round after the start does what the start has to
  const first = await started('7')
  const served = await offersNow()
  await rounds.query('commit')
  rounds.release()
  expect(served.map(({ payBefore }) => payBefore)).toEqual([after(5), after(-2)])
  await first.stop()
  await (await started('1')).stop()
  expect((await offersNow()).map(({ payBefore }) => payBefore)).toEqual([after(5), after(-2)])
})

test('each of any number of offers accepted before the upgrade gets its deadline', { tags: 'all' }, async () => {
  await place.db.execute(sql`insert into offer
      (id, title, location, image, agent_name, agent_email, buyer_email, buyer_name, buying_date, amount_cents, status, accepted_at)
    select gen_random_uuid(), 'Home', 'Ely', '/a.webp', 'A', 'a@x.example', 'b@x.example', 'B', '2027-01-01', 50000, 'accepted',
      ${after(0).toISOString()}::timestamptz + n * interval '1 second' from generate_series(1, 2001) n`)
  await started('7')
  const { rows } = await place.db.execute(
    sql`select count(*)::int as dated from offer where pay_before = accepted_at + interval '168 hours'`,
  )
  expect(rows).toEqual([{ dated: 2001 }])
})

test('an offer that an older process accepts during a rolling upgrade soon has its deadline', {
  tags: 'all',
}, async () => {
  await started('7')
  const { id } = await acceptedEarlier(after(0))
  await enqueueJob(place.db, offerJobs.enqueueOverdue, {}) // as it recurs
  const offer = await until(async () => (await offersNow()).find(({ payBefore }) => payBefore !== null))
  expect(offer).toMatchObject({ id, payBefore: after(7) })
})
