/**
 * A mail on its way. `id` names it for good: sent twice, it is the same mail. `unsubscribe`: the address that ends such mails.
 * `calendar`: a file for calendars that goes with it.
 */
export type OutgoingMail = {
  id: string
  to: string
  subject: string
  body: string
  replyTo: string | null
  unsubscribe?: string | undefined
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string } | null
  date: Date
}

/** The port of mail: .eml files, or SMTP. `send` throws when the mail did not get through, and may then be called again. */
export type MailTransport = {
  kind: 'eml' | 'smtp'
  send(mail: OutgoingMail): Promise<void>
  close(): void
}
