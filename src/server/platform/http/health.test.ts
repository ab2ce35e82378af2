import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { testApp } from '../../../../test/server/app.ts'
import { fillPool } from '../../../../test/server/full-pool.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

test('the app stays ready while its pool is full of work', async () => {
  await fillPool(app)
  expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
})

test('a hundred concurrent readiness checks share one connection', async () => {
  const answers = await Promise.all(Array.from({ length: 100 }, () => fetch(`${app.url}/readyz`)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const probes = await app.db.execute(
    sql`select from pg_stat_activity where application_name = 'keyhaven probe' and datname = current_database()`,
  )
  expect(probes.rowCount).toBe(1)
})

test('the app is not ready while its database refuses connections, and is ready again afterwards', async () => {
  const owner = new pg.Client({ connectionString: app.databaseUrl.replace(/\/\w+$/, '/postgres') })
  await owner.connect()
  onTestFinished(() => owner.end())
  const name = new URL(app.databaseUrl).pathname.slice(1)
  await owner.query(`alter database ${name} with allow_connections false`)
  await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  await expect.poll(async () => (await fetch(`${app.url}/readyz`)).status).toBe(503)
  await owner.query(`alter database ${name} with allow_connections true`)
  await expect.poll(async () => (await fetch(`${app.url}/readyz`)).status).toBe(200)
})
