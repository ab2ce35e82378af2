import { inLanguage } from '#contract/language'
import type { NotificationPage } from '#contract/notification'
import { notificationPath } from '#contract/notification-path'
import { screenPath, screens } from '#contract/screens'
import * as t from '#messages/mails'
import type { Database } from '../../platform/db/database.ts'
import type { Log } from '../../platform/logging/log.ts'
import type { Settings } from '../../settings/settings.ts'
import { button, withParagraphs } from '../mail/letter.ts'
import { linkInLanguage } from '../mail/link-in-language.ts'
import type { FinishMail } from '../mail/mail-sender.ts'
import { addToDigest } from './digest.store.ts'
import { mayMailNow, mayMailUnconfirmed } from './mail-limits.ts'
import { readerOf } from './notification-settings.store.ts'
import { unconfirmedMail } from './unconfirmed-mail.ts'
import { unsubscribeToken } from './unsubscribe.ts'

/** The settings for outgoing mails. `publicUrl`: the origin of links; without it, mails have no links (P-189). */
export type MailSite = Pick<Settings, 'publicUrl' | 'requireVerifiedEmail' | 'mailsADay'> & {
  db: Database
  secret: string
  log: Log
}

type OutgoingMail = Parameters<FinishMail>[0]
type Reader = NonNullable<Awaited<ReturnType<typeof readerOf>>>

/**
 * Decides just before sending a mail whether it is still to be sent (P-140, P-141). Returns the mail with links for the
 * reader's current role; one without users' texts if the address is unconfirmed; `undefined` if it is unwanted or over
 * a limit.
 */
export const finishMail =
  (site: MailSite): FinishMail =>
  async (mail) => {
    const { about, page, subjectId } = mail
    const reader = about || page ? await readerOf(site.db, mail.recipient, about) : undefined
    if (about && !reader?.wants) return undefined
    const isNews = about !== null || mail.notificationId !== null
    const allowed = isNews && !reader?.isConfirmed ? await toUnconfirmed(site, mail, reader) : mail
    if (!allowed || (allowed === mail && !(await isSentNow(site, mail)))) return undefined
    const { subject, calendar } = allowed
    const { publicUrl } = site
    if (!publicUrl) return allowed
    const at = (path: string) => new URL(path, publicUrl).href
    const path = page && notificationPath({ page, subjectId }, reader?.role ?? null)
    const token = about && reader && unsubscribeToken(site.secret, { userId: reader.id, about })
    const unsubscribe = token
      ? linkInLanguage(at(screenPath(screens.unsubscribe, { token })), mail.language)
      : undefined
    const added = inLanguage(mail.language, () => [
      ...(path ? [button(t.openPage({ page: nameOf(page, path) }), at(path))] : []),
      ...(unsubscribe ? [button(t.noMore(), unsubscribe)] : []),
    ])
    return { subject, calendar, body: withParagraphs(allowed.body, added), unsubscribe }
  }

/** Returns the page by which a button names a path: the profile where the reader's role has no such page. */
const nameOf = (page: NotificationPage, path: string) =>
  page === 'profile' || path === screens.dashboard ? 'other' : page

async function toUnconfirmed({ db, requireVerifiedEmail }: MailSite, mail: OutgoingMail, reader: Reader | undefined) {
  const news = inLanguage(mail.language, () => unconfirmedMail(mail))
  if (!news || (requireVerifiedEmail && reader?.mustConfirm)) return undefined
  const isFirstTry = mail.tries === 0
  return !isFirstTry || (await mayMailUnconfirmed(db, mail.recipient)) ? news : undefined
}

async function isSentNow({ db, log, mailsADay }: MailSite, mail: OutgoingMail): Promise<boolean> {
  const { notificationId, about, senderId, tries } = mail
  if (!about || !notificationId || tries > 0 || (await mayMailNow(db, mail, mailsADay))) return true
  await addToDigest(db, notificationId)
  log.info({ about, senderId }, 'a mail waits for the digest')
  return false
}
