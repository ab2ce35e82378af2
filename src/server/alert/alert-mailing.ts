import { v7 } from 'uuid'
import { BRAND } from '#contract/brand'
import { advisoryLocks, tryLock } from '../db/advisory-locks.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../logging/log.ts'
import { letter } from '../mail/letter.ts'
import { enqueueMail } from '../mail/mail.store.ts'
import { recurring } from '../timing/recurring.ts'
import { alertsInMail, forgetDeletedPeople, peopleToMail, putIntoMail } from './alert-mail.store.ts'
import { type MailSite, mailOfAlerts } from './alert-mails.ts'

/** Writes a mail of alerts from what is still true of its homes, at each attempt to send it (D-297). */
export const composeAlerts = (site: MailSite) => async (db: Database, mailId: string) =>
  mailOfAlerts(await alertsInMail(db, mailId), site)

/** Puts alerts that are due into mails, one for each person and kind, until there are none or `stopping`. One server does so at a time. */
export async function mailAlerts(db: Database, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted && (await mailNextPeople(db)) > 0) {}
}

const mailNextPeople = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    if (!(await tryLock(tx, advisoryLocks.alertMails))) return 0
    await forgetDeletedPeople(tx)
    const people = await peopleToMail(tx)
    for (const person of people) {
      const id = v7()
      const { subject, body } = letter(person, `News of homes at ${BRAND}`, [
        'There is news of homes that you look for.',
      ])
      await enqueueMail(tx, { to: person.email, subject, body, about: person.kind, composer: 'alerts' }, id)
      await putIntoMail(tx, id, person)
    }
    return people.length
  })

/** Looks every `seconds` for alerts that are due. `stop` waits for the people at hand. */
export function startAlertMails({ db, log }: { db: Database; log: Log }, seconds = 5): { stop: () => Promise<void> } {
  return recurring(seconds, (stopping) =>
    mailAlerts(db, stopping).catch((error) => log.error({ err: error }, 'alerts could not be put into mails')),
  )
}
