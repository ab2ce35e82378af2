import { SMTPServer } from 'smtp-server'

type Received = { to: string[]; text: string; messageId: string | undefined }

/** A real SMTP server that keeps what it receives. The first `refusals` mails it refuses for now, once it has read them. */
export async function smtpServer({ refusals = 0 } = {}) {
  const received: Received[] = []
  const refused: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
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
    received,
    refused,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
