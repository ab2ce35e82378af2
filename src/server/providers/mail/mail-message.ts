import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail.ts'

/** The message as nodemailer takes it: From is ours, answers go to the person; a stable Message-ID, whatever is sent again. */
export const messageOf = (
  from: string,
  { id, to, subject, body, replyTo, calendar, unsubscribe, date }: OutgoingMail,
): SendMailOptions => ({
  from,
  to,
  subject,
  text: body,
  date,
  messageId: `<${id}@keyhaven>`,
  ...(replyTo && { replyTo }),
  ...(unsubscribe && { headers: oneClick(unsubscribe) }),
  ...(calendar && { icalEvent: { ...calendar, filename: 'viewing.ics' } }),
  // What people write goes into text and headers only; nothing is fetched or attached on their word.
  disableFileAccess: true,
  disableUrlAccess: true,
})

/** Lets mail programs show “Unsubscribe” (RFC 8058). */
const oneClick = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
