import { v7 } from 'uuid'
import { BRAND } from '#contract/brand'
import { advisoryLocks, tryLock } from '../db/advisory-locks.ts'
import type { Database } from '../db/database.ts'
import type { Log } from '../logging/log.ts'
import { letter } from '../mail/letter.ts'
import { enqueueMail } from '../mail/mail.store.ts'
import { mayMailAtOnce } from '../notification/mail-limits.ts'
import { recurring } from '../timing/recurring.ts'
import { alertsInMail, forgetPeopleWithoutMail, keepForDaily, peopleToMail, putIntoMail } from './alert-mail.store.ts'
import { type MailSite, mailOfAlerts } from './alert-mails.ts'

/** Writes a mail of alerts from what is still true of its homes, at each attempt to send it (D-297). */
export const composeAlerts = (site: MailSite) => async (db: Database, mailId: string) =>
  mailOfAlerts(await alertsInMail(db, mailId), site)

/** `mailsADay`: how many mails of each kind somebody gets at once in a day; what is above is in the mail of the day. */
type Parts = { db: Database; mailsADay: number }

/** Puts alerts that are due into mails, one for each person and kind, until there are none or `stopping`. One server does so at a time. */
export async function mailAlerts(parts: Parts, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted && (await mailNextPeople(parts)) > 0) {}
}

const mailNextPeople = ({ db, mailsADay }: Parts): Promise<number> =>
  db.transaction(async (tx) => {
    if (!(await tryLock(tx, advisoryLocks.alertMails))) return 0
    await forgetPeopleWithoutMail(tx)
    const people = await peopleToMail(tx)
    for (const person of people) {
      const { email: recipient, kind: about, isDaily } = person
      if (!isDaily && !(await mayMailAtOnce(tx, { recipient, about, senderId: null }, mailsADay))) {
        await keepForDaily(tx, person)
        continue
      }
      const id = v7()
      const { subject, body } = letter(person, `News of homes at ${BRAND}`, [
        'There is news of homes that you look for.',
      ])
      await enqueueMail(tx, { to: recipient, subject, body, about, composer: 'alerts' }, id)
      await putIntoMail(tx, id, person)
    }
    return people.length
  })

/** Looks every `seconds` for alerts that are due. `stop` waits for the people at hand. */
export function startAlertMails({ log, ...parts }: Parts & { log: Log }, seconds = 5): { stop: () => Promise<void> } {
  return recurring(seconds, (stopping) =>
    mailAlerts(parts, stopping).catch((error) => log.error({ err: error }, 'alerts could not be put into mails')),
  )
}
