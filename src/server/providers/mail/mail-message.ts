import type { SendMailOptions } from 'nodemailer'
import { headerText } from './header-text.ts'
import type { OutgoingMail, Sender } from './mail.ts'
import { mailHtml } from './mail-html.tsx'

/** The message as nodemailer takes it: From is ours, answers go to the person; a stable Message-ID, whatever is sent again. */
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
  // People’s words go into text and headers only; nothing that they name is fetched or attached.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Mail programs show mails together that refer to the same one, also where that was never sent. */
const threadOf = (thread: string, host: string) => ({
  inReplyTo: `<${thread}@${host}>`,
  references: [`<${thread}@${host}>`],
})

/** Keeps absence notes from being sent back (RFC 3834). What a person wrote in the contact form is not ours. */
const isAutomatic = { 'Auto-Submitted': 'auto-generated' }

/** Lets mail programs show “Unsubscribe” (RFC 8058). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
