import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { DEMO_PASSWORD } from '#contract/demo'
import { acceptedDeal, askIntent, call, until } from '../../../test/people/deal.ts'
import { make } from '../../../test/people/make.ts'
import { visitor } from '../../../test/people/visitor.ts'
import { appProcess, newDataDir } from '../../../test/server/app-process.ts'
import { testDatabase } from '../../../test/server/database.ts'
import { ask } from '../../../test/server/postmaster.ts'
import { rawConnection } from '../../../test/server/raw-request.ts'

const secret = 'a secret of at least thirty-two characters'

/** The app in a process of its own, on a database that the test can look into. */
async function running(settings: NodeJS.ProcessEnv = {}) {
  const { db, url: DATABASE_URL, close } = await testDatabase()
  onTestFinished(close)
  const { dataDir, remove } = await newDataDir()
  onTestFinished(remove)
  const app = await appProcess({ DATABASE_URL, DATA_DIR: dataDir, APP_SECRET: secret, DEMO: 'true', ...settings })
  onTestFinished(() => app.end('SIGKILL'))
  const ended = once(app.child, 'exit')
  return { ...app, db, parts: { secret, now: () => new Date() }, DATABASE_URL, ended }
}

/** Locks a table, so that writers wait until `release`. */
async function holding(databaseUrl: string, table: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  onTestFinished(() => client.end().catch(() => {}))
  await client.query('begin')
  await client.query(`lock table ${table} in share mode`)
  const waiters = async () =>
    (
      await client.query(
        `select from pg_locks join pg_database on database = pg_database.oid
         where datname = current_database() and not granted and relation = '${table}'::regclass`,
      )
    ).rowCount
  return {
    /** The number of statements that wait for it. */
    isWaitedFor: (count = 1) => until(async () => (await waiters()) === count),
    release: async () => {
      await client.query('rollback')
      await client.end()
    },
  }
}

const review = { propertyTitle: 'A', agentName: 'B', reviewTime: '10:11:12', reviewDescription: 'Good' }
const isRefused = (url: string) =>
  fetch(url).then(
    () => false,
    (error: Error) => String(error.cause).includes('ECONNREFUSED'),
  )

test('answers requests in progress while stopping, and refuses new connections', async () => {
  const app = await running()
  const person = await make.user(app)
  const table = await holding(app.DATABASE_URL, 'review')
  const answer = call(app, person, 'POST', '/reviews', review)
  await table.isWaitedFor()
  app.child.kill('SIGTERM')
  await until(() => isRefused(`${app.url}/healthz`))
  await table.release()
  expect((await answer).status).toBe(201)
  expect(await app.ended).toEqual([0, null])
}, 60_000)

test('a payment that is asked for while the app stops gets its intent from the demo card processor', {
  tags: 'all',
  timeout: 60_000,
}, async () => {
  const app = await running()
  const deal = await acceptedDeal(app)
  const table = await holding(app.DATABASE_URL, 'demo_intent')
  const answer = askIntent(app, deal.buyer, { price: deal.price, offerId: deal.offer.id })
  await table.isWaitedFor()
  app.child.kill('SIGTERM')
  await until(() => isRefused(`${app.url}/healthz`))
  await table.release()
  expect(await answer).toMatchObject({ status: 200, body: { clientSecret: expect.stringContaining('_secret_') } })
  expect(await app.ended).toEqual([0, null])
})

test('a request that does not end is cut off after the timeout, and the app ends', {
  tags: 'all',
  timeout: 60_000,
}, async () => {
  const app = await running({ SHUTDOWN_TIMEOUT_SECONDS: '1' })
  const person = await make.user(app)
  const table = await holding(app.DATABASE_URL, 'review')
  const answer = call(app, person, 'POST', '/reviews', review).catch((error: Error) => error)
  await table.isWaitedFor()
  app.child.kill('SIGTERM')
  expect(await answer).toBeInstanceOf(Error)
  expect(await app.ended).toEqual([0, null])
})

test('connections on which nothing is asked hold up no end', { tags: 'all', timeout: 60_000 }, async () => {
  const app = await running({ SHUTDOWN_TIMEOUT_SECONDS: '60' })
  const silent = rawConnection(app.url)
  const unfinished = rawConnection(app.url)
  const kept = rawConnection(app.url)
  await unfinished.write('GET /healthz HTTP/1.1\r\nhost:')
  await kept.write('GET /healthz HTTP/1.1\r\nhost: keyhaven.test\r\n\r\n')
  expect((await kept.answer()).status).toBe(200)
  const since = Date.now()
  app.child.kill('SIGTERM')
  await app.ended
  expect(Date.now() - since).toBeLessThan(30_000)
  await expect.poll(() => [silent, unfinished, kept].some(({ isOpen }) => isOpen())).toBe(false)
})

test('a connection that is kept ends with the answer that it waited for', {
  tags: 'all',
  timeout: 60_000,
}, async () => {
  const app = await running()
  const person = await make.user(app)
  const table = await holding(app.DATABASE_URL, 'review')
  const kept = rawConnection(app.url)
  const body = JSON.stringify(review)
  const headers = `host: keyhaven.test\r\nauthorization: Bearer ${person.token}\r\ncontent-type: application/json\r\n`
  await kept.write(`POST /api/reviews HTTP/1.1\r\n${headers}content-length: ${body.length}\r\n\r\n${body}`)
  await table.isWaitedFor()
  app.child.kill('SIGTERM')
  await until(() => isRefused(`${app.url}/healthz`))
  await table.release()
  const answer = await kept.answer()
  expect([answer.status, answer.headers.get('connection')]).toEqual([201, 'close'])
  await app.ended
})

test('a load balancer sees that the app stops, while it still serves', { tags: 'all', timeout: 60_000 }, async () => {
  const app = await running({ SHUTDOWN_DELAY_SECONDS: '3' })
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
  app.child.kill('SIGTERM')
  await until(async () => (await fetch(`${app.url}/readyz`)).status === 503)
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
  expect((await fetch(`${app.url}/api/reviews`)).status).toBe(200)
  expect(await app.ended).toEqual([0, null])
})

test('the app’s own database stops after the last request', { tags: 'all', timeout: 60_000 }, async () => {
  const { dataDir, remove } = await newDataDir()
  onTestFinished(remove)
  const app = await appProcess({ DATA_DIR: dataDir, APP_SECRET: secret })
  onTestFinished(() => app.end('SIGKILL'))
  const ended = once(app.child, 'exit')
  const { password, port } = JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8'))
  const databaseUrl = `postgres://keyhaven:${password}@127.0.0.1:${port}/keyhaven`
  const table = await holding(databaseUrl, 'identity_session')
  const answers = Array.from({ length: 5 }, () =>
    visitor(app.url).post('/api/auth/sign-in/email', { email: 'buyer@keyhaven.demo', password: DEMO_PASSWORD }),
  )
  await table.isWaitedFor(answers.length)
  app.child.kill('SIGTERM')
  await until(() => isRefused(`${app.url}/healthz`))
  await table.release()
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await ended).toEqual([0, null])
  await expect(ask(databaseUrl, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
