import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { smtpServer } from '../../../../test/fakes/smtp-server.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { deferred } from '../../../../test/server/deferred.ts'
import { jobsOf, letRetriesBeDue, runDueJobs } from '../../../../test/server/run-jobs.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import { startJobWorker } from '../../platform/jobs/job-worker.ts'
import { createLog } from '../../platform/logging/log.ts'
import { emlOutbox } from '../../providers/mail/eml-outbox.ts'
import type { MailTransport } from '../../providers/mail/mail.ts'
import { smtp } from '../../providers/mail/smtp.ts'
import { mailJobs } from './mail.jobs.ts'
import { claimMail, enqueueMail } from './mail.store.ts'
import { enqueueWaitingMails, sendMail } from './mail-sender.ts'

const mail = { to: 'ada@people.example', subject: 'Your home is verified', body: 'Good news.\n' }
const sender = { from: 'KeyHaven <no-reply@keyhaven.demo>', host: 'homes.example' }
const log = createLog({ logLevel: 'silent', logFile: undefined })
let database: Awaited<ReturnType<typeof testDatabase>>
let folder: string
beforeEach(async () => {
  database = await testDatabase()
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-outbox-'))
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const send = (transport: MailTransport) =>
  runDueJobs(database.db, { sendMail: sendMail({ db: database.db, transport }) })
const waiting = async () => (await database.db.$client.query('select * from mail_outbox where sent_at is null')).rows
/** Marks the mails as unsent, as if the app had died before it marked them as sent. */
async function forgetSent(): Promise<void> {
  await database.db.$client.query(`update mail_outbox set sent_at = null, next_try_at = now() - interval '2 minutes'`)
  await enqueueJob(database.db, mailJobs.enqueueWaiting, {})
  await runDueJobs(database.db, { enqueueWaitingMails: enqueueWaitingMails(database) })
}

test('a mail is one .eml file, also when the app dies before it marks it as sent', async () => {
  await enqueueMail(database.db, mail)
  await send(emlOutbox(folder, sender))
  await forgetSent()
  await send(emlOutbox(folder, sender))
  const files = await readdir(folder)
  expect(files).toHaveLength(1)
  const text = await readFile(join(folder, files[0] ?? ''), 'utf8')
  expect(text).toMatch(/^From: KeyHaven <no-reply@keyhaven\.demo>\r$/m)
  expect(text).toMatch(/^Message-ID: <[0-9a-f-]+@homes\.example>\r$/m)
  expect(text).toContain('Good news.')
  expect(await waiting()).toEqual([])
})

test('a mail whose transaction fails is never sent', async () => {
  const failing = database.db.transaction(async (tx) => {
    await enqueueMail(tx, mail)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await send(emlOutbox(folder, sender))
  expect(await readdir(folder)).toEqual([])
})

test('a mail is due from the moment it is added', async () => {
  for (let i = 0; i < 20; i++)
    await database.db.transaction(async (tx) => {
      await enqueueMail(tx, mail)
      const { rows } = await tx.execute<{ id: string }>('select id from mail_outbox order by id desc limit 1')
      expect(await claimMail(tx, rows[0]?.id ?? '')).toBeDefined()
    })
})

test('two processes that work together send each mail once', { tags: 'all' }, async () => {
  for (let i = 0; i < 20; i++) await enqueueMail(database.db, { ...mail, subject: `Mail ${i}` })
  const sent: string[] = []
  const counting: MailTransport = { kind: 'smtp', send: async ({ id }) => void sent.push(id), close: () => {} }
  await Promise.all([send(counting), send(counting), send(counting)])
  expect(sent).toHaveLength(20)
  expect(new Set(sent).size).toBe(20)
})

test('older failing mails don’t delay a waiting one: the one due longest comes first', { tags: 'all' }, async () => {
  await enqueueMail(database.db, { ...mail, to: 'dead@people.example' })
  await enqueueMail(database.db, mail)
  await database.db.$client.query(`select graphile_worker.reschedule_jobs(array[job.id], run_at => now() - make_interval(secs =>
    case recipient when 'dead@people.example' then 1 else 2 end))
    from graphile_worker.jobs as job join mail_outbox on key = 'sendMail:' || mail_outbox.id`)
  const tried: string[] = []
  const noting: MailTransport = { kind: 'smtp', send: async ({ to }) => void tried.push(to), close: () => {} }
  await send(noting)
  expect(tried).toEqual([mail.to, 'dead@people.example'])
})

test('the wait after a failure begins at the failure', { tags: 'all' }, async () => {
  await enqueueMail(database.db, mail)
  let failedAt = 0
  const late: MailTransport = {
    kind: 'smtp',
    send: async () => {
      await sleep(1000)
      failedAt = Date.now()
      throw new Error('421 too busy')
    },
    close: () => {},
  }
  await send(late)
  const { rows } = await database.db.$client.query('select run_at from graphile_worker.jobs')
  expect(rows[0].run_at.getTime() - failedAt).toBeGreaterThan(2000)
})

test('a stopping server finishes the mails it is sending, and leaves the others for the next start', {
  tags: 'all',
}, async () => {
  for (let i = 0; i < 20; i++) await enqueueMail(database.db, mail)
  const begun: string[] = []
  const sending = deferred<void>()
  const release = deferred<void>()
  const slow: MailTransport = {
    kind: 'smtp',
    send: async ({ id }) => {
      begun.push(id)
      sending.give()
      await release.answer
    },
    close: () => {},
  }
  const { db } = database
  const worker = startJobWorker({ db, log, jobs: jobsOf({ sendMail: sendMail({ db, transport: slow }) }) })
  await sending.answer
  const stopped = worker.stop()
  release.give()
  await stopped
  expect(begun.length).toBeLessThanOrEqual(5)
  expect(await waiting()).toHaveLength(20 - begun.length)
})

test('a failed mail is sent again later, and delays no other', async () => {
  await enqueueMail(database.db, { ...mail, to: 'refused@people.example' })
  await enqueueMail(database.db, mail)
  const sent: string[] = []
  const picky: MailTransport = {
    kind: 'smtp',
    send: async ({ to }) => {
      if (to.startsWith('refused')) throw new Error('550 no such person')
      sent.push(to)
    },
    close: () => {},
  }
  await send(picky)
  expect(sent).toEqual(['ada@people.example'])
  expect(await waiting()).toMatchObject([{ tries: 1, last_error: 'Error: 550 no such person' }])
})

test('no mail is lost while the SMTP server is unreachable', { tags: 'all' }, async () => {
  const server = await smtpServer()
  await server.close()
  await enqueueMail(database.db, mail)
  await send(smtp(server.url, sender))
  expect(await waiting()).toHaveLength(1)
})

test('a mail sent by SMTP again has the same Message-ID', async () => {
  const server = await smtpServer()
  const transport = smtp(server.url, sender)
  await enqueueMail(database.db, mail)
  const [row] = await waiting()
  await send(transport)
  await forgetSent()
  await send(transport)
  transport.close()
  await server.close()
  const id = `<${row.id}@homes.example>`
  expect(server.received.map(({ messageId }) => messageId)).toEqual([id, id])
})

test('a mail that an SMTP server refused is delivered later, once, as the same mail', async () => {
  const server = await smtpServer({ refusals: 1 })
  const transport = smtp(server.url, sender)
  await enqueueMail(database.db, mail)
  await send(transport)
  expect(await waiting()).toMatchObject([{ tries: 1, last_error: expect.stringContaining('451') }])
  await send(transport) // it is not due yet
  expect(server.received).toEqual([])
  await letRetriesBeDue(database.db)
  await send(transport)
  await send(transport)
  transport.close()
  await server.close()
  expect(server.refused).toHaveLength(1)
  expect(server.received).toMatchObject([{ to: [mail.to], messageId: server.refused[0]?.messageId }])
  expect(server.received[0]?.messageId).toMatch(/^<[0-9a-f-]+@homes\.example>$/)
  expect(await waiting()).toEqual([])
})
