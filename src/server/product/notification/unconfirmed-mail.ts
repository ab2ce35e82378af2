import { BRAND } from '#contract/brand'
import type { MailSubject } from '#contract/notification-settings'
import { letter } from '../mail/letter.ts'

const news: Partial<Record<MailSubject, string>> = {
  offers: 'There is news about an offer.',
  homes: 'There is news about a listing.',
  viewings: 'There is news about a viewing.',
  messages: 'There are unread messages.',
}
const PAYMENT = 'There is news about a payment.'

/** The addressee and kind of a mail. `about`: null for mails that can't be turned off. */
type MailSummary = { recipient: string; about: MailSubject | null }

/**
 * Returns the mail to send to an unconfirmed address, which may be a stranger's: without any text by users. `undefined`
 * if mails of this kind are not sent there.
 */
export function unconfirmedMail({ recipient, about }: MailSummary) {
  const line = about === null ? PAYMENT : news[about]
  if (!line) return undefined
  const { subject, body } = letter({ email: recipient }, `News at ${BRAND}`, [
    `${line} Sign in to see it.`,
    'Mails say more once you have confirmed this address, under Security.',
    'If you have no account here, someone has registered with your address. You don’t need to do anything.',
  ])
  return { subject, body, calendar: null }
}
