/**
 * A mail on its way. `id` names it for good: sent twice, it is the same mail. `unsubscribe`: the address that ends such mails.
 * `calendar`: a file for calendars that goes with it. `thread`: what it shares with the mails that it belongs to.
 */
export type OutgoingMail = {
  id: string
  to: string
  subject: string
  body: string
  replyTo: string | null
  unsubscribe?: string | undefined
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string } | null
  thread?: string | null
  date: Date
}

/** The port of mail: .eml files, or SMTP. `send` throws when the mail did not get through, and may then be called again. */
export type MailTransport = {
  kind: 'eml' | 'smtp'
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** The sender: `from` is an address with a name, `host` the site's own, which names its mails. */
export type Sender = { from: string; host: string }

/** The host of the site, or else of the address that its mails come from. */
export const senderOf = ({
  publicUrl,
  mailFrom: from,
}: {
  publicUrl?: string | undefined
  mailFrom: string
}): Sender => ({
  from,
  host: publicUrl ? new URL(publicUrl).hostname : (/@([a-z\d.-]+)/i.exec(from)?.[1]?.toLowerCase() ?? 'localhost'),
})
