import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../../test/people/access.ts'
import { make } from '../../../../test/people/make.ts'
import { testApp } from '../../../../test/server/app.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { openDatabase } from './database.ts'

const role = `limited_${randomUUID().replaceAll('-', '')}`
let owner: Awaited<ReturnType<typeof testDatabase>>
let app: TestApp & { close(): Promise<void> }

/** The app as a role with a limit of connections that an operator sets; the owner of the database has no such limit. */
beforeAll(async () => {
  owner = await testDatabase()
  const me = new URL(owner.url).username
  await owner.db.$client.query(`create role ${role} login password 'limited'; grant ${me} to ${role}`)
  const url = new URL(owner.url)
  url.username = role
  url.password = 'limited'
  const db = openDatabase(url.href, () => {})
  app = await testApp({ DEMO: 'false' }, undefined, { database: { db, url: url.href, close: () => db.$client.end() } })
})
afterAll(async () => {
  await app.close()
  await owner.db.$client.query(`drop role ${role}`)
  await owner.close()
})

const limitTo = async (connections: number) => {
  await owner.db.$client.query(`alter role ${role} connection limit ${connections}`)
  await owner.db.$client.query(`select pg_terminate_backend(pid) from pg_stat_activity where usename = '${role}'`)
}
const statuses = async (token: string) => {
  const get = async (path: string) =>
    (await fetch(app.url + path, { headers: { authorization: `Bearer ${token}` } })).status
  return {
    calls: await get('/api/users/admin/nobody@people.example'),
    reads: await get('/api/reviews'),
    ready: await get('/readyz'),
  }
}

test('returns 503 and signs no user out while a database has no connection left, and serves again afterwards', async () => {
  const { token } = await make.user({ db: owner.db, parts: app.parts }, { role: 'admin' })
  await limitTo(0)
  await expect.poll(() => statuses(token), { timeout: 15_000 }).toEqual({ calls: 503, reads: 503, ready: 503 })
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
  const refused = await fetch(`${app.url}/api/reviews`)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  await limitTo(-1)
  await expect.poll(() => statuses(token), { timeout: 15_000 }).toMatchObject({ reads: 200, ready: 200 })
})
