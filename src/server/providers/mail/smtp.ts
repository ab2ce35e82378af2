import type { Transporter } from 'nodemailer'
import type { MailTransport, Sender } from './mail.ts'

const SEND_TIMEOUT_MS = 15_000
const CHECK_TIMEOUT_MS = 5_000

export function smtp(url: string, sender: Sender): MailTransport {
  let transport: Promise<Transporter> | undefined
  return {
    kind: 'smtp',
    send: async (mail) => {
      transport ??= transportTo(url, SEND_TIMEOUT_MS)
      const { messageOf } = await import('./mail-message.ts') // loads the HTML renderer (D-222)
      await (await transport).sendMail(messageOf(sender, mail))
    },
    close: () => void transport?.then((opened) => opened.close()),
  }
}

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
    url, // its query overrides these options
    requireTLS: mustEncrypt(url),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
}

/**
 * Returns true if encryption is required: always to another machine, because nodemailer would otherwise send the
 * password unencrypted to a server without STARTTLS.
 */
function mustEncrypt(url: string): boolean {
  const { protocol, username, password, hostname } = new URL(url)
  return protocol === 'smtp:' && Boolean(username || password) && !LOOPBACK.test(hostname)
}

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i
