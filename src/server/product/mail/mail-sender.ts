import { inTime } from '#contract/in-time'
import type { Language } from '#contract/language'
import type { Database } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import type { MailTransport } from '../../providers/mail/mail.ts'
import { mailJobs } from './mail.jobs.ts'
import { claimMail, enqueueWaiting, leasedUntil, markFailed, markSent, withdrawMail } from './mail.store.ts'

type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>
type FinishedMail = Pick<ClaimedMail, 'subject' | 'body' | 'calendar'> & { unsubscribe?: string | undefined }
/** Adds links and the unsubscribe address to a mail; returns `undefined` if the mail must not be sent. */
export type FinishMail = (mail: ClaimedMail) => Promise<FinishedMail | undefined>
export type Composers = Record<
  NonNullable<ClaimedMail['composer']>,
  (db: Database, mailId: string, language: Language) => Promise<{ subject: string; body: string } | undefined>
>
type Dependencies = { db: Database; transport: MailTransport; composers?: Composers; finish?: FinishMail }

const SEND_TIMEOUT_MS = 30_000 // shorter than the lease of a mail
const BATCH_SIZE = 1000

/**
 * Handles the job that sends a mail of the outbox. It may be sent more than once, always with the same message id. No
 * database connection is held while it is sent.
 */
export const sendMail =
  (
    { db, transport, composers, finish = asIs }: Dependencies,
    timeoutMs = SEND_TIMEOUT_MS,
  ): JobHandler<typeof mailJobs.send> =>
  async ({ id }) => {
    const mail = await claimMail(db, id)
    if (!mail) return waitForLease(db, id)
    try {
      const compose = mail.composer && composers?.[mail.composer]
      const composed = compose ? await compose(db, id, mail.language) : mail
      if (composed) {
        const finished = await finish({ ...mail, ...composed })
        if (!finished) return await withdrawMail(db, id)
        await send(transport, { ...mail, ...finished }, timeoutMs)
      }
    } catch (error) {
      await markFailed(db, id, String(error))
      throw error
    }
    await markSent(db, id)
  }

const asIs: FinishMail = async (mail) => mail

async function send(transport: MailTransport, mail: ClaimedMail & FinishedMail, timeoutMs: number): Promise<void> {
  const { id, recipient: to, subject, body, language, replyTo, calendar, thread, unsubscribe, createdAt: date } = mail
  const sending = transport.send({ id, to, subject, body, language, replyTo, calendar, thread, unsubscribe, date })
  await inTime(sending, timeoutMs, () => new Error('the mail server took too long'))
}

async function waitForLease(db: Database, id: string): Promise<void> {
  const runAt = await leasedUntil(db, id)
  if (runAt) await enqueueJob(db, mailJobs.send, { id }, { key: id, runAt })
}

export const enqueueWaitingMails =
  ({ db }: Pick<Dependencies, 'db'>): JobHandler<typeof mailJobs.enqueueWaiting> =>
  async (_payload, { stopping }) => {
    let count = BATCH_SIZE
    while (count === BATCH_SIZE && !stopping.aborted) count = await enqueueWaiting(db, BATCH_SIZE)
  }
