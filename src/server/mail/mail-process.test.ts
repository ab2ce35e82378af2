import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { smtpServer } from '../../../test/fakes/smtp-server.ts'
import { call, until } from '../../../test/people/deal.ts'
import { make } from '../../../test/people/make.ts'
import { appProcess, newDataDir } from '../../../test/server/app-process.ts'
import { testDatabase } from '../../../test/server/database.ts'

const secret = 'a secret of at least thirty-two characters'

test('where SMTP_URL is set, what a visitor writes to us goes there, and into no file', async () => {
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
