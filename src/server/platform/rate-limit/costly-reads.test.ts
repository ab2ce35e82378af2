import { availableParallelism } from 'node:os'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DEMO: 'false' })
  await make.property(app, { agent: await make.user(app, { role: 'agent' }), title: 'Rose Cottage' })
  const pool = app.db.$client
  const open = await Promise.all(Array.from({ length: pool.options.max ?? 0 }, () => pool.connect()))
  for (const client of open) client.release() // opened here, so that the tests see immediately what runs together
})
afterAll(async () => app.close())

/** Keeps every read of homes and reviews waiting in the database until it is released. */
async function slowReads(): Promise<{ running: () => Promise<number>; release: () => Promise<unknown> }> {
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  onTestFinished(() => client.end())
  await client.query('begin; lock table property, review in access exclusive mode')
  const running = async () => {
    const { rows } = await client.query(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0].count
  }
  return { running, release: () => client.query('commit') }
}

test.each([
  'allProperty/status?q=cottage',
  'allProperty/status?limit=1&minPrice=5',
  'allProperty/status?limit=1&maxPrice=5',
  'allProperty/status',
  'reviews',
])('of 40 concurrent costly reads (%s) a few run at a time, and the app stays ready', async (path) => {
  const { running, release } = await slowReads()
  const reads = Array.from({ length: 40 }, () => fetch(`${app.url}/api/${path}`))
  await expect.poll(running).toBeGreaterThan(0)
  const ready = await fetch(`${app.url}/readyz`)
  expect(ready.status).toBe(200)
  expect(await running()).toBeLessThanOrEqual(2 * Math.max(6, 2 * availableParallelism())) // a page and its total
  await release()
  const answers = await Promise.all(reads)
  expect(answers.map(({ status }) => status)).toEqual(Array(40).fill(200))
})
