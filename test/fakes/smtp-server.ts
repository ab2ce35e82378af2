import { SMTPServer } from 'smtp-server'

type ReceivedMail = { to: string[]; text: string; messageId: string | undefined }

type Wishes = { refusals?: number; encryption?: 'STARTTLS' | 'TLS' }

/**
 * An SMTP server that stores mails and users. Refuses the first `refusals` mails temporarily after reading them.
 * Without `encryption` it is plain text only; `TLS` is implicit.
 */
export async function smtpServer({ refusals = 0, encryption }: Wishes = {}) {
  const signedIn: { user: string | undefined; isEncrypted: boolean }[] = []
  const received: ReceivedMail[] = []
  const refused: ReceivedMail[] = []
  const server = new SMTPServer({
    logger: false, // nor a warning about its certificate
    authOptional: true,
    allowInsecureAuth: true,
    secure: encryption === 'TLS',
    disabledCommands: encryption === 'STARTTLS' ? [] : ['STARTTLS'],
    onAuth: ({ username: user }, { secure: isEncrypted }, done) => {
      signedIn.push({ user, isEncrypted })
      done(null, { user })
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        const text = Buffer.concat(parts).toString()
        const isRefused = refused.length < refusals
        const mails = isRefused ? refused : received
        mails.push({ to, text, messageId: /^Message-ID: (.*)\r$/m.exec(text)?.[1] })
        done(isRefused ? Object.assign(new Error('please come back later'), { responseCode: 451 }) : null)
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    signedIn,
    received,
    refused,
    port,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
