import { randomUUID } from 'node:crypto'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../../../test/server/database.ts'
import { findingOf } from '../../../commands/doctor/checks/check.ts'
import { databaseCheck } from '../../../commands/doctor/checks/database-check.ts'
import { readSettings } from '../../../settings/settings.ts'
import { start } from '../../../start/start.ts'
import { migrate } from './migrate.ts'

/** The rights that docs/operations.md names. */
const documented = (role: string, database: string) => [
  `revoke all on database ${database} from public`,
  `revoke all on schema public from public`,
  `grant connect, create on database ${database} to ${role}`,
  `grant usage, create on schema public to ${role}`,
]

/** A database, and the address of a role that has the documented rights on it. */
async function databaseOfRole() {
  const { db, url, close } = await testDatabase('template1')
  onTestFinished(close)
  const role = `role_${randomUUID().replaceAll('-', '')}`
  const database = new URL(url).pathname.slice(1)
  const asOwner = async (...statements: string[]) => {
    for (const statement of statements) await db.$client.query(statement)
  }
  await asOwner(`create role ${role} login password 'x'`, ...documented(role, database))
  const address = Object.assign(new URL(url), { username: role, password: 'x' }).href
  const relations = async () =>
    (await db.$client.query(`select from pg_class where relnamespace = 'public'::regnamespace`)).rowCount
  return { role, database, address, asOwner, relations }
}

test('the app starts with exactly the documented rights, and later without the right to create schemas', {
  tags: 'all',
  timeout: 60_000,
}, async () => {
  const { role, database, address, asOwner } = await databaseOfRole()
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-rights-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const settings = readSettings({ DATABASE_URL: address, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' })
  const homes = async () => {
    const { url, stop } = await start(settings, () => {})
    const answer = await fetch(`${url}/api/allProperty/status?limit=5`)
    const found = (await answer.json()) as unknown[]
    await stop()
    return found.length
  }
  expect(await homes()).toBe(5)
  await asOwner(`revoke create on database ${database} from ${role}`, `revoke create on schema public from ${role}`)
  expect(await homes()).toBe(5)
})

type Lack = [what: string, statements: (role: string, database: string) => string[], message: RegExp]
const lacks: Lack[] = [
  [
    'the right to make schemas',
    (role, database) => [`revoke create on database ${database} from ${role}`],
    /can’t make the schemas drizzle, graphile_worker: grant create on database/,
  ],
  [
    'the right to install an extension',
    (role, database) => [
      `create schema drizzle authorization ${role}`,
      `create schema graphile_worker authorization ${role}`,
      `revoke create on database ${database} from ${role}`,
    ],
    /the extension btree_gist is not installed, and we may not do it/,
  ],
  [
    'the right to make tables',
    (role) => [`revoke create on schema public from ${role}`],
    /can’t make tables: grant usage, create on schema public/,
  ],
  [
    'writing',
    (role) => [`alter role ${role} set default_transaction_read_only = on`],
    /default_transaction_read_only is on/,
  ],
  [
    'the schema public before others',
    (role) => [`create schema authorization ${role}`],
    /would lie in the schema role_\w+: alter role/,
  ],
  [
    'its tables',
    () => ['create table property (id uuid)'],
    /tables belong to another role .+ owner to role_\w+ \(property\)/,
  ],
  [
    'an extension in its search path',
    () => ['create schema extensions', 'create extension pg_trgm schema extensions'],
    /pg_trgm lies in the schema extensions, where it is not found/,
  ],
]
test.each(lacks)(
  'a database without %s is refused before anything is changed in it',
  async (_, statements, message) => {
    const { role, database, address, asOwner, relations } = await databaseOfRole()
    await asOwner(...statements(role, database))
    const before = await relations()
    await expect(migrate(address)).rejects.toThrow(message)
    expect(await relations()).toBe(before)
  },
)

/** A database of one's own, made with these words. */
async function databaseAs(words: string) {
  const owner = new pg.Client({ connectionString: inject('postgres') })
  await owner.connect()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await owner.query(`create database ${name} ${words}`)
  onTestFinished(async () => {
    await owner.query(`drop database ${name} with (force)`)
    await owner.end()
  })
  return { owner, name, url: Object.assign(new URL(inject('postgres')), { pathname: name }).href }
}

test('a database in another encoding is refused', async () => {
  const { url } = await databaseAs(`encoding 'LATIN1' locale 'C' template template0`)
  await expect(migrate(url)).rejects.toThrow(/its encoding is LATIN1: create it with encoding UTF8/)
})

test('a server without one of the extensions is refused, however late a migration needs it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-extensions-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'extension'))
  await writeFile(join(folder, 'extension/pg_trgm.control'), `default_version = '1.6'\ntrusted = true`)
  await writeFile(join(folder, 'extension/pg_trgm--1.6.sql'), '')
  for (const path of [folder, join(folder, 'extension')]) await chmod(path, 0o755) // PostgreSQL is another user
  const { owner, name, url } = await databaseAs('template template1')
  await owner.query(`alter database ${name} set extension_control_path = '${folder}'`)
  await expect(migrate(url)).rejects.toThrow(
    /left as it is.\n- the extension btree_gist is not available: install [^\n]+$/,
  )
  const lacks = await findingOf(databaseCheck({ databaseUrl: url, dataDir: folder }))
  expect(lacks).toMatchObject({ state: 'fails', detail: expect.stringContaining('btree_gist is not available') })
})
