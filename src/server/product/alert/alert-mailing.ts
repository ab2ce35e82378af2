import { v7 } from 'uuid'
import { brandInText } from '#contract/brand'
import { inLanguage, type Language } from '#contract/language'
import * as t from '#messages/mails'
import { advisoryLocks, tryLock } from '../../platform/db/advisory-locks.ts'
import type { Database, Queryable } from '../../platform/db/database.ts'
import { isDatabaseGone } from '../../platform/db/errors.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import type { Log } from '../../platform/logging/log.ts'
import { recurring } from '../../platform/timing/recurring.ts'
import { letter } from '../mail/letter.ts'
import { enqueueMail } from '../mail/mail.store.ts'
import { mayMailNow } from '../notification/mail-limits.ts'
import { alertJobs } from './alert.jobs.ts'
import {
  type AlertRecipient,
  alertRecipient,
  alertsInMail,
  type DueRecipient,
  forgetPeopleWithoutMail,
  keepForDaily,
  leaveToBell,
  peopleToMail,
  putIntoMail,
  takeDueAlerts,
} from './alert-mail.store.ts'
import { type MailSite, mailOfAlerts } from './alert-mails.ts'

/** Composes an alert mail from the current state of its homes, at each attempt to send it (P-190). */
export const composeAlerts = (site: MailSite) => async (db: Database, mailId: string, language: Language) => {
  const alerts = await alertsInMail(db, mailId)
  return inLanguage(language, () => mailOfAlerts(alerts, site))
}

/**
 * The dependencies of alert mails. `mailsADay`: the limit of immediate mails per user and kind in a day; later alerts
 * go into the daily mail.
 */
type Dependencies = { db: Database; log: Log; mailsADay: number }

/**
 * Puts due alerts into mails, one for each user and kind, until none are left or `stopping` is aborted. Only one server
 * does this at a time.
 */
export async function mailAlerts(dependencies: Dependencies, stopping?: AbortSignal): Promise<void> {
  const overfull = new Set<string>()
  while (!stopping?.aborted && (await mailNextPeople(dependencies, overfull)) > 0) {}
}

/**
 * Handles the next users with due alerts. Returns the number of users plus the number of cancelled alerts; 0 if none
 * are left or another server is doing this. If a user's mail fails, a separate job retries it, so that other users
 * don't wait (D-268). `overfull`: users and kinds whose mail is full in this run; their remaining alerts get no second
 * mail.
 */
const mailNextPeople = ({ db, log, mailsADay }: Dependencies, overfull: Set<string>): Promise<number> =>
  db.transaction(async (tx) => {
    if (!(await tryLock(tx, advisoryLocks.alertMails))) return 0
    const forgotten = await forgetPeopleWithoutMail(tx)
    const people = await peopleToMail(tx)
    for (const person of people) {
      const setAside = async (err: unknown) => {
        if (isDatabaseGone(err)) throw err
        log.error({ err, user: person.userId }, 'alerts could not be put into a mail, and are left to a job')
        const { userId, kind } = person
        await enqueueJob(tx, alertJobs.mail, { userId, kind, ids: await takeDueAlerts(tx, person) })
      }
      await tx.transaction((own) => mailPerson(own, person, { mailsADay, overfull })).catch(setAside)
    }
    return people.length + forgotten
  })

type Round = Pick<Dependencies, 'mailsADay'> & { overfull: Set<string> }

async function mailPerson(tx: Queryable, person: DueRecipient, { mailsADay, overfull }: Round): Promise<void> {
  const { email: recipient, kind: about, isDaily } = person
  const key = `${about} ${recipient}`
  if (!overfull.has(key)) {
    const isNow = isDaily || (await mayMailNow(tx, { recipient, about, senderId: null }, mailsADay))
    if (!isNow) return keepForDaily(tx, person)
    await putIntoOutbox(tx, person, await takeDueAlerts(tx, person))
  }
  if (await leaveToBell(tx, person)) overfull.add(key)
}

async function putIntoOutbox(tx: Queryable, person: AlertRecipient, ids: string[]): Promise<void> {
  const id = v7()
  const text = () => ({ subject: t.newsOfHomesAt({ brand: brandInText() }), lines: [t.newsYouLookFor()] })
  await enqueueMail(tx, { ...letter(person, text), about: person.kind, composer: 'alerts' }, id)
  await putIntoMail(tx, id, ids)
}

export const mailAlertsOf =
  ({ db }: Pick<Dependencies, 'db'>): JobHandler<typeof alertJobs.mail> =>
  ({ userId, kind, ids }) =>
    db.transaction(async (tx) => {
      const person = await alertRecipient(tx, userId)
      if (person) await putIntoOutbox(tx, { ...person, kind }, ids)
    })

export function startAlertMails(dependencies: Dependencies, seconds = 5): { stop: () => Promise<void> } {
  return recurring(seconds, (stopping) =>
    mailAlerts(dependencies, stopping).catch((error) =>
      dependencies.log.error({ err: error }, 'alerts could not be put into mails'),
    ),
  )
}
