import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { smtpServer } from '../../../../test/fakes/smtp-server.ts'
import { call, until } from '../../../../test/people/deal.ts'
import { make } from '../../../../test/people/make.ts'
import { appProcess, newDataDir } from '../../../../test/server/app-process.ts'
import { testDatabase } from '../../../../test/server/database.ts'

const secret = 'a secret of at least thirty-two characters'

test('with SMTP_URL, a contact message is sent by SMTP and written to no file', async () => {
  const { db, url, close } = await testDatabase()
  onTestFinished(close)
  const { dataDir, remove } = await newDataDir()
  onTestFinished(remove)
  const server = await smtpServer()
  onTestFinished(server.close)
  const app = await appProcess({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    APP_SECRET: secret,
    DEMO: 'false',
    SMTP_URL: server.url,
    MAIL_FROM: 'KeyHaven <post@keyhaven.example>',
    CONTACT_EMAIL: 'desk@keyhaven.example',
  })
  onTestFinished(() => app.end('SIGTERM'))
  const visitor = await make.user({ db, parts: { secret } })
  const message = { name: 'Ada', email: 'ada@people.example', subject: 'The mill house', message: 'Is it still there?' }
  expect((await call(app, visitor, 'POST', '/contact', message)).status).toBe(200)
  const mail = await until(async () => server.received[0])
  expect(mail.to).toEqual(['desk@keyhaven.example'])
  expect(mail.text).toMatch(/^From: KeyHaven <post@keyhaven\.example>\r$/m)
  expect(mail.text).toMatch(/^Reply-To: ada@people\.example\r$/m)
  expect(mail.text).toMatch(/^Subject: The mill house\r$/m)
  expect(mail.text).toContain('Is it still there?')
  expect(existsSync(join(dataDir, 'outbox'))).toBe(false)
}, 60_000)

test('a mail that a killed server was sending is sent by the next one, once, as the same mail', {
  tags: 'all',
  timeout: 60_000,
}, async () => {
  const { db, url, close } = await testDatabase()
  onTestFinished(close)
  const { dataDir, remove } = await newDataDir()
  onTestFinished(remove)
  const deaf = createServer() // takes connections, and says nothing
  const connected = once(deaf, 'connection')
  await once(deaf.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void deaf.close())
  const settings = { DATABASE_URL: url, DATA_DIR: dataDir, APP_SECRET: secret, DEMO: 'false' }
  const { port } = deaf.address() as AddressInfo // it listens on a port
  const killed = await appProcess({ ...settings, SMTP_URL: `smtp://127.0.0.1:${port}` })
  const visitor = await make.user({ db, parts: { secret } })
  const message = { name: 'Ada', email: 'ada@people.example', subject: 'The mill house', message: 'Is it still there?' }
  expect((await call(killed, visitor, 'POST', '/contact', message)).status).toBe(200)
  await connected
  await killed.end('SIGKILL')
  const held = `select from graphile_worker.jobs where locked_at is not null and key like 'sendMail:%'`
  expect((await db.execute(held)).rowCount).toBe(1)
  await db.execute(`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`)
  await db.execute(`update mail_outbox set next_try_at = next_try_at - interval '1 minute'`)
  const server = await smtpServer()
  onTestFinished(server.close)
  const next = await appProcess({ ...settings, SMTP_URL: server.url })
  onTestFinished(() => next.end('SIGTERM'))
  const mail = await until(async () => server.received[0])
  const { rows } = await db.execute<{ id: string }>(`select id from mail_outbox`)
  expect(mail.messageId).toBe(`<${rows[0]?.id}@keyhaven.demo>`)
  await until(
    async () => (await db.execute(`select from graphile_worker.jobs where key like 'sendMail:%'`)).rowCount === 0,
  )
  expect(server.received).toHaveLength(1)
})
