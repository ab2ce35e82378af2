import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountApi } from '#contract/account'
import { figuresApi } from '#contract/figures'
import { homeReportApi, MAX_HOME_REPORTS_A_DAY } from '#contract/home-report'
import { notificationApi } from '#contract/notification'
import { offerApi } from '#contract/offer'
import { propertyApi } from '#contract/property'
import { userApi } from '#contract/user'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { offerNow } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { runDueJobs } from '../../../../test/server/run-jobs.ts'
import { deleteExpired } from '../../platform/retention/retention.store.ts'
import { homeReports } from '../tables/home-report.ts'
import { notifyReporters } from './decide-home-report.ts'
import { homeReportNoun } from './home-report.noun.ts'

let app: TestApp
let admin: Person
let agent: Person
let buyer: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', RECONCILE_SECONDS: '3600' })
  admin = await make.user(app, { role: 'admin' })
})
afterAll(async () => app.close())
beforeEach(async () => {
  await app.db.delete(homeReports)
  agent = await make.user(app, { role: 'agent' })
  buyer = await make.user(app, { name: 'Rita Reporter' })
})

const TEXT = 'The same pictures are of a house in Bath.'
const home = (given: object = {}) => make.property(app, { agent, ...given })
const report = (id: string, who = buyer) =>
  callAs(app, who, homeReportApi.make, { params: { id }, body: { reason: 'pictures', text: TEXT } })
const waiting = async () => (await callAs(app, admin, homeReportApi.list, {})).body
type Decision = { status: 'dismissed' } | { status: 'rejected'; reason?: string } | { status: 'fraud' }
const decide = (id: string, body: Decision, who = admin) =>
  callAs(app, who, homeReportApi.decide, { params: { id }, body })
const notified = async (who: Person) => {
  await runDueJobs(app.db, { notifyReporters: notifyReporters(app) })
  const { body } = await callAs(app, who, notificationApi.list, {})
  return (body as { text: string; page: string; subjectId?: string }[]).map(({ text, page }) => [text, page])
}

test('a person reports a home once, and admins see what they wrote', async () => {
  const { id, title } = await home()
  const { status, body } = await report(id)
  expect(status).toBe(201)
  expect((await report(id)).status).toBe(409)
  expect(await waiting()).toEqual([
    {
      _id: body.insertedId,
      createdAt: expect.any(String),
      reason: 'pictures',
      text: TEXT,
      reporter: { name: buyer.name, email: buyer.email },
      agent: { name: agent.name, email: agent.email },
      propertyId: id,
      propertyTitle: title,
      propertyImage: expect.any(String),
      status: 'verified',
      sold: false,
    },
  ])
})

test('a person reports a few homes a day', async () => {
  for (let sent = 0; sent < MAX_HOME_REPORTS_A_DAY; sent++) expect((await report((await home()).id)).status).toBe(201)
  expect((await report((await home()).id)).status).toBe(429)
  expect(await waiting()).toHaveLength(MAX_HOME_REPORTS_A_DAY)
})

test.each([
  { reason: 'ugly', text: TEXT },
  { reason: 'facts', text: ' ' },
  { reason: 'facts', text: 'x'.repeat(1001) },
])('rejects a report without a reason of the list or a text: %#', async (body) => {
  const { id } = await home()
  expect((await callAs(app, buyer, homeReportApi.make, { params: { id }, body: body as never })).status).toBe(422)
})

test('rings the admins’ bells for the first report of a home that waits, and counts all for them', async () => {
  const { id, title } = await home()
  const before = (await notified(admin)).length
  for (const who of [buyer, await make.user(app), await make.user(app)]) await report(id, who)
  expect(await notified(admin)).toHaveLength(before + 1)
  expect((await notified(admin))[0]).toEqual([`A home is reported: ${title}`, 'reports'])
  const { body } = await callAs(app, admin, figuresApi.waiting, {})
  expect(body.groups.find(({ kind }: { kind: string }) => kind === 'report')).toMatchObject({ total: 3 })
})

test('keeps the home and notifies the reporter when there is no problem', async () => {
  const { id, title } = await home()
  const { body } = await report(id)
  expect((await decide(body.insertedId, { status: 'dismissed' })).status).toBe(200)
  expect(await notified(buyer)).toEqual([[`Your report was decided: ${title}`, 'details']])
  expect((await callAs(app, buyer, propertyApi.one, { params: { id } })).status).toBe(200)
  expect(await waiting()).toEqual([])
  expect((await decide(body.insertedId, { status: 'dismissed' })).status).toBe(404)
})

test('a rejection takes the home out of public view, closes its offers, and decides all reports of it', async () => {
  const property = await home()
  const offer = await make.offer(app, { property, buyer, status: 'accepted' })
  const other = await make.user(app)
  const { body } = await report(property.id)
  await report(property.id, other)
  expect((await decide(body.insertedId, { status: 'rejected', reason: 'Not yours.' })).status).toBe(200)
  const shown = await callAs(app, agent, propertyApi.one, { params: { id: property.id } })
  expect(shown.body).toMatchObject({ status: 'rejected', rejectionReason: 'Not yours.' })
  expect((await callAs(app, buyer, propertyApi.one, { params: { id: property.id } })).status).toBe(404)
  expect(await offerNow(app, offer.id)).toMatchObject({ status: 'rejected', closedWhy: 'takenDown' })
  for (const who of [buyer, other])
    expect(await notified(who)).toContainEqual([`Your report was decided: ${property.title}`, 'profile'])
  expect(await notified(agent)).toEqual([[`Your home was rejected: ${property.title}`, 'listings']])
  expect(await waiting()).toEqual([])
})

test('marking the agent decides the reports of all their homes', async () => {
  const [one, two] = [await home(), await home()]
  const { body } = await report(one.id)
  await report(two.id)
  expect((await decide(body.insertedId, { status: 'fraud' })).status).toBe(200)
  expect((await callAs(app, admin, userApi.role, { params: { email: agent.email } })).body).toMatchObject({
    role: 'fraud',
  })
  expect((await callAs(app, buyer, propertyApi.one, { params: { id: two.id } })).status).toBe(404)
  expect(await waiting()).toEqual([])
  expect(await notified(buyer)).toHaveLength(2)
})

test.each([
  ['a sold home', { sold: true }],
  ['a home that was rejected since', { status: 'rejected' as const }],
])('%s can’t be rejected by a report, which waits on', async (_what, state) => {
  const property = await home()
  const { body } = await report(property.id)
  const set = 'sold' in state ? 'sold_at = now()' : `status = 'rejected'`
  await app.db.$client.query(`update property set ${set} where id = $1`, [property.id])
  expect((await decide(body.insertedId, { status: 'rejected' })).status).toBe(409)
  expect(await waiting()).toHaveLength(1)
})

test('a report outlives its home, and its agent can still be marked', async () => {
  const { id, title } = await home()
  const { body } = await report(id)
  await callAs(app, agent, propertyApi.remove, { params: { id } })
  expect(await waiting()).toMatchObject([{ propertyTitle: title, agent: { email: agent.email } }])
  expect((await decide(body.insertedId, { status: 'rejected' })).status).toBe(409)
  expect((await decide(body.insertedId, { status: 'fraud' })).status).toBe(200)
})

test('of two decisions at the same moment one wins', async () => {
  const { id } = await home()
  const { body } = await report(id)
  const other = await make.user(app, { role: 'admin' })
  const both = [
    decide(body.insertedId, { status: 'dismissed' }),
    decide(body.insertedId, { status: 'rejected' }, other),
  ]
  expect((await Promise.all(both)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
})

test('an agent learns nothing of a report: not from their data, exports, bell, mails, offers or home', async () => {
  const property = await home()
  const { body } = await report(property.id)
  await decide(body.insertedId, { status: 'rejected', reason: 'Not yours.' })
  await notified(buyer)
  const texts = [
    await callAs(app, agent, accountApi.data, {}),
    await callAs(app, agent, notificationApi.list, {}),
    await callAs(app, agent, propertyApi.one, { params: { id: property.id } }),
    await callAs(app, agent, propertyApi.list, { query: { email: agent.email } }),
    await callAs(app, agent, offerApi.ofAgent, { query: { agentEmail: agent.email } }),
  ].map((answer) => JSON.stringify(answer.body))
  for (const path of ['listings', 'offers', 'sales']) {
    const headers = { authorization: `Bearer ${agent.token}` }
    texts.push(await (await fetch(`${app.url}/api/exports/${path}.csv`, { headers })).text())
  }
  const mails = await app.db.$client.query('select * from mail_outbox where recipient = $1', [agent.email])
  texts.push(JSON.stringify(mails.rows))
  for (const mark of [buyer.id, buyer.email, buyer.name, body.insertedId, TEXT])
    expect(texts.filter((text) => text.includes(mark))).toEqual([])
  for (const call of [homeReportApi.list]) expect((await callAs(app, agent, call, {})).status).toBe(403)
})

test('a decided report is kept for a year, and one that waits for as long as it waits', async () => {
  const [one, two] = [await home(), await home()]
  const { body } = await report(one.id)
  await report(two.id)
  await decide(body.insertedId, { status: 'dismissed' })
  const retention = { table: homeReports, endedAt: homeReports.decidedAt, keepDays: 365 }
  expect(homeReportNoun.retention).toContainEqual(retention)
  const aged = (days: number) =>
    app.db.$client.query(
      `update home_report set created_at = now() - make_interval(days => $1),
      decided_at = case when decided_at is not null then now() - make_interval(days => $1) end`,
      [days],
    )
  await aged(364)
  await deleteExpired(app.db, retention)
  expect(await app.db.select().from(homeReports)).toHaveLength(2)
  await aged(366)
  await deleteExpired(app.db, retention)
  expect(
    await app.db.select({ id: homeReports.id }).from(homeReports).where(eq(homeReports.propertyId, two.id)),
  ).toHaveLength(1)
  expect(await app.db.select().from(homeReports)).toHaveLength(1)
})
