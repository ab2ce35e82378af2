import { brandInText } from '#contract/brand'
import type { MailSubject } from '#contract/notification-settings'
import * as t from '#messages/mails'
import { letter } from '../mail/letter.ts'

const news: Partial<Record<MailSubject, () => string>> = {
  offers: () => t.newsOf({ what: 'offers' }),
  homes: () => t.newsOf({ what: 'homes' }),
  viewings: () => t.newsOf({ what: 'viewings' }),
  messages: t.unreadNews,
}
const ofPayment = () => t.newsOf({ what: 'other' })

type MailSummary = { recipient: string; about: MailSubject | null }

/**
 * Returns the mail to send to an unconfirmed address, which may be a stranger's: without any text by users, in the
 * current language. `undefined` if mails of this kind are not sent there.
 */
export function unconfirmedMail({ recipient, about }: MailSummary) {
  const line = about === null ? ofPayment : news[about]
  if (!line) return undefined
  const { write } = letter({ email: recipient }, () => ({
    subject: t.newsAt({ brand: brandInText() }),
    lines: [line(), t.confirmForMore(), t.registeredByOther()],
  }))
  return { ...write(), calendar: null }
}
