/** @module-tag all */

import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerApi } from '#contract/offer'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { sent } from '../../../../test/people/deal.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { newEmail, registrationOf, signedIn } from '../../../../test/people/person.ts'
import { askFor, bellOf, cancelAs, giveHours, idOf, timesAt } from '../../../../test/people/viewing.ts'
import { visitor } from '../../../../test/people/visitor.ts'
import { testApp } from '../../../../test/server/app.ts'
import { deliver } from '../../../../test/server/notification-mails.ts'
import { runDueJobs } from '../../../../test/server/run-jobs.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import { mailAlerts } from '../alert/alert-mailing.ts'
import { matchChangedHomes } from '../alert/match-alerts.ts'
import { enqueueDigests, mailDigest } from '../notification/digest.ts'
import { notificationJobs } from '../notification/notification.jobs.ts'

/* What an attacker does to fill the mailboxes of others, and how many mails come of it (P-140, P-141). */

type Home = Awaited<ReturnType<typeof make.property>>

const TIMEOUT = 120_000
const NAME = 'Pills evil.example'
let app: TestApp
let agent: Person
let buyer: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false', REQUIRE_VERIFIED_EMAIL: 'true' })
  agent = await make.user(app, { role: 'agent' })
  buyer = await make.user(app, { name: NAME })
})
afterAll(() => app.close())

const query = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const mailsTo = async (...addresses: string[]) => (await deliver(app)).filter(({ to }) => addresses.includes(to))
async function runDigests(): Promise<void> {
  const { db } = app
  await enqueueJob(db, notificationJobs.enqueueDigests, {})
  await runDueJobs(db, { enqueueDigests: enqueueDigests({ db }), mailDigest: mailDigest({ db, publicUrl: undefined }) })
}

test('a visitor who signs up with another’s address and saves searches causes only one mail there, with a link', {
  timeout: TIMEOUT,
}, async () => {
  const victims: string[] = []
  for (let n = 0; n < 3; n++) {
    const { email } = await signedIn(app.url)
    victims.push(email)
    const { rows } = await query('select id from app_user where email = $1', [email])
    for (let at = 0; at < 50; at++) await make.savedSearch(app, rows[0], { name: `${at} ${NAME}` })
  }
  for (let round = 0; round < 20; round++) {
    await make.property(app, { agent })
    await matchChangedHomes({ db: app.db, log: app.parts.log })
    await query(`update alert set mail_due_at = now() - interval '1 second' where mail_due_at is not null`)
    await mailAlerts({ db: app.db, log: app.parts.log, mailsADay: 20 })
  }
  const subjects = (await mailsTo(...victims)).map(({ subject }) => subject)
  expect(subjects).toEqual(Array(3).fill('Confirm your e-mail address'))
})

test('of 60 offers made and withdrawn immediately the agent gets ten by mail, and the others in one digest', {
  timeout: TIMEOUT,
}, async () => {
  const homes = [await make.property(app, { agent }), await make.property(app, { agent })]
  for (let n = 0; n < 60; n++) {
    const { body } = await callAs(app, buyer, offerApi.make, { body: sent(homes[n % 2] as Home) }) // 30 a day for each
    await callAs(app, buyer, offerApi.cancel, { params: { id: body.insertedId } })
  }
  expect(await mailsTo(agent.email)).toHaveLength(10)
  const { rows } = await query('select count(*)::int from notification where user_id = $1', [agent.id])
  expect(rows).toEqual([{ count: 120 }])
  await runDigests()
  expect(await mailsTo(agent.email)).toMatchObject([{ subject: 'Your daily digest' }])
  await runDigests()
  expect(await mailsTo(agent.email)).toEqual([])
})

test('of 40 viewings requested and cancelled immediately the agent gets ten by mail, and all in the bell', {
  timeout: TIMEOUT,
}, async () => {
  const other = await make.user(app, { role: 'agent' })
  const homes = [await make.property(app, { agent: other }), await make.property(app, { agent: other })]
  await giveHours(app, other)
  const [time = ''] = await timesAt(app, buyer, homes[0] as Home)
  for (let n = 0; n < 40; n++) await cancelAs(app, buyer, idOf(await askFor(app, buyer, homes[n % 2] as Home, time)))
  expect(await mailsTo(other.email)).toHaveLength(10)
  expect(await bellOf(app, other)).toHaveLength(80)
})

test('of 90 sign-ups from one address at most 40 get a link, and no mail has the name entered', {
  timeout: TIMEOUT,
}, async () => {
  const strangers = Array.from({ length: 90 }, newEmail)
  for (const email of strangers) {
    const answer = await visitor(app.url).post('/api/auth/sign-up/email', { ...registrationOf(email), name: NAME })
    expect(answer.status).toBe(200)
  }
  const mails = await mailsTo(...strangers)
  expect(mails.length).toBeLessThanOrEqual(40)
  expect(mails.length).toBeGreaterThan(30)
  expect(mails.filter(({ subject, body }) => /Pills|evil/.test(subject + body))).toEqual([])
})
