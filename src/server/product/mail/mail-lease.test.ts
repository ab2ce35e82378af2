/** @module-tag all */

import { afterEach, beforeEach, expect, test } from 'vitest'
import { testDatabase } from '../../../../test/server/database.ts'
import { deferred } from '../../../../test/server/deferred.ts'
import { letRetriesBeDue, runDueJobs } from '../../../../test/server/run-jobs.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { MailTransport } from '../../providers/mail/mail.ts'
import { mailJobs } from './mail.jobs.ts'
import { claimMail, enqueueMail } from './mail.store.ts'
import { sendMail } from './mail-sender.ts'

const mail = { to: 'ada@people.example', subject: 'Your home is verified', body: 'Good news.\n' }
let database: Awaited<ReturnType<typeof testDatabase>>
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

const send = (transport: MailTransport, timeoutMs?: number) =>
  runDueJobs(database.db, { sendMail: sendMail({ db: database.db, transport }, timeoutMs) })
const waiting = async () => (await database.db.$client.query('select * from mail_outbox where sent_at is null')).rows

/** A slow mail server: `sending` resolves once it has a mail, `finish` lets it accept it. */
function slowServer() {
  const sent: string[] = []
  const begun = deferred<void>()
  const done = deferred<void>()
  const transport: MailTransport = {
    kind: 'smtp',
    send: async ({ id }) => {
      sent.push(id)
      begun.give()
      await done.answer
    },
    close: () => {},
  }
  return { transport, sent, sending: begun.answer, finish: () => done.give() }
}

test('while a mail is being sent no database connection is held, and no other process sends it', async () => {
  await enqueueMail(database.db, mail)
  const slow = slowServer()
  const sending = send(slow.transport)
  await slow.sending
  const { rows } = await database.db.$client.query(
    `select state from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
  )
  expect(rows).toEqual([])
  await enqueueJob(database.db, mailJobs.send, { id: slow.sent[0] ?? '' })
  await send(slow.transport)
  slow.finish()
  await sending
  expect(slow.sent).toHaveLength(1)
  expect(await waiting()).toEqual([])
})

test('a mail of a process that died while sending is sent again after its lease, as the same mail', async () => {
  await enqueueMail(database.db, mail)
  const [{ id }] = await waiting()
  await claimMail(database.db, id) // and then it dies
  const sent: string[] = []
  const noting: MailTransport = { kind: 'smtp', send: async ({ id }) => void sent.push(id), close: () => {} }
  await send(noting)
  expect(sent).toEqual([])
  const [row] = await waiting()
  expect(row.next_try_at.getTime() - Date.now()).toBeLessThanOrEqual(40_000)
  await database.db.$client.query(`update mail_outbox set next_try_at = next_try_at - interval '40 seconds'`)
  await letRetriesBeDue(database.db)
  await send(noting)
  expect(sent).toEqual([id])
})

test('a mail server that never answers delays no other mail', async () => {
  await enqueueMail(database.db, { ...mail, to: 'dead@people.example' })
  await enqueueMail(database.db, mail)
  const sent: string[] = []
  const deaf: MailTransport = {
    kind: 'smtp',
    send: ({ to }) => (to.startsWith('dead') ? new Promise(() => {}) : Promise.resolve(void sent.push(to))),
    close: () => {},
  }
  await send(deaf, 500)
  expect(sent).toEqual([mail.to])
  expect(await waiting()).toMatchObject([{ tries: 1, last_error: 'Error: the mail server took too long' }])
})
