import type { SendMailOptions } from 'nodemailer'
import { headerText } from './header-text.ts'
import type { OutgoingMail, Sender } from './mail.ts'
import { mailHtml } from './mail-html.tsx'

/** Returns nodemailer's message: From is ours, replies go to the person, the Message-ID is stable. */
export const messageOf = (
  { from, host }: Sender,
  { id, to, subject, body, replyTo, calendar, thread, unsubscribe, date }: OutgoingMail,
): SendMailOptions => ({
  from,
  to,
  subject: headerText(subject),
  text: body,
  html: mailHtml(headerText(subject), body),
  date,
  messageId: `<${id}@${host}>`,
  ...(replyTo && { replyTo }),
  ...(thread && threadOf(thread, host)),
  headers: { ...(!replyTo && isAutomatic), ...(unsubscribe && oneClick(unsubscribe)) },
  ...(calendar && { icalEvent: { ...calendar, filename: 'viewing.ics' } }),
  // Users' text goes into text and headers only; files and addresses in it are never read.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Mail programs group mails with the same reference, even one that was never sent. */
const threadOf = (thread: string, host: string) => ({
  inReplyTo: `<${thread}@${host}>`,
  references: [`<${thread}@${host}>`],
})

/** Prevents automatic replies (RFC 3834). A contact message by a person is not automated. */
const isAutomatic = { 'Auto-Submitted': 'auto-generated' }

/** Lets mail programs show “Unsubscribe” (RFC 8058). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
