import type { Database } from '../db/database.ts'
import type { Log } from '../logging/log.ts'
import type { MailTransport } from '../providers/mail/mail.ts'
import { inTime } from '../timing/in-time.ts'
import { recurring } from '../timing/recurring.ts'
import { claimDueMail, markFailed, markSent } from './mail.store.ts'

type Parts = { db: Database; transport: MailTransport; log: Log }
type Claimed = NonNullable<Awaited<ReturnType<typeof claimDueMail>>>

const MAX_RETRY_SECONDS = 3600
const SEND_TIMEOUT_MS = 30_000 // shorter than the lease of a mail

/** Sends what is due in the outbox every `seconds`. `stop` waits for the mail that is being sent. */
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
 * Sends every mail that is due, one after the other, until `stop`. A mail that fails waits longer each time and holds up no other.
 * No database connection is held while a mail is being sent.
 */
export async function sendDueMail(parts: Parts, stop?: AbortSignal, timeoutMs = SEND_TIMEOUT_MS): Promise<void> {
  while (!stop?.aborted) {
    const mail = await claimDueMail(parts.db)
    if (!mail) return
    await sendOne(parts, mail, timeoutMs)
  }
}

/** At least once: a mail that was sent but could not be marked is sent again, under the same message id. */
async function sendOne({ db, transport, log }: Parts, mail: Claimed, timeoutMs: number): Promise<void> {
  const failure = await failureOf(transport, mail, timeoutMs)
  if (failure === undefined) return markSent(db, mail.id)
  log.warn({ err: failure, mail: mail.id }, 'a mail could not be sent')
  await markFailed(db, mail.id, String(failure), Math.min(MAX_RETRY_SECONDS, 5 * 2 ** Math.min(mail.tries, 10)))
}

async function failureOf(transport: MailTransport, mail: Claimed, timeoutMs: number): Promise<Error | undefined> {
  const { id, recipient: to, subject, body, replyTo, calendar, createdAt: date } = mail
  try {
    const sending = transport.send({ id, to, subject, body, replyTo, calendar, date })
    await inTime(sending, timeoutMs, () => new Error('the mail server took too long'))
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error('the mail server failed', { cause: error })
  }
}
