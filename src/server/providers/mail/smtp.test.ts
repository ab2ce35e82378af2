import { expect, onTestFinished, test } from 'vitest'
import { smtpServer } from '../../../../test/fakes/smtp-server.ts'
import { checkSmtp, smtp } from './smtp.ts'

const mail = {
  id: '0190a3c4-0000-7000-8000-000000000001',
  to: 'ada@people.example',
  subject: 'Hello',
  body: 'Hello Ada\n',
  language: 'en' as const,
  replyTo: null,
  date: new Date('2026-03-10T12:00:00Z'),
}
/** Reaches this machine, and is none of the names by which it is known to be this one. */
const ELSEWHERE = '0.0.0.0'
const UNSIGNED = '?tls.rejectUnauthorized=false' // the test server’s certificate is self-signed

async function serverWith(encryption?: 'STARTTLS' | 'TLS') {
  const server = await smtpServer({ encryption })
  onTestFinished(server.close)
  return server
}

async function send(url: string) {
  const transport = smtp(url, { from: 'KeyHaven <no-reply@keyhaven.demo>', host: 'homes.example' })
  onTestFinished(transport.close)
  await transport.send(mail)
}

test('a server elsewhere that speaks no TLS never hears our password, from a mail or from the doctor', async () => {
  const server = await serverWith()
  const url = `smtp://me:secret@${ELSEWHERE}:${server.port}`
  await expect(send(url)).rejects.toThrow('STARTTLS')
  await expect(checkSmtp(url)).rejects.toThrow('STARTTLS')
  expect([server.signedIn, server.received]).toEqual([[], []])
})

test.each([
  ['STARTTLS', 'smtp'],
  ['TLS', 'smtps'],
] as const)('a server elsewhere that speaks %s hears it encrypted, and gets the mail', async (encryption, scheme) => {
  const server = await serverWith(encryption)
  const url = `${scheme}://me:secret@${ELSEWHERE}:${server.port}/${UNSIGNED}`
  await checkSmtp(url)
  await send(url)
  expect(server.signedIn).toEqual(Array(2).fill({ user: 'me', isEncrypted: true }))
  expect(server.received.map(({ to }) => to)).toEqual([[mail.to]])
})

test.each(['127.0.0.1', 'localhost', 'LOCALHOST'])('a server on this machine needs no TLS: %s', async (host) => {
  const server = await serverWith()
  await send(`smtp://me:secret@${host}:${server.port}`)
  expect(server.signedIn).toEqual([{ user: 'me', isEncrypted: false }])
})

test('an operator who means it can send a password in clear text, and mail without one is sent as before', async () => {
  const server = await serverWith()
  await send(`smtp://me:secret@${ELSEWHERE}:${server.port}/?requireTLS=false`)
  await send(`smtp://${ELSEWHERE}:${server.port}`)
  expect([server.signedIn.length, server.received.length]).toEqual([1, 2])
})
