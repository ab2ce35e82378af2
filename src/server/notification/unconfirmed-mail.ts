import { BRAND } from '#contract/brand'
import type { MailSubject } from '#contract/news/notification-settings'
import { letter } from '../mail/letter.ts'

/** What is said of each kind; of alerts and digests nothing. */
const news: Partial<Record<MailSubject, string>> = {
  offers: 'There is news about an offer.',
  homes: 'There is news about a listing.',
  viewings: 'There is news about a viewing.',
  messages: 'There are unread messages.',
}
const PAYMENT = 'There is news about a payment.'

/** `about`: nothing for what nobody can turn off. */
type Told = { recipient: string; about: MailSubject | null }

/** What an address is told that nobody has confirmed: no word that anybody chose, as it may be a stranger's. Nothing of other kinds. */
export function unconfirmedMail({ recipient, about }: Told) {
  const line = about === null ? PAYMENT : news[about]
  if (!line) return undefined
  const { subject, body } = letter({ email: recipient }, `News at ${BRAND}`, [
    `${line} Sign in to see it.`,
    'Mails say more once you have confirmed this address, under Security.',
    'If you have no account here, somebody has registered with your address. You need not do anything.',
  ])
  return { subject, body, calendar: null }
}
