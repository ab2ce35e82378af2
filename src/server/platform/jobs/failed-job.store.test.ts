import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobApi } from '#contract/job'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make, type Person } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { runDueJobs } from '../../../../test/server/run-jobs.ts'
import { mailJobs } from '../../product/mail/mail.jobs.ts'
import { enqueueMail } from '../../product/mail/mail.store.ts'
import { deleteOldFailures } from './failed-job.store.ts'
import { enqueueJob } from './job.store.ts'

let app: TestApp
let admin: Person
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  admin = await make.user(app, { role: 'admin' })
})
afterAll(async () => app.close())

const run = (sendMail: () => Promise<void>) => runDueJobs(app.db, { sendMail })
const query = (text: string) => app.db.$client.query(text)
const failed = async (more: { limit?: string; cursor?: string } = {}) =>
  callAs(app, admin, jobApi.failed, { query: more })
const retry = (job: string) => callAs(app, admin, jobApi.retry, { params: { job } })

/** Jobs that fail at their last attempt. */
async function failures(count: number): Promise<void> {
  await query('delete from graphile_worker._private_jobs')
  for (let n = 0; n < count; n++) await enqueueJob(app.db, mailJobs.send, { id: `${n}` })
  await query('update graphile_worker._private_jobs set attempts = max_attempts - 1')
  await run(() => Promise.reject(new Error('no such mailbox')))
}

test('an admin sees jobs that failed for good, newest first and page by page, and none that is still tried', async () => {
  await failures(3)
  await enqueueJob(app.db, mailJobs.send, { id: 'tried' })
  await run(() => Promise.reject(new Error('not yet')))
  const first = await failed({ limit: '2' })
  expect(first.body).toMatchObject([
    { name: 'sendMail', attempts: 25, error: 'Error: no such mailbox' },
    { name: 'sendMail' },
  ])
  expect(Math.abs(Date.parse(first.body[0].failedAt) - Date.now())).toBeLessThan(60_000)
  expect(first.headers.get('x-total-count')).toBe('3')
  const cursor = new URLSearchParams(/\?(.*)>/.exec(first.headers.get('link') ?? '')?.[1]).get('cursor') ?? ''
  expect((await failed({ cursor })).body).toHaveLength(1)
  expect((await failed({ cursor: 'bm9uc2Vuc2U' })).status).toBe(422)
})

test('a job that is tried again has all its attempts, and leaves the list', async () => {
  await failures(1)
  const [job] = (await failed()).body
  expect(await retry(job._id)).toMatchObject({ status: 200, body: { modifiedCount: 1 } })
  expect((await failed()).body).toEqual([])
  expect((await retry(job._id)).status).toBe(404)
  let runs = 0
  await run(async () => void runs++)
  expect(runs).toBe(1)
})

test.each(['1', 'x', '-1', '1e3', '9'.repeat(40), "1' or true"])('returns 404 for trying job %s again', async (job) => {
  await failures(0)
  expect((await retry(job)).status).toBe(404)
})

test('deletes jobs that failed long ago, with their unsent mails', async () => {
  await query('delete from mail_outbox')
  await failures(0)
  await enqueueMail(app.db, { to: 'ada@people.example', subject: 'Old', body: 'x' })
  await query('update graphile_worker._private_jobs set attempts = max_attempts')
  expect(await deleteOldFailures(app.db)).toBe(0)
  await query(`update graphile_worker._private_jobs set run_at = now() - interval '31 days'`)
  await enqueueMail(app.db, { to: 'ada@people.example', subject: 'New', body: 'x' })
  expect(await deleteOldFailures(app.db)).toBe(1)
  expect((await query('select subject from mail_outbox')).rows).toEqual([{ subject: 'New' }])
})
