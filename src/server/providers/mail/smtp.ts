import type { Transporter } from 'nodemailer'
import type { MailTransport, Sender } from './mail.ts'

const SEND_TIMEOUT_MS = 15_000
const CHECK_TIMEOUT_MS = 5_000

/** Sends by SMTP to `url` (smtp://user:password@host:port, or smtps://). */
export function smtp(url: string, sender: Sender): MailTransport {
  let transport: Promise<Transporter> | undefined
  return {
    kind: 'smtp',
    send: async (mail) => {
      transport ??= transportTo(url, SEND_TIMEOUT_MS)
      const { messageOf } = await import('./mail-message.ts') // with what makes its HTML (D-222)
      await (await transport).sendMail(messageOf(sender, mail))
    },
    close: () => void transport?.then((opened) => opened.close()),
  }
}

/** Connects, greets and signs in, and sends nothing. Throws when the server does not let us. */
export async function checkSmtp(url: string): Promise<void> {
  const transport = await transportTo(url, CHECK_TIMEOUT_MS)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

async function transportTo(url: string, timeoutMs: number): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url, // its query wins over what stands here
    requireTLS: mustEncrypt(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
}

/** A password leaves this machine encrypted or not at all: nodemailer would go on without STARTTLS where it is not offered. */
function mustEncrypt(url: string): boolean {
  const { protocol, username, password, hostname } = new URL(url)
  return protocol === 'smtp:' && Boolean(username || password) && !LOOPBACK.test(hostname)
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i
