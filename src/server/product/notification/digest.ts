import { notificationPath } from '#contract/notification-path'
import { MailSubject } from '#contract/notification-settings'
import type { Role } from '#contract/user'
import * as t from '#messages/mails'
import type { Database } from '../../platform/db/database.ts'
import { enqueueJob } from '../../platform/jobs/job.store.ts'
import type { JobHandler } from '../../platform/jobs/job.ts'
import { letter } from '../mail/letter.ts'
import { enqueueMail, type Mail } from '../mail/mail.store.ts'
import { inSubject } from '../mail/mail-text.ts'
import { claimDay, type DigestEntry, peopleWithDigest, takeEntries } from './digest.store.ts'
import { notificationJobs } from './notification.jobs.ts'

type Dependencies = { db: Database; publicUrl: string | undefined }

const BATCH_SIZE = 500
const MAX_LINES = 50

export const enqueueDigests =
  ({ db }: Pick<Dependencies, 'db'>): JobHandler<typeof notificationJobs.enqueueDigests> =>
  async (_payload, { stopping }) => {
    const day = new Date().toISOString().slice(0, 10)
    let people: string[] = []
    do {
      stopping.throwIfAborted() // safe to repeat: each user has one digest a day
      people = await peopleWithDigest(db, people.at(-1), BATCH_SIZE)
      for (const userId of people) await enqueueJob(db, notificationJobs.mailDigest, { userId, day }, { key: userId })
    } while (people.length === BATCH_SIZE)
  }

/**
 * Handles the job that mails a user the notifications since the last digest. It runs in one transaction: a notification
 * is in only one digest, and there is at most one digest a day.
 */
export const mailDigest =
  ({ db, publicUrl }: Dependencies): JobHandler<typeof notificationJobs.mailDigest> =>
  ({ userId, day }) =>
    db.transaction(async (tx) => {
      const person = await claimDay(tx, userId, day)
      if (!person) return
      const entries = await takeEntries(tx, userId, MAX_LINES + 1)
      if (entries.length > 0 && person.isConfirmed) await enqueueMail(tx, digestMail(person, entries, publicUrl))
    })

type Person = { name: string; email: string; role: Role | null }

export function digestMail(to: Person, entries: DigestEntry[], publicUrl: string | undefined): Mail {
  const lines = entries.slice(0, MAX_LINES).map((entry) => lineOf(entry, to.role, publicUrl))
  return {
    ...letter(to, () => ({
      subject: t.dailyDigest(),
      lines: [
        t.sinceLastDigest(),
        ...lines,
        ...(entries.length > MAX_LINES ? [t.moreNotifications()] : []),
        ...(entries.some(isHeld) ? [t.mailsLimited()] : []),
      ],
    })),
    about: aboutOf(entries),
  }
}

const isHeld = ({ delivery }: DigestEntry) => delivery === 'mail'

const aboutOf = (entries: DigestEntry[]): MailSubject =>
  entries.every(isHeld) ? (MailSubject.safeParse(entries[0]?.kind).data ?? 'digest') : 'digest'

function lineOf({ text, page, subjectId }: DigestEntry, role: Role | null, publicUrl: string | undefined): string {
  const line = `- ${inSubject(text)}`
  if (!publicUrl) return line
  return `${line}\n  ${new URL(notificationPath({ page, subjectId }, role), publicUrl).href}`
}
