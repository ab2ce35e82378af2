import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { smtpServer } from '../../../../test/fakes/smtp-server.ts'
import { emlOutbox } from './eml-outbox.ts'
import type { MailTransport, OutgoingMail } from './mail.ts'
import { smtp } from './smtp.ts'

/** One way of sending, the texts that arrived by it, and how it breaks. */
type World = {
  transport: MailTransport
  arrived(): Promise<string[]>
  breakDown(): Promise<void>
  end(): Promise<void>
}

const FROM = 'KeyHaven <no-reply@keyhaven.demo>'
const sender = { from: FROM, host: 'homes.example' }
const mail: OutgoingMail = {
  id: '0190a3c4-0000-7000-8000-000000000001',
  to: 'ada@people.example',
  subject: 'Your home is verified: Bär & Mühle',
  body: 'Hello Ada,\n\nit is verified.\n',
  language: 'en',
  replyTo: 'visitor@people.example',
  date: new Date('2026-03-10T12:00:00Z'),
}

async function toFiles(): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-outbox-'))
  const files = async () => (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  return {
    transport: emlOutbox(folder, sender),
    arrived: async () => Promise.all((await files()).map((name) => readFile(join(folder, name), 'utf8'))),
    breakDown: async () => {
      await rm(folder, { recursive: true })
      await writeFile(folder, 'no folder')
    },
    end: () => rm(folder, { recursive: true, force: true }),
  }
}

async function bySmtp(): Promise<World> {
  const server = await smtpServer()
  const transport = smtp(server.url, sender)
  return {
    transport,
    arrived: async () => server.received.map(({ text }) => text),
    breakDown: server.close,
    end: async () => transport.close(),
  }
}

describe.each([
  ['.eml files', toFiles],
  ['SMTP', bySmtp],
])('mail by %s', (_, open) => {
  let world: World
  beforeEach(async () => {
    world = await open()
  })
  afterEach(() => world.end())
  const headersOf = (text = '') => text.split('\r\n\r\n')[0] ?? ''

  test.each([
    ['open-time.ics', 'open-time.ics'],
    [undefined, 'viewing.ics'], // of a mail from before names were stored
  ])('attaches a calendar file by its name, %s', async (name, attached) => {
    const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
    await world.transport.send({ ...mail, calendar: { ...(name && { name }), method: 'PUBLISH', content } })
    expect((await world.arrived()).at(0)).toContain(`filename=${attached}`)
  })

  test('a mail arrives whole: from us, to the person, with the address that an answer goes to', async () => {
    await world.transport.send(mail)
    const [text, ...more] = await world.arrived()
    expect(more).toEqual([])
    for (const line of [`From: ${FROM}`, `To: ${mail.to}`, `Reply-To: ${mail.replyTo}`])
      expect(headersOf(text).split('\r\n')).toContain(line)
    expect(headersOf(text)).toContain('Date: Tue, 10 Mar 2026 12:00:00 +0000')
    expect(text).toContain('it is verified.')
  })

  test('a mail that is sent again has the same Message-ID', async () => {
    await world.transport.send(mail)
    await world.transport.send(mail)
    const ids = (await world.arrived()).map((text) => /^Message-ID: (.*)\r$/m.exec(text)?.[1])
    expect(new Set(ids)).toEqual(new Set([`<${mail.id}@homes.example>`]))
  })

  test('a header that a visitor smuggles into a subject stays a subject', async () => {
    await world.transport.send({ ...mail, subject: 'Hello\r\nBcc: everybody@people.example' })
    const [text] = await world.arrived()
    expect(headersOf(text)).not.toMatch(/^Bcc:/m)
    expect(headersOf(text)).toContain('Subject: Hello')
  })

  test('a mail says that a program wrote it, unless a person did, and has no direction mark in its subject', async () => {
    await world.transport.send({ ...mail, subject: 'Cosy\u202E home' })
    await world.transport.send({ ...mail, id: `${mail.id.slice(0, -1)}2`, replyTo: null })
    const both = (await world.arrived()).map(headersOf).join('\n')
    expect(both.match(/^Auto-Submitted: auto-generated\r?$/gm)).toHaveLength(1)
    expect(both).toMatch(/^Subject: Cosy home\r?$/m)
  })

  test('mails of one offer refer to one another', async () => {
    await world.transport.send({ ...mail, thread: 'offer-7' })
    const headers = headersOf((await world.arrived())[0])
    expect(headers).toContain('In-Reply-To: <offer-7@homes.example>')
    expect(headers).toContain('References: <offer-7@homes.example>')
  })

  test('a mail has text and HTML', async () => {
    await world.transport.send(mail)
    const [text = ''] = await world.arrived()
    expect(text).toContain('Content-Type: multipart/alternative')
    expect(text.indexOf('Content-Type: text/plain')).toBeLessThan(text.indexOf('Content-Type: text/html'))
  })

  test('a mail that did not get through is an error, so that it is tried again', async () => {
    await world.breakDown()
    await expect(world.transport.send(mail)).rejects.toThrow()
  })
})

test('other users of the machine can’t read a mail, even if the folder was open before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-outbox-'))
  await chmod(folder, 0o755)
  const open = emlOutbox(folder, sender)
  await open.send(mail)
  const modes = [folder, join(folder, `${mail.id}.eml`)].map(async (path) => (await stat(path)).mode & 0o777)
  expect(await Promise.all(modes)).toEqual([0o700, 0o600])
  await rm(folder, { recursive: true })
  await open.send(mail)
  expect((await stat(folder)).mode & 0o777).toBe(0o700)
  await rm(folder, { recursive: true })
})
