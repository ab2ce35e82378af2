import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { commandProcess } from '../../../../test/server/command-process.ts'
import { testDatabase } from '../../../../test/server/database.ts'
import { auditEntries } from '../../platform/db/tables/audit.ts'
import { users } from '../../platform/db/tables/user.ts'
import { properties } from '../../product/tables/property.ts'

const ROWS = 30_000
let database: Awaited<ReturnType<typeof testDatabase>>
let folder: string
let file: string

beforeAll(async () => {
  database = await testDatabase()
  await database.db.insert(users).values({ email: 'ann@agents.example', name: 'Ann Agent', role: 'agent' })
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-import-'))
  file = join(folder, 'many.csv')
  const row = (_: unknown, at: number) =>
    `R${at},House ${at},Lane ${at},${1000 + at},https://a.example/p.jpg,"Nice, new"`
  const rows = Array.from({ length: ROWS }, row)
  await writeFile(file, ['id,title,location,price,propertyImage,description', ...rows, ''].join('\n'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})
const run = (...args: string[]) => commandProcess('import', { databaseUrl: database.url, dataDir: folder }, args)
const stored = () => database.db.$count(properties)

test('killed in the middle and run again, an import has every row once', {
  tags: 'all',
  timeout: 120_000,
}, async () => {
  const killed = run(file, '--agent', 'ann@agents.example')
  await vi.waitUntil(async () => (await stored()) > 0, { timeout: 60_000, interval: 5 })
  killed.kill('SIGKILL')
  await killed.ended
  // The server may still finish the statement whose client has gone.
  await vi.waitUntil(async () => !(await database.db.$client.query(busy)).rowCount, { timeout: 10_000 })
  const before = await stored()
  expect(before).toBeLessThan(ROWS)

  const { code, output } = await run(file, '--agent', 'ann@agents.example').ended
  expect(code).toBe(0)
  expect(output).toMatch(new RegExp(`Already there +${before.toLocaleString('en')}\n`))
  const ids = await database.db.selectDistinct({ id: properties.sourceId }).from(properties)
  expect([await stored(), ids.length]).toEqual([ROWS, ROWS])
  const trail = await database.db.select({ action: auditEntries.action }).from(auditEntries)
  expect(trail.map(({ action }) => action).sort()).toEqual(['import', 'start import', 'start import'])
})
const busy = `select from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`

test('an impossible import ends with one line and exit code 1', { timeout: 60_000 }, async () => {
  const missing = await run(join(folder, 'none.csv'), '--agent', 'ann@agents.example').ended
  expect(missing).toEqual({
    code: 1,
    output: `KeyHaven cannot import: ${join(folder, 'none.csv')} doesn’t exist.\n`,
  })
})
