import type { Database } from '../db/database.ts'
import { allowLongWork } from '../db/time-limits.ts'
import type { Log } from '../log.ts'
import type { MailTransport } from '../providers/mail/mail.ts'
import { recurring } from '../recurring.ts'
import { markFailed, markSent, nextDueMail } from './mail.store.ts'

type Parts = { db: Database; transport: MailTransport; log: Log }
const MOST_WAIT_SECONDS = 3600

/** Looks into the outbox every `seconds` and sends what is due. `stop` waits for the mail that is on its way. */
export function startMailSender(parts: Parts, seconds = 2): { stop(): Promise<void> } {
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
 * holds up no other.
 */
export async function sendDueMail(parts: Parts, stop?: AbortSignal): Promise<void> {
  while (!stop?.aborted && (await sendOne(parts))) {}
}

async function sendOne({ db, transport, log }: Parts): Promise<boolean> {
  return db.transaction(async (tx) => {
    await allowLongWork(tx) // the mail server takes its time
    const mail = await nextDueMail(tx)
    if (!mail) return false
    const { id, recipient: to, subject, body, replyTo, createdAt: date, tries } = mail
    try {
      await transport.send({ id, to, subject, body, replyTo, date })
      await markSent(tx, id)
    } catch (error) {
      log.warn({ err: error, mail: id }, 'a mail did not get through')
      await markFailed(tx, id, String(error), Math.min(MOST_WAIT_SECONDS, 5 * 2 ** Math.min(tries, 10)))
    }
    return true
  })
}
