import { notificationPath } from '#contract/news/notification-path'
import type { Database } from '../db/database.ts'
import { withParagraphs } from '../mail/letter.ts'
import type { FinishMail } from '../mail/mail-sender.ts'
import { readerOf } from './notification-settings.store.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

/** `publicUrl`: without one, mails have no links (D-241). */
export type MailSite = { db: Database; secret: string; publicUrl: string | undefined }

/** The last look at a mail before it goes: is it still wanted, and where do its links lead its reader in their role of now? */
export const finishMail =
  ({ db, secret, publicUrl }: MailSite): FinishMail =>
  async ({ recipient, body, about, page, subjectId }) => {
    const reader = about || page ? await readerOf(db, recipient, about) : undefined
    if (about && reader && !reader.wants) return undefined
    if (!publicUrl) return { body }
    const at = (path: string) => new URL(path, publicUrl).href
    const link = page && at(notificationPath({ page, subjectId }, reader?.role ?? null))
    const unsubscribe = about && reader && at(`/unsubscribe/${unsubscribeToken(secret, { userId: reader.id, about })}`)
    const added = [
      ...(link ? [`Open it: ${link}`] : []),
      ...(unsubscribe ? [`No more such mails: ${unsubscribe}`] : []),
    ]
    return { body: withParagraphs(body, added), unsubscribe: unsubscribe || undefined }
  }
