/** @module-tag all */
import { setTimeout as sleep } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { reviewApi } from '#contract/review'
import { callAs, type TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { fillPool } from '../../../../test/server/full-pool.ts'
import { allowLongWork } from './allow-long-work.ts'
import { users } from './tables/user.ts'
import { silenceAfter } from './time-limits.ts'

const databaseLimits = { connectMs: 1000, statementMs: 1000, idleInTransactionMs: 1000 }
let app: TestApp
beforeAll(async () => {
  app = await testApp({}, undefined, { databaseLimits })
})
afterAll(() => app.close())

const busy = { status: 503, body: { type: 'urn:keyhaven:problem:unavailable' } }
const retryAfter = ({ headers }: { headers: Headers }) => Number(headers.get('retry-after'))

/** A connection in addition to the app's, with a transaction that holds what `statement` locks. */
async function holding(statement: string) {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query(`begin; ${statement}`)
}

test('returns 503 with Retry-After when a call waits too long for a lock', async () => {
  const admin = await make.user(app, { role: 'admin' })
  await holding('lock table review')
  const answer = await callAs(app, admin, reviewApi.list, {})
  expect(answer).toMatchObject(busy)
  expect(retryAfter(answer)).toBeGreaterThan(0)
})

test('returns 503 when no connection is free', async () => {
  const person = await make.user(app)
  await fillPool(app)
  const answer = await callAs(app, person, reviewApi.write, {
    body: { propertyTitle: 'Home', agentName: 'Ann', reviewDescription: 'Fine.' },
  })
  expect(answer).toMatchObject(busy)
  expect(retryAfter(answer)).toBeGreaterThan(0)
})

test('an idle transaction loses its connection, and nothing else', async () => {
  const person = await make.user(app)
  const work = app.db.transaction(async (tx) => {
    await tx.update(users).set({ name: 'Changed' }).where(eq(users.id, person.id))
    await expect.poll(() => sessionsOf('idle in transaction'), { timeout: 10_000 }).toBe(0)
    await tx.update(users).set({ name: 'Changed again' }).where(eq(users.id, person.id))
  })
  await expect(work).rejects.toThrow('Failed query')
  const [row] = await app.db.select({ name: users.name }).from(users).where(eq(users.id, person.id))
  expect(row?.name).toBe(person.name)
})

test('keeps a connection that only listens through any silence', async () => {
  const client = await app.db.$client.connect()
  onTestFinished(() => client.release())
  const heard: string[] = []
  client.on('notification', ({ payload = '' }) => heard.push(payload))
  await client.query('listen news')
  await sleep(1.3 * silenceAfter(databaseLimits.statementMs))
  await app.db.execute(sql`select pg_notify('news', 'at last')`)
  await expect.poll(() => heard).toEqual(['at last'])
})

test('declared long work may take longer, and its connection keeps the limit afterwards', async () => {
  const limits = async () => (await app.db.execute(sql`show statement_timeout`)).rows
  await app.db.transaction(async (tx) => {
    await allowLongWork(tx)
    await tx.execute(sql`select pg_sleep(${(2.5 * databaseLimits.statementMs) / 1000})`)
  })
  for (let at = 0; at < 3; at++) expect(await limits()).toEqual([{ statement_timeout: '1s' }])
})

async function sessionsOf(state: string): Promise<number | null> {
  const { rowCount } = await app.db.execute(
    sql`select from pg_stat_activity where state = ${state} and datname = current_database()`,
  )
  return rowCount
}
