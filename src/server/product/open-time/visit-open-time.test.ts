import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MAX_OPEN_TIMES_LISTED, MAX_VISITORS, MAX_VISITS } from '#contract/open-time'
import { type App, call } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { announceAs, comeAs, makeOpenTime, stayAwayAs } from '../../../../test/people/open-time.ts'
import { MONDAY, subjectsTo } from '../../../../test/people/viewing.ts'
import { testApp } from '../../../../test/server/app.ts'
import type { PayloadOf } from '../../platform/jobs/job.ts'
import { openTimeVisitors } from '../tables/open-time.ts'
import type { openTimeJobs } from './open-time.jobs.ts'
import { remindOfOpenTime } from './remind-of-open-time.ts'

let app: App
let agent: Person
let buyer: Person
let home: Awaited<ReturnType<typeof make.property>>
let id: string
const startsAt = new Date('2027-01-14T10:00:00.000Z')
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' }, () => MONDAY)
})
afterAll(() => app.close())
beforeEach(async () => {
  agent = await make.user(app, { role: 'agent', name: 'Agnes Agent' })
  buyer = await make.user(app, { name: 'Ann Buyer' })
  home = await make.property(app, { agent, latitude: 51.5, longitude: -0.12 })
  id = await makeOpenTime(app, { home, agent, startsAt })
})

const ahead = async (person: Person, as: 'agent' | 'buyer') =>
  (await call(app, person, 'GET', `/openTimes?as=${as}`)).body.openTimes as { _id: string; visitors?: string[] }[] // as the contract has it
const visitorsSeen = async () => (await ahead(agent, 'agent')).find(({ _id }) => _id === id)?.visitors

test('a buyer says that they come and takes it back; the agent sees who comes, and the buyer no one else', async () => {
  expect(await comeAs(app, buyer, id)).toMatchObject({ status: 200, body: { modifiedCount: 1 } })
  expect(await comeAs(app, buyer, id)).toMatchObject({ status: 200, body: { modifiedCount: 0 } })
  await comeAs(app, await make.user(app, { name: 'Ben Buyer' }), id)
  expect(await visitorsSeen()).toEqual(['Ann Buyer', 'Ben Buyer'])
  const [own] = await ahead(buyer, 'buyer')
  expect(own).toMatchObject({ _id: id, title: home.title, agentName: 'Agnes Agent', timeZone: 'Europe/London' })
  expect(own).not.toHaveProperty('visitors')
  expect((await stayAwayAs(app, buyer, id)).body).toEqual({ deletedCount: 1 })
  expect((await stayAwayAs(app, buyer, id)).body).toEqual({ deletedCount: 0 })
  expect([await visitorsSeen(), await ahead(buyer, 'buyer')]).toEqual([['Ben Buyer'], []])
})

test('no one can come to an open time that is over, nor list it', async () => {
  const over = await makeOpenTime(app, { home, agent, startsAt: new Date('2027-01-11T07:30:00.000Z') })
  expect(await comeAs(app, buyer, over)).toMatchObject({ status: 409, body: { detail: 'This open time is over.' } })
  expect((await ahead(agent, 'agent')).map(({ _id }) => _id)).toEqual([id])
})

test(`counts ${MAX_VISITORS} visitors, and no more`, async () => {
  const people = await app.db.execute<{ id: string }>(sql`
    insert into app_user (id, email, name, issuer, subject)
    select gen_random_uuid(), 'visitor' || n || '@visits.example', 'Visitor', 'test', 'visitor' || n
    from generate_series(1, ${MAX_VISITORS - 1}) n returning id`)
  await app.db.insert(openTimeVisitors).values(people.rows.map((row) => ({ openTimeId: id, userId: row.id })))
  expect((await comeAs(app, buyer, id)).status).toBe(200)
  expect(await comeAs(app, await make.user(app), id)).toMatchObject({
    status: 409,
    body: { detail: '200 people come already, and no more are counted. You can come all the same.' },
  })
})

test(`a person comes to ${MAX_VISITS} open times at most`, async () => {
  for (let one = 0; one < MAX_VISITS; one++) {
    const other = await makeOpenTime(app, { home, agent, startsAt: new Date(+startsAt + (one + 1) * 3_600_000) })
    await app.db.insert(openTimeVisitors).values({ openTimeId: other, userId: buyer.id })
  }
  expect((await comeAs(app, buyer, id)).status).toBe(409)
})

test('who comes reads the whole address of a home that hides it, and others don’t', async () => {
  const location = '12 Weir Lane, Bath, BA1 1AA'
  const { insertedId } = (
    await call(app, agent, 'POST', '/allProperty', {
      title: 'Weir House',
      location,
      addressShown: 'town',
      price: '$250,000',
      agentImage: '/demo/avatar-2.webp',
      propertyImage: '/demo/home-04-lake-cabin.webp',
      description: 'A house by the weir.',
      openTimes: [{ startsAt: '2027-01-15T10:00:00Z', endsAt: '2027-01-15T11:00:00Z' }],
    })
  ).body
  await app.db.execute(
    sql`update property set status = 'verified', verified_at = now() where id = ${insertedId as string}`,
  )
  const read = async () => (await call(app, buyer, 'GET', `/allProperty/${String(insertedId)}`)).body
  const before = await read()
  const [openTime] = before.openTimes as { _id: string }[]
  const path = `/openTimes/${openTime?._id}/calendar.ics`
  const calendar = async () =>
    (await fetch(`${app.url}/api${path}`, { headers: { authorization: `Bearer ${buyer.token}` } })).text()
  expect([before.whole, await calendar()]).toEqual([undefined, expect.not.stringContaining('Weir Lane')])
  await comeAs(app, buyer, openTime?._id ?? '')
  expect((await read()).whole).toMatchObject({ location })
  expect((await calendar()).replaceAll('\r\n ', '')).toContain('12 Weir Lane')
})

const remind = (payload: PayloadOf<typeof openTimeJobs.remind>, now: Date) =>
  remindOfOpenTime(app, () => now)(payload, { stopping: new AbortController().signal })
const dayBefore = new Date('2027-01-13T10:00:00Z')

test('who comes and the agent are reminded a day and an hour before, once each', async () => {
  await comeAs(app, buyer, id)
  const payload = { id, startsAt: startsAt.toISOString() }
  await remind({ ...payload, hours: 24 }, dayBefore)
  await remind({ ...payload, hours: 24 }, dayBefore)
  await remind({ ...payload, hours: 1 }, new Date('2027-01-14T09:00:00Z'))
  expect(await subjectsTo(app, buyer)).toEqual(['Your visit is tomorrow', 'Your visit is in an hour'])
  expect(await subjectsTo(app, agent)).toEqual(['Your open time is tomorrow', 'Your open time is in an hour'])
})

test('no one is reminded of an open time that moved or is cancelled', async () => {
  await comeAs(app, buyer, id)
  await remind({ id, startsAt: '2027-01-14T09:00:00.000Z', hours: 24 }, dayBefore)
  expect((await call(app, agent, 'DELETE', `/openTimes/${id}`)).body).toEqual({ deletedCount: 1 })
  await remind({ id, startsAt: startsAt.toISOString(), hours: 24 }, dayBefore)
  expect(await subjectsTo(app, buyer)).toEqual(['An open time is cancelled'])
})

test('an announced open time has its reminders waiting', async () => {
  const other = await make.property(app, { agent, latitude: 51.5, longitude: -0.12 })
  await announceAs(app, agent, other, [{ startsAt: '2027-02-14T10:00:00Z', endsAt: '2027-02-14T10:30:00Z' }])
  const { rows } = await app.db.execute<{ runAt: string }>(sql`
    select to_char(run_at at time zone 'UTC', 'MM-DD HH24:MI') as "runAt" from graphile_worker.jobs
    where key like 'remindOfOpenTime:%' and run_at > '2027-02-01' order by run_at`)
  expect(rows.map(({ runAt }) => runAt)).toEqual(['02-13 10:00', '02-14 09:00'])
})

test.each([
  [
    'sold elsewhere',
    async () => void (await call(app, agent, 'PUT', `/allProperty/${home.id}/market`, { market: 'soldElsewhere' })),
  ],
  ['paused', async () => void (await call(app, agent, 'PUT', `/allProperty/${home.id}/market`, { market: 'paused' }))],
  ['deleted', async () => void (await call(app, agent, 'DELETE', `/allProperty/${home.id}`))],
  [
    'of an agent who is marked as fraud',
    async () => {
      const admin = await make.user(app, { role: 'admin' })
      await call(app, admin, 'PATCH', `/users/admin/${agent.id}`, { role: 'fraud' })
    },
  ],
  [
    'of an agent whose account is deleted',
    async () => void (await call(app, await make.user(app, { role: 'admin' }), 'DELETE', `/users/${agent.id}`)),
  ],
])('the open times of a home that is %s are cancelled, and who comes is notified', async (_what, end) => {
  await comeAs(app, buyer, id)
  await end()
  expect(await subjectsTo(app, buyer)).toContain('An open time is cancelled')
  expect([await ahead(buyer, 'buyer'), (await comeAs(app, buyer, id)).status]).toEqual([
    [],
    expect.toSatisfy((status) => [404, 409].includes(status)),
  ])
})

test('the account of a person who comes can be deleted, and the agent sees them no longer', async () => {
  await comeAs(app, buyer, id)
  await call(app, await make.user(app, { role: 'admin' }), 'DELETE', `/users/${buyer.id}`)
  expect(await visitorsSeen()).toEqual([])
})

test(`an agent lists more than ${MAX_OPEN_TIMES_LISTED} open times page by page, with their number, or those of one home`, async () => {
  for (let one = 1; one <= MAX_OPEN_TIMES_LISTED; one++)
    await makeOpenTime(app, { home, agent, startsAt: new Date(+startsAt + one * 3_600_000) })
  const other = await make.property(app, { agent })
  const last = await makeOpenTime(app, { home: other, agent, startsAt: new Date(+startsAt + 300 * 3_600_000) })
  const list = async (more = '') => (await call(app, agent, 'GET', `/openTimes?as=agent${more}`)).body
  const first = await list()
  expect(first).toMatchObject({ total: MAX_OPEN_TIMES_LISTED + 2, next: expect.any(String) })
  expect(first.openTimes).toHaveLength(MAX_OPEN_TIMES_LISTED)
  const rest = await list(`&cursor=${String(first.next)}`)
  expect(rest.openTimes).toMatchObject([{ _id: expect.any(String) }, { _id: last }])
  expect(rest).not.toHaveProperty('next')
  expect(await list(`&propertyId=${other.id}`)).toMatchObject({ total: 1, openTimes: [{ _id: last }] })
  expect((await call(app, agent, 'GET', '/openTimes?as=agent&cursor=x')).status).toBe(422)
})
