import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { jobApi } from '#contract/job'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { alertStage } from '../../../../test/people/alert-stage.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { letRetriesBeDue, runDueJobs } from '../../../../test/server/run-jobs.ts'
import { mailAlerts, mailAlertsOf } from './alert-mailing.ts'
import { matchChange } from './match-alerts.ts'

let app: TestApp
let buyer: Person
let admin: Person
let stage: ReturnType<typeof alertStage>
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  stage = alertStage(app, await make.user(app, { role: 'agent' }), () => buyer)
  admin = await make.user(app, { role: 'admin' })
  await stage.query(
    `create function fail() returns trigger language plpgsql as $$ begin raise 'this row is bad'; end $$`,
  )
})
afterAll(async () => app.close())
beforeEach(async () => {
  // A failed test leaves its trigger to its retry.
  for (const table of ['notification', 'mail_outbox']) await stage.query(`drop trigger if exists bad_row on ${table}`)
  await stage.clear()
  for (const table of ['graphile_worker._private_jobs', 'mail_outbox', 'alert'])
    await stage.query(`delete from ${table}`)
  buyer = await make.user(app)
})

const breakOn = (table: 'notification' | 'mail_outbox', condition: string) =>
  stage.query(
    `create trigger bad_row before insert on ${table} for each row when (${condition}) execute function fail()`,
  )
const mend = (table: 'notification' | 'mail_outbox') => stage.query(`drop trigger bad_row on ${table}`)
const failed = async () => (await callAs(app, admin, jobApi.failed, {})).body
const retryAll = async () => {
  for (const { _id: job } of await failed()) await callAs(app, admin, jobApi.retry, { params: { job } })
}
const runJobs = async () => {
  await letRetriesBeDue(app.db)
  await runDueJobs(app.db, { matchChange: matchChange(app), mailAlerts: mailAlertsOf(app) })
}

test('a change that can’t be matched doesn’t delay others, is listed for an admin, and is matched once that is fixed', async () => {
  for (const q of ['First', 'Bad', 'Last']) await stage.search({ name: q, query: { q } })
  for (const title of ['First', 'Bad', 'Last']) await stage.home({ title })
  await breakOn('notification', `new.text like '%Bad%'`)
  expect(await stage.bell()).toEqual(['New: First (First)', 'New: Last (Last)'])
  for (let tries = 0; tries < 10; tries++) await runJobs()
  expect(await failed()).toMatchObject([{ name: 'matchChange', attempts: 10, error: expect.stringContaining('bad') }])
  await mend('notification')
  await retryAll()
  await runJobs()
  expect(await stage.bell()).toEqual(['New: First (First)', 'New: Last (Last)', 'New: Bad (Bad)'])
  expect(await failed()).toEqual([])
})

test('a mail that can’t be written doesn’t delay other recipients, and is sent once that is fixed', async () => {
  const other = await make.user(app)
  const mails = async () =>
    (await stage.query('select recipient from mail_outbox order by id')).rows.map(({ recipient }) => recipient)
  for (const person of [buyer, other]) await stage.search({ frequency: 'instant' }, person)
  await stage.home()
  await stage.match()
  await stage.query(`update alert set mail_due_at = now() - interval '1 second' where mail_due_at is not null`)
  await breakOn('mail_outbox', `new.recipient = '${buyer.email}'`)
  await mailAlerts({ db: app.db, log: app.parts.log, mailsADay: 20 })
  expect(await mails()).toEqual([other.email])
  for (let tries = 0; tries < 10; tries++) await runJobs()
  expect(await failed()).toMatchObject([{ name: 'mailAlerts', attempts: 10 }])
  await mend('mail_outbox')
  await retryAll()
  await runJobs()
  expect(await mails()).toEqual([other.email, buyer.email])
  const { rows } = await stage.query('select count(mail_id)::int as mailed from alert where user_id = $1', [buyer.id])
  expect(rows).toEqual([{ mailed: 1 }])
})
