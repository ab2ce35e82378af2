import { brandName } from '#contract/brand'
import type { Language } from '#contract/language'
import { demoHost } from '../../settings/brand-file.ts'

/**
 * A mail to send. `id`: the same for each attempt. `unsubscribe`: the address that ends such mails. `calendar`: an
 * attached file. `thread`: the key by which mails are grouped.
 */
export type OutgoingMail = {
  id: string
  to: string
  subject: string
  body: string
  language: Language
  replyTo: string | null
  unsubscribe?: string | undefined
  calendar?: { method: 'PUBLISH' | 'CANCEL'; content: string } | null
  thread?: string | null
  date: Date
}

/** Sends mails as .eml files or by SMTP. `send` throws on failure, and may then be called again. */
export type MailTransport = {
  kind: 'eml' | 'smtp'
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

/** The sender of mails. `from`: an address with a name. `host`: the site's, used in Message-IDs. */
export type Sender = { from: string; host: string }

export const senderOf = ({
  publicUrl,
  mailFrom: from = `${brandName()} <no-reply@${demoHost()}>`,
}: {
  publicUrl?: string | undefined
  mailFrom?: string | undefined
}): Sender => ({
  from,
  host: publicUrl ? new URL(publicUrl).hostname : (/@([a-z\d.-]+)/i.exec(from)?.[1]?.toLowerCase() ?? 'localhost'),
})
