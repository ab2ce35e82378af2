import type { SendMailOptions } from 'nodemailer'
import { headerText } from './header-text.ts'
import type { OutgoingMail, Sender } from './mail.ts'
import { mailHtml } from './mail-html.tsx'

/**
 * Returns a message for nodemailer: From is ours, replies go to the sender, and the Message-ID is the same for each
 * attempt.
 */
export const messageOf = (
  { from, host }: Sender,
  { id, to, subject, body, language, replyTo, calendar, thread, unsubscribe, date }: OutgoingMail,
): SendMailOptions => ({
  from,
  to,
  subject: headerText(subject),
  text: body,
  html: mailHtml(headerText(subject), body, { language, unsubscribe }),
  date,
  messageId: `<${id}@${host}>`,
  ...(replyTo && { replyTo }),
  ...(thread && threadOf(thread, host)),
  headers: { ...(!replyTo && isAutomatic), ...(unsubscribe && oneClick(unsubscribe)) },
  ...(calendar && { icalEvent: icalEvent(calendar) }),
  // Users' text goes into text and headers only; files and addresses in it are never read.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/**
 * Returns a header by which mail programs group mails: they refer to the same message, although that was never sent.
 */
const threadOf = (thread: string, host: string) => ({
  inReplyTo: `<${thread}@${host}>`,
  references: [`<${thread}@${host}>`],
})

/** The header that prevents automatic replies (RFC 3834). Not for contact messages, which a person has written. */
const isAutomatic = { 'Auto-Submitted': 'auto-generated' }

const icalEvent = ({ name = 'viewing.ics', ...calendar }: NonNullable<OutgoingMail['calendar']>) => ({
  ...calendar,
  filename: name,
})

const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
