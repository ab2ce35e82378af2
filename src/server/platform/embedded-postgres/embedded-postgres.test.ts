import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test } from 'vitest'
import { ask, postmasterOf } from '../../../../test/server/postmaster.ts'
import { type EmbeddedDatabase, startEmbedded } from './embedded-postgres.ts'

const ownerScript = 'dist/test/embedded-owner-process.js'
const isRoot = process.getuid?.() === 0
const cleanUps: (() => Promise<unknown>)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

test('an operator starts the app on a new folder and its database answers', async () => {
  const { url, started } = await start(await newFolder())
  expect(started).toBe(true)
  expect(await ask(url, `select current_database() as name, current_setting('server_encoding') as encoding`)).toEqual([
    { name: 'keyhaven', encoding: 'UTF8' },
  ])
  await ask(url, 'create extension pg_trgm')
})

test('another user of the machine can neither read the password nor connect without it', { tags: 'all' }, async () => {
  const folder = await newFolder()
  const { url } = await start(folder)
  expect((await stat(join(folder, 'database.json'))).mode & 0o777).toBe(0o600)
  const guess = new URL(url)
  guess.password = 'guess'
  await expect(ask(guess.href, 'select 1')).rejects.toMatchObject({ code: '28P01' })
})

test('rejects a second app on the same folder with the reason', { tags: 'all' }, async () => {
  const folder = await newFolder()
  await start(folder)
  const second = await ownerProcess(folder)
  expect(second.failure).toContain(`${folder} is in use by process ${process.pid}: stop it, or set DATA_DIR`)
})

test('exactly one of two concurrently started apps gets the folder', { tags: 'all' }, async () => {
  const folder = await newFolder()
  const answers = await Promise.all([ownerProcess(folder), ownerProcess(folder)])
  const [winner, loser] = answers.sort((a, b) => Number(!a.url) - Number(!b.url))
  expect(await ask(winner?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
  expect(loser?.failure).toContain('is in use by')
})

test('an app started after kill -9 takes over the database with every committed row', { tags: 'all' }, async () => {
  const folder = await newFolder()
  const killed = await ownerProcess(folder, 'durable')
  await ask(killed.url, 'create table listing as select generate_series(1, 500) as id')
  killed.child.kill('SIGKILL')
  const { url, started } = await start(folder)
  expect({ url, started }).toEqual({ url: killed.url, started: false })
  expect(await ask(url, 'select count(*)::int as rows from listing')).toEqual([{ rows: 500 }])
})

test('an app whose machine lost power recovers every committed row', { tags: 'all' }, async () => {
  const folder = await newFolder()
  const killed = await ownerProcess(folder, 'durable')
  await ask(killed.url, 'create table listing as select generate_series(1, 500) as id')
  killed.child.kill('SIGKILL')
  process.kill(await postmasterOf(folder), 'SIGKILL')
  const { url } = await start(folder)
  expect(await ask(url, 'select count(*)::int as rows from listing')).toEqual([{ rows: 500 }])
})

test('an importer joins the running app and leaves its database running', { tags: 'all' }, async () => {
  const folder = await newFolder()
  const app = await start(folder)
  const importer = await startEmbedded(folder, () => {}, { join: true })
  expect(importer).toMatchObject({ url: app.url, started: false })
  await importer.stop()
  expect(await ask(app.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('an importer alone starts the database and stops it at the end', { tags: 'all' }, async () => {
  const folder = await newFolder()
  const importer = await startEmbedded(folder, () => {}, { join: true, durable: false })
  await importer.stop()
  await expect(ask(importer.url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('an app starts despite a pid file whose number now belongs to another program', { tags: 'all' }, async () => {
  const folder = await newFolder()
  const cluster = join(folder, 'postgres')
  const first = await start(folder)
  const pidFile = await readFile(join(cluster, 'postmaster.pid'), 'utf8')
  await first.stop()
  await writeFile(join(cluster, 'postmaster.pid'), pidFile.replace(/^\d+/, String(process.ppid)))
  const { url, started } = await start(folder)
  expect(started).toBe(true)
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('an app whose port is taken uses another', { tags: 'all' }, async () => {
  const folder = await newFolder()
  const first = await start(folder)
  await first.stop()
  const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
  await once(squatter, 'listening')
  cleanUps.push(async () => squatter.close())
  const { url } = await start(folder)
  expect(url).not.toBe(first.url)
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('an app whose database is killed gets it back at the same address', { tags: 'all' }, async () => {
  const folder = await newFolder()
  const { url } = await start(folder)
  process.kill(await postmasterOf(folder), 'SIGKILL')
  await expect.poll(() => ask(url, 'select 1 as one').catch(() => 'down'), { timeout: 15_000 }).toEqual([{ one: 1 }])
})

test('reports a data folder that can’t be written', { tags: 'all' }, async () => {
  const file = join(await newFolder(), 'notes')
  await writeFile(file, 'not a folder')
  await expect(startEmbedded(join(file, 'data'), () => {})).rejects.toThrow(
    /^cannot write to the data folder .*\(ENOTDIR.*: make it writable, or set DATA_DIR to another folder\.$/,
  )
})

test('reports a data folder of another PostgreSQL version', { tags: 'all' }, async () => {
  const folder = await newFolder()
  await mkdir(join(folder, 'postgres'))
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '16\n')
  await expect(startEmbedded(folder, () => {})).rejects.toThrow('is a PostgreSQL 16 folder, but version 18 is needed')
})

test.runIf(isRoot)('root starts the app in a folder of mode 700 and gets the location of the data', async () => {
  const folder = await newFolder()
  await chmod(folder, 0o700)
  const lines: string[] = []
  const first = await start(folder, lines)
  await ask(first.url, 'create table listing (id int)')
  await first.stop()
  const { id } = JSON.parse(await readFile(join(folder, 'database.json'), 'utf8'))
  cleanUps.unshift(() => rm(`/var/lib/keyhaven/${id}`, { recursive: true }))
  expect(lines).toEqual([`The database's files are in /var/lib/keyhaven/${id}: its user cannot reach ${folder}.`])
  const second = await start(folder)
  expect(await ask(second.url, 'select * from listing')).toEqual([])
})

test('an app that stops leaves no process behind', { tags: 'all' }, async () => {
  const folder = await newFolder()
  const { stop } = await start(folder)
  const pid = await postmasterOf(folder)
  await Promise.all([stop(), stop()])
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'keyhaven-'))
  cleanUps.push(() => rm(folder, { recursive: true }))
  // Every user may enter it, so root’s database can be in there.
  await chmod(folder, 0o755)
  return folder
}

async function start(folder: string, lines: string[] = []): Promise<EmbeddedDatabase> {
  const database = await startEmbedded(folder, (line) => lines.push(line), { durable: false })
  cleanUps.push(database.stop)
  return database
}

type Owner = { child: ChildProcess; url: string; failure?: string }

async function ownerProcess(folder: string, ...options: string[]): Promise<Owner> {
  const child = spawn(process.execPath, [ownerScript, folder, ...options])
  cleanUps.push(async () => {
    if (child.exitCode !== null || child.signalCode) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  for await (const line of createInterface(child.stdout)) {
    const answer = JSON.parse(line)
    if (answer.url || answer.failure) return { child, ...answer }
  }
  throw new Error('the owner process ended without an answer')
}
