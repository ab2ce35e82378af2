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
  calendar?: { name?: string; method: 'PUBLISH' | 'CANCEL'; content: string } | null
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
export type Sender = { readonly from: string; readonly host: string }

/** Returns the operator's sender, or one with the site's current name, which an admin may change. */
export const senderOf = ({
  publicUrl,
  mailFrom,
}: {
  publicUrl?: string | undefined
  mailFrom?: string | undefined
}): Sender => ({
  get from() {
    return mailFrom ?? `${quoted(brandName())} <no-reply@${demoHost()}>`
  },
  get host() {
    return publicUrl
      ? new URL(publicUrl).hostname
      : (/@([a-z\d.-]+)/i.exec(this.from)?.[1]?.toLowerCase() ?? 'localhost')
  },
})

/** Quotes a name with a comma, bracket or the like, which would otherwise end early (RFC 5322, 3.4). */
const quoted = (name: string): string =>
  /[^\p{L}\p{M}\p{N} ]/u.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name
