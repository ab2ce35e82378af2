import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import type { Log } from '../logging/log.ts'
import type { MailTransport } from '../providers/mail/mail.ts'
import { recurring } from '../timing/recurring.ts'
import { claimDueMail, markFailed, markSent } from './mail.store.ts'

type Parts = { db: Database; transport: MailTransport; log: Log }
type Claimed = NonNullable<Awaited<ReturnType<typeof claimDueMail>>>

const MAX_RETRY_SECONDS = 3600
const SEND_TIMEOUT_MS = 60_000 // shorter than the lease of a mail

/** Looks into the outbox every `seconds` and sends what is due. `stop` waits for the mail that is on its way. */
export function startMailSender(parts: Parts, seconds = 2): { stop: () => Promise<void> } {
  const looking = recurring(seconds, (stopping) =>
    sendDueMail(parts, stopping).catch((error) => parts.log.error({ err: error }, 'the outbox could not be read')),
  )
  return {
    stop: async () => {
      await looking.stop()
      parts.transport.close()
    },
  }
}

/**
 * Sends every mail that is due, one after the other, until `stop` is asked for. A mail that fails waits longer each time, and
 * holds up no other. No connection to the database is held while a mail is on its way.
 */
export async function sendDueMail(parts: Parts, stop?: AbortSignal, timeoutMs = SEND_TIMEOUT_MS): Promise<void> {
  while (!stop?.aborted) {
    const mail = await claimDueMail(parts.db)
    if (!mail) return
    await sendOne(parts, mail, timeoutMs)
  }
}

/** Sent at least once: who can't note that it was sends it again, as the same mail by its id. */
async function sendOne({ db, transport, log }: Parts, mail: Claimed, timeoutMs: number): Promise<void> {
  const failure = await failureOf(transport, mail, timeoutMs)
  if (failure === undefined) return markSent(db, mail.id)
  log.warn({ err: failure, mail: mail.id }, 'a mail did not get through')
  await markFailed(db, mail.id, String(failure), Math.min(MAX_RETRY_SECONDS, 5 * 2 ** Math.min(mail.tries, 10)))
}

async function failureOf(transport: MailTransport, mail: Claimed, timeoutMs: number): Promise<Error | undefined> {
  const { id, recipient: to, subject, body, replyTo, createdAt: date } = mail
  const over = new AbortController()
  try {
    const late = sleep(timeoutMs, 'late', { signal: over.signal })
    const sent = transport.send({ id, to, subject, body, replyTo, date })
    if ((await Promise.race([sent, late])) === 'late') return new Error('the mail server took too long')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error('the mail server failed', { cause: error })
  } finally {
    over.abort()
  }
}
