import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { call } from '../../../../test/people/deal.ts'
import { make } from '../../../../test/people/make.ts'
import { PASSWORD } from '../../../../test/people/person.ts'
import { visitor } from '../../../../test/people/visitor.ts'
import { testApp } from '../../../../test/server/app.ts'

const SECRET = 'planted-secret'
const EMAIL = `${SECRET}@people.example`

/** The app with a log that can be read, line by line. */
async function loggingApp(settings: NodeJS.ProcessEnv = {}) {
  const LOG_FILE = join(tmpdir(), `keyhaven-log-${randomUUID()}`)
  const app = await testApp({ LOG_LEVEL: 'debug', LOG_FILE, ...settings })
  onTestFinished(app.close)
  const text = () => readFile(LOG_FILE, 'utf8')
  const lines = async (): Promise<Record<string, unknown>[]> =>
    (await text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  return { ...app, text, lines }
}

test('requests are logged by their routes: e-mails and ids in their addresses are not', async () => {
  const app = await loggingApp()
  const person = await make.user(app)
  const paths = [
    `/api/wishlist/${EMAIL}`,
    `/api/wishlist/${EMAIL}/${randomUUID()}`,
    `/api/offeredProperty?agentEmail=${EMAIL}`,
    `/api/allProperty/status?q=${SECRET}`,
    `/api/nothing/${EMAIL}`,
    `/api/reviews/%E0%A4%A${SECRET}`,
    `/api/reviews/${SECRET}${'x'.repeat(300)}`,
    `/dashboard/propertyBought/payment/${EMAIL}/1`,
    `/google/choose/${SECRET}`,
    `/media/${SECRET}`,
  ]
  for (const path of paths) await fetch(app.url + path, { headers: { authorization: `Bearer ${person.token}` } })
  const routes = async () => (await app.lines()).filter(({ msg }) => msg === 'answered').map(({ route }) => route)
  await expect.poll(routes).toContain('/media/*') // the last one: a line is written once its answer has left
  expect(await routes()).toEqual(expect.arrayContaining(['/api/wishlist/:email', '/api/wishlist/:email/:id', 'none']))
  expect(await app.text()).not.toContain(SECRET)
})

test('does not log the parameters of a failing query, nor PostgreSQL’s quotes of them', async () => {
  const app = await loggingApp()
  const admin = await make.user(app, { role: 'admin' })
  const person = visitor(app.url)
  const account = { name: SECRET, image: `https://x.example/${SECRET}`, email: EMAIL, password: PASSWORD }
  const agent = { 'user-agent': SECRET }
  expect((await person.post('/api/auth/sign-up/email', account, agent)).status).toBe(200)
  await app.db.$client.query('alter table identity_session rename column ip_address to broken')
  await app.db.$client.query(
    'alter table identity_account add constraint no_password check (password is null) not valid',
  )
  await app.db.$client.query('alter table review add constraint nothing_fits check (false)')
  await app.db.$client.query('alter table mail_outbox rename to broken')
  const review = { propertyTitle: SECRET, agentName: SECRET, reviewTime: '10:11:12', reviewDescription: SECRET }
  const letter = { name: SECRET, email: EMAIL, subject: SECRET, message: SECRET }
  const failed = [
    (await person.post('/api/auth/sign-in/email', account, agent)).status,
    (await person.post('/api/auth/sign-up/email', { ...account, email: `${SECRET}2@people.example` }, agent)).status,
    (await call(app, admin, 'POST', '/reviews', review)).status,
    (await call(app, admin, 'POST', '/contact', letter)).status,
  ]
  expect(failed.every((status) => status >= 400)).toBe(true)
  const text = await app.text()
  expect(text).toMatch(/Failed query: insert into \\"identity_session\\"/)
  expect(text).toContain('no_password')
  expect(text).toContain('nothing_fits')
  expect(text).toMatch(/Failed query: insert into \\"mail_outbox\\"/)
  expect(text).not.toContain(SECRET)
  expect(text).not.toMatch(/params|[0-9a-f]{32}:[0-9a-f]{64}/) // nor the hash of a password
})

test('the identity service’s own output of a failing query shows no parameter either', async () => {
  const printed: unknown[][] = []
  vi.spyOn(console, 'error').mockImplementation((...parts) => void printed.push(parts))
  onTestFinished(() => void vi.restoreAllMocks())
  const app = await loggingApp()
  const person = visitor(app.url)
  const account = { name: 'Ada', image: 'https://x.example/a', email: EMAIL, password: PASSWORD }
  await person.post('/api/auth/sign-up/email', account)
  const [user] = (await app.db.$client.query('select id from identity_user')).rows
  await app.db.$client.query('alter table identity_account rename column scope to broken')
  await person.post('/api/auth/sign-in/email', account)
  const text = printed.map((parts) => inspect(parts)).join()
  expect(text).toContain('Failed query: select')
  expect(text).not.toContain(user.id)
})
