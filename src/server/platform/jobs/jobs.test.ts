import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../../test/server/database.ts'
import { deferred } from '../../../../test/server/deferred.ts'
import { jobsOf, letRetriesBeDue, runDueJobs } from '../../../../test/server/run-jobs.ts'
import { mailJobs } from '../../product/mail/mail.jobs.ts'
import { createLog } from '../logging/log.ts'
import { freeAbandonedJobs } from './abandoned-job.store.ts'
import { enqueueJob } from './job.store.ts'
import type { JobHandler } from './job.ts'
import { startJobWorker } from './job-worker.ts'

const log = createLog({ logLevel: 'silent', logFile: undefined })
let database: Awaited<ReturnType<typeof testDatabase>>
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  for (const { stop } of servers.splice(0)) await stop()
  await database.close()
})
const servers: ReturnType<typeof startJobWorker>[] = []

const enqueue = (id: string, options?: { key?: string; runAt?: Date }) =>
  enqueueJob(database.db, mailJobs.send, { id }, options)
const queued = async () => (await database.db.$client.query('select * from graphile_worker.jobs order by id')).rows

/** A handler that notes what it was given. */
function noting() {
  const ran: string[] = []
  const sendMail: JobHandler<typeof mailJobs.send> = async ({ id }) => void ran.push(id)
  return { ran, sendMail }
}

/** One server's worker. */
function server(sendMail: JobHandler<typeof mailJobs.send>) {
  const worker = startJobWorker({ db: database.db, log, jobs: jobsOf({ sendMail }) })
  servers.push(worker)
  return worker
}

test('a job runs after its transaction has committed, and leaves nothing behind', async () => {
  const { ran, sendMail } = noting()
  await database.db.transaction(async (tx) => {
    await enqueueJob(tx, mailJobs.send, { id: 'a' })
    await runDueJobs(database.db, { sendMail })
    expect(ran).toEqual([])
  })
  await runDueJobs(database.db, { sendMail })
  expect(ran).toEqual(['a'])
  expect(await queued()).toEqual([])
})

test('a job of a transaction that fails never runs', async () => {
  const { ran, sendMail } = noting()
  const failing = database.db.transaction(async (tx) => {
    await enqueueJob(tx, mailJobs.send, { id: 'a' })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await runDueJobs(database.db, { sendMail })
  expect(ran).toEqual([])
})

test('a job of the same name and key replaces the one that has not begun', async () => {
  const { ran, sendMail } = noting()
  await enqueue('a', { key: 'one', runAt: new Date(Date.now() + 3_600_000) })
  await enqueue('b', { key: 'one' })
  await enqueue('c', { key: 'other' })
  await runDueJobs(database.db, { sendMail })
  expect(ran.toSorted()).toEqual(['b', 'c'])
})

test('a job for later waits', async () => {
  const { ran, sendMail } = noting()
  await enqueue('a', { runAt: new Date(Date.now() + 60_000) })
  await runDueJobs(database.db, { sendMail })
  expect(ran).toEqual([])
  expect(await queued()).toHaveLength(1)
})

test('a job that recurs runs at its minute', async () => {
  const minute = Math.floor(Date.now() / 60_000) * 60_000
  vi.setSystemTime(minute - 200) // the time stands still, however long the worker takes to start
  onTestFinished(() => void vi.useRealTimers())
  const ran: number[] = []
  const jobs = jobsOf({ enqueueOverdueOffers: async () => void ran.push(Date.now()) })
  servers.push(startJobWorker({ db: database.db, log, jobs }))
  const known = () => database.db.$client.query('select from graphile_worker._private_known_crontabs')
  await expect.poll(async () => (await known()).rowCount).toBe(1)
  expect(await queued()).toEqual([])
  vi.setSystemTime(minute)
  await expect.poll(() => ran).toEqual([minute])
})

test('two servers run each job once', async () => {
  const { ran, sendMail } = noting()
  server(sendMail)
  server(sendMail)
  for (let n = 0; n < 40; n++) await enqueue(`${n}`)
  await vi.waitUntil(async () => (await queued()).length === 0, { timeout: 15_000 })
  expect(ran.toSorted()).toEqual(Array.from({ length: 40 }, (_, n) => `${n}`).toSorted())
})

test('a job that fails waits longer each time, and is listed as failed after its last attempt', {
  tags: 'all',
}, async () => {
  await enqueue('a')
  const waits: number[] = []
  for (let attempt = 0; attempt < 25; attempt++) {
    await runDueJobs(database.db, { sendMail: () => Promise.reject(new Error(`no ${attempt}`)) })
    const [job] = await queued()
    waits.push(Math.round((job.run_at - Date.now()) / 1000))
    await letRetriesBeDue(database.db)
  }
  expect(waits.slice(0, 4)).toEqual([3, 7, 20, 55])
  expect(Math.max(...waits)).toBeLessThanOrEqual(22_027)
  const { ran, sendMail } = noting()
  await runDueJobs(database.db, { sendMail })
  expect(ran).toEqual([])
  expect(await queued()).toMatchObject([{ attempts: 25, last_error: 'Error: no 24', locked_by: null }])
})

test('keeps the error of a failed job without its payload', async () => {
  await enqueue('a')
  const failing = () => database.db.$client.query(`select 'ada@people.example'::int`)
  await runDueJobs(database.db, { sendMail: async () => void (await failing()) })
  expect((await queued())[0].last_error).toBe('DatabaseError: a value was refused')
  await letRetriesBeDue(database.db)
  await runDueJobs(database.db, { sendMail: () => Promise.reject(new Error('no mailbox ada@people.example')) })
  expect((await queued())[0].last_error).toBe('Error: no mailbox …@…')
})

test('a server that stops aborts its jobs, and hands back one that does not end', { tags: 'all' }, async () => {
  await enqueue('a')
  const begun = deferred<AbortSignal>()
  const worker = server((_payload, { stopping }) => {
    begun.give(stopping)
    return new Promise(() => {})
  })
  const stopping = await begun.answer
  expect(stopping.aborted).toBe(false)
  const stopped = worker.stop()
  expect(stopping.aborted).toBe(true)
  await stopped
  expect(await queued()).toMatchObject([
    { locked_by: null, last_error: 'Error: the server stopped before it was done' },
  ])
})

test('the job of a server that died goes to another when its time is over, and not before', {
  tags: 'all',
}, async () => {
  const { ran, sendMail } = noting()
  await enqueue('a')
  const died = `update graphile_worker._private_jobs set locked_by = 'dead', attempts = 1, locked_at = now() - make_interval(secs => $1)`
  await database.db.$client.query(died, [30])
  expect(await freeAbandonedJobs(database.db, jobsOf({ sendMail }))).toBe(0)
  await database.db.$client.query(died, [60])
  expect(await freeAbandonedJobs(database.db, jobsOf({ sendMail }))).toBe(1)
  await runDueJobs(database.db, { sendMail })
  expect(ran).toEqual(['a'])
})

test('a worker continues after its connections were cut off', { tags: 'all' }, async () => {
  const { ran, sendMail } = noting()
  server(sendMail)
  await enqueue('a')
  await expect.poll(() => ran).toHaveLength(1)
  await database.db.$client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await vi.waitUntil(
    () =>
      enqueue('b').then(
        () => true,
        () => false,
      ),
    { timeout: 10_000 },
  )
  await vi.waitUntil(() => ran.includes('b'), { timeout: 15_000 })
})
