/** @module-tag all */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../../../test/server/database.ts'
import { migrate } from './migrate.ts'

let database: Awaited<ReturnType<typeof testDatabase>>
let folder: string
beforeEach(async () => {
  database = await testDatabase('template1')
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-migrations-'))
  await release('create table town (name text)')
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

/** A version of the product with these migrations, as drizzle-kit lays them out. */
async function release(...files: string[]): Promise<void> {
  const entries = files.map((_, idx) => ({ idx, version: '7', when: 1000 + idx, tag: `${idx}`, breakpoints: true }))
  await mkdir(join(folder, 'meta'), { recursive: true })
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  for (const [idx, text] of files.entries()) await writeFile(join(folder, `${idx}.sql`), text)
}
const steps = (...statements: string[]) => statements.join('\n--> statement-breakpoint\n')
const upgrade = (say?: (line: string) => void) => migrate(database.url, { folder, say })
const rows = async (query: string) => (await database.db.$client.query(query)).rows
/** Ends the connection that is at this statement, as the end of its process does sooner or later. */
const endBackend = (statement: string) =>
  database.db.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and position($1 in query) > 0`,
    [statement],
  )
const BUILD = 'create index concurrently if not exists "town_name" on town (name);'

/** Another person's transaction that has read the table and not ended. */
async function openReader(): Promise<pg.Client> {
  const reader = new pg.Client({ connectionString: database.url })
  reader.on('error', () => {}) // the database is dropped under it
  await reader.connect()
  onTestFinished(() => reader.end().catch(() => {}))
  await reader.query('begin isolation level repeatable read; select * from town')
  return reader
}

async function upgradeInProcess(): Promise<ChildProcess> {
  return spawn(process.execPath, ['dist/test/migrate-process.js', database.url, folder])
}

test('an operator upgrades step by step, and reads which one is under way', async () => {
  await upgrade()
  await release('create table town (name text)', 'alter table town add people integer', `-- online\n${BUILD}`)
  const lines: string[] = []
  await upgrade((line) => lines.push(line))
  await upgrade()
  expect(lines).toEqual(['Upgrading the database, step 1 of 2 …', 'Upgrading the database, step 2 of 2 …'])
  expect(await rows('select people from town')).toEqual([])
  expect(await rows('select created_at::int as at from drizzle.__drizzle_migrations order by 1')).toEqual([
    { at: 1000 },
    { at: 1001 },
    { at: 1002 },
  ])
})

test('a step in a transaction that fails leaves nothing behind', async () => {
  await upgrade()
  await release('create table town (name text)', steps('create table street (name text)', 'select 1 / 0'))
  await expect(upgrade()).rejects.toThrow('division by zero')
  expect(await rows(`select to_regclass('street') as street`)).toEqual([{ street: null }])
})

test('an upgrade that is killed in an online step goes on at the next start', async () => {
  await upgrade()
  const slow = "insert into town select 'slow' from pg_sleep(case when exists (select from town) then 0 else 60 end)"
  await release(
    'create table town (name text)',
    `-- online\n${steps('create table if not exists street ()', slow, BUILD)}`,
  )
  const killed = await upgradeInProcess()
  await vi.waitUntil(async () => (await rows(`select to_regclass('street') as street`))[0].street, { timeout: 15_000 })
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  await endBackend('pg_sleep')
  await database.db.$client.query(`insert into town values ('meanwhile')`)
  await upgrade()
  expect(await rows('select name from town order by 1')).toEqual([{ name: 'meanwhile' }, { name: 'slow' }])
  expect(await rows(`select indisvalid as valid from pg_index where indexrelid = 'town_name'::regclass`)).toEqual([
    { valid: true },
  ])
})

test('builds an interrupted index again while writers go on', async () => {
  await upgrade()
  await release('create table town (name text)', `-- online\n${BUILD}`)
  const reader = await openReader()
  const cutOff = upgrade().catch((error: Error) => error)
  const built = `from pg_index where indexrelid = to_regclass('town_name')`
  await expect.poll(() => rows(`select 1 ${built}`)).toHaveLength(1)
  await database.db.$client.query(`insert into town values ('written while the index is built')`)
  await endBackend('create index concurrently')
  expect(await cutOff).toBeInstanceOf(Error)
  expect(await rows(`select indisvalid as valid ${built}`)).toEqual([{ valid: false }])
  await reader.query('commit')
  await upgrade()
  expect(await rows(`select indisvalid as valid ${built}`)).toEqual([{ valid: true }])
})

test('a step that needs a table for itself lets others read and write while it waits for its turn', async () => {
  await upgrade()
  await release('create table town (name text)', 'alter table town add people integer')
  const reader = await openReader()
  const upgrading = upgrade()
  const waits = `select 1 from pg_stat_activity
    where datname = current_database() and query like '%alter table town%' and wait_event_type = 'Lock'`
  await expect.poll(async () => (await rows(waits)).length, { timeout: 15_000, interval: 10 }).toBeGreaterThan(0)
  await database.db.$client.query(`insert into town values ('written before the column is there')`)
  await reader.query('commit')
  await upgrading
  expect(await rows('select people from town')).toEqual([{ people: null }])
})

test('in a deadlock between a transaction and a step, the step gives way', async () => {
  await release('create table town (name text)', 'create table street (name text)')
  await upgrade()
  await release(
    'create table town (name text)',
    'create table street (name text)',
    steps('alter table town add people integer', 'select pg_sleep(0.2)', 'alter table street add people integer'),
  )
  const writer = await openReader()
  await writer.query(`rollback; begin; insert into street values ('first')`)
  const upgrading = upgrade()
  const holdsTown = `select 1 from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`
  await vi.waitUntil(async () => (await rows(holdsTown)).length > 0, { timeout: 15_000, interval: 10 })
  await writer.query(`insert into town values ('then')`)
  await writer.query('commit')
  await upgrading
  expect(await rows('select name, people from town')).toEqual([{ name: 'then', people: null }])
})

test('a step in batches is repeated until nothing is left', async () => {
  await upgrade()
  await database.db.$client.query(`insert into town select 'old' from generate_series(1, 25)`)
  const batch = `-- in batches\nupdate town set name = 'new' where ctid in (select ctid from town where name = 'old' limit 10)`
  await release('create table town (name text)', `-- online\n${batch}`)
  await upgrade()
  expect(await rows('select name, count(*)::int from town group by 1')).toEqual([{ name: 'new', count: 25 }])
})

test('of four processes that start at the same time one does each step', async () => {
  await release('create table town (name text)', `-- online\n${steps(BUILD, `insert into town values ('once')`)}`)
  await Promise.all([upgrade(), upgrade(), upgrade(), upgrade()])
  expect(await rows('select name from town')).toEqual([{ name: 'once' }])
})

test('an older version refuses a database that a newer one has upgraded, and leaves it as it is', async () => {
  await release('create table town (name text)', 'alter table town add people integer')
  await upgrade()
  await release('create table town (name text)')
  await expect(upgrade()).rejects.toThrow(/newer version of KeyHaven has upgraded this database/)
  expect(await rows('select people from town')).toEqual([])
})

test.each([
  ['of the role', 'set statement_timeout = 300', ''],
  [
    'of the role, for all else',
    'set lock_timeout = 1; set idle_in_transaction_session_timeout = 100; set transaction_timeout = 200',
    '',
  ],
  ['of a few milliseconds', 'set statement_timeout = 5', ''],
  [
    'of the address',
    '',
    'statement_timeout=300&query_timeout=300&lock_timeout=1&idle_in_transaction_session_timeout=100',
  ],
])('limits of time %s do not cut off a long step', async (_, roleSettings, query) => {
  const role = `role_${randomUUID().replaceAll('-', '')}`
  await database.db.$client.query(`create role ${role} login superuser password 'x'`)

  for (const setting of roleSettings.split('; ').filter(Boolean))
    await database.db.$client.query(`alter role ${role} ${setting}`)
  await release(
    'create table town (name text)',
    `-- online\n${steps('select pg_sleep(0.6)', BUILD)}`,
    'select pg_sleep(0.6)',
  )
  const url = new URL(database.url)
  Object.assign(url, { username: role, password: 'x', search: query })
  await migrate(url.href, { folder })
  expect(await rows('select count(*)::int as applied from drizzle.__drizzle_migrations')).toEqual([{ applied: 3 }])
})
