import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail.ts'
import { messageOf } from './mail-message.ts'

const PATIENCE_MS = 15_000
const CHECK_PATIENCE_MS = 5_000

/** Sends by SMTP to `url` (smtp://user:password@host:port, or smtps://). */
export function smtp(url: string, from: string): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  })
  return {
    kind: 'smtp',
    send: async (mail) => {
      await transport.sendMail(messageOf(from, mail))
    },
    close: () => transport.close(),
  }
}

/** Connects, greets and signs in, and sends nothing. Throws when the server does not let us. */
export async function checkSmtp(url: string): Promise<void> {
  const patience = CHECK_PATIENCE_MS
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
