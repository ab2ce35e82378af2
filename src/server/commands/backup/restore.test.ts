import { createHash } from 'node:crypto'
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { newDataDir } from '../../../../test/server/app-process.ts'
import { startEmbedded } from '../../platform/embedded-postgres/embedded-postgres.ts'
import { makeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

const silent = () => {}
const picture = join('media', 'of-test', '1.webp')
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function newFolder(): Promise<string> {
  const { dataDir, remove } = await newDataDir()
  onTestFinished(remove)
  return dataDir
}

/** A backup of pictures and mails, which take no database. */
let backup = ''
let target = ''
beforeEach(async () => {
  const source = await newFolder()
  await mkdir(join(source, 'media', 'of-test'), { recursive: true })
  await mkdir(join(source, 'outbox'))
  await writeFile(join(source, picture), 'a picture')
  await writeFile(join(source, `${picture}.part`), 'half a pict')
  await writeFile(join(source, 'outbox', '1.eml'), 'a mail')
  await mkdir(join(source, 'uploads'))
  await writeFile(join(source, 'uploads', '1.upload'), 'an unfinished upload')
  backup = join(await newFolder(), 'backup')
  target = join(await newFolder(), 'target')
  await makeBackup({ dataDir: source, databaseUrl: 'postgres://own.example/keyhaven' }, backup, silent)
})

const restore = () => restoreBackup(backup, target, silent)
const isThere = (path: string) => stat(path).then(Boolean, () => false)

async function changeManifest(change: (manifest: Manifest) => Partial<Manifest>): Promise<void> {
  const path = join(backup, 'manifest.json')
  const manifest = JSON.parse(await readFile(path, 'utf8')) as Manifest
  await writeFile(path, JSON.stringify({ ...manifest, ...change(manifest) }))
}

/** Adds a file with a correct checksum, as in a hostile backup. */
async function addFile(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(join(backup, path), bytes)
  await appendFile(join(backup, 'SHA256SUMS'), `${sha256(bytes)}  ${path}\n`)
  const checksums = sha256(await readFile(join(backup, 'SHA256SUMS')))
  await changeManifest(({ files }) => ({ files: files + 1, checksums }))
}

test('an operator with a database of their own gets back pictures and mails, and nothing that was half written', async () => {
  expect(await restore()).toMatchObject({ database: null, files: 2 })
  expect(await readFile(join(target, picture), 'utf8')).toBe('a picture')
  expect(await readFile(join(target, 'outbox', '1.eml'), 'utf8')).toBe('a mail')
  expect((await readdir(target)).sort()).toEqual(['media', 'outbox'])
  expect(await isThere(join(target, `${picture}.part`))).toBe(false)
})

test('an operator can compare the files with sha256sum', async () => {
  const lines = (await readFile(join(backup, 'SHA256SUMS'), 'utf8')).trim().split('\n')
  expect(lines).toContain(`${sha256(Buffer.from('a picture'))}  files/${picture}`)
})

test('a data folder that is in use is never overwritten', async () => {
  await mkdir(target)
  await writeFile(join(target, 'database.json'), '{}')
  await expect(restore()).rejects.toThrow(`${target} is not empty`)
  expect(await readdir(target)).toEqual(['database.json'])
})

test('a new disk, which has a folder of its file system, can be restored into', { tags: 'all' }, async () => {
  await mkdir(join(target, 'lost+found'), { recursive: true })
  await restore()
  expect(await isThere(join(target, picture))).toBe(true)
})

test.each<[string, () => Promise<unknown>, string]>([
  ['that did not end', () => rm(join(backup, 'manifest.json')), 'is not a finished backup'],
  ['whose manifest is damaged', () => writeFile(join(backup, 'manifest.json'), '{"format": 1'), 'is damaged'],
  ['of another format', () => changeManifest(() => ({ format: 2 })), 'has format 2'],
  [
    'of another PostgreSQL',
    () => changeManifest(() => ({ database: { postgresql: '17', endLsn: '0/1' } })),
    'is of PostgreSQL 17, and this is 18',
  ],
  ['with a changed picture', () => writeFile(join(backup, 'files', picture), 'a pictura'), 'missing or damaged'],
  ['without a picture', () => rm(join(backup, 'files', picture)), 'missing or damaged'],
  ['with a changed list', () => appendFile(join(backup, 'SHA256SUMS'), '\n'), 'missing or damaged'],
  ['with a name that leads out of it', () => addFile('../outside', Buffer.from('x')), 'that is not a file of it'],
])('a backup %s is refused, and nothing is written', async (_what, damage, message) => {
  await damage()
  await expect(restore()).rejects.toThrow(message)
  expect(await isThere(target)).toBe(false)
})

test('a backup never goes into a folder that has something in it', { tags: 'all' }, async () => {
  const again = makeBackup({ dataDir: target, databaseUrl: 'postgres://own.example/keyhaven' }, backup, silent)
  await expect(again).rejects.toThrow('is not empty')
})

test('reports a missing database, and makes none', { tags: 'all' }, async () => {
  const empty = await newFolder()
  const made = makeBackup({ dataDir: empty, databaseUrl: undefined }, join(await newFolder(), 'backup'), silent)
  await expect(made).rejects.toThrow('there is nothing to back up')
  expect(await readdir(empty)).toEqual([])
})

const tarOf = (header: Parameters<ReturnType<typeof pack>['entry']>[0], content = '') => {
  const tar = pack()
  tar.entry(header, content)
  tar.finalize()
  return buffer(tar)
}

test.each<[string, () => Promise<Buffer>, string]>([
  ['ends too early', async () => (await tarOf({ name: 'PG_VERSION' }, '18\n')).subarray(0, 512), 'ends too early'],
  ['ends in a header', async () => (await tarOf({ name: 'PG_VERSION' })).subarray(0, 100), 'can’t be unpacked'],
  ['is no tar', async () => Buffer.alloc(512, 'x'), 'can’t be unpacked'],
  ['has a link', () => tarOf({ name: 'pg_wal', type: 'symlink', linkname: '/' }), 'is not a file of PostgreSQL’s'],
  ['has a hard link', () => tarOf({ name: 'pg_wal', type: 'link', linkname: 'x' }), 'is not a file of PostgreSQL’s'],
  ['has a device', () => tarOf({ name: 'null', type: 'character-device' }), 'is not a file of PostgreSQL’s'],
  ['leads out of its folder', () => tarOf({ name: '../../outside' }), 'is not a file of PostgreSQL’s'],
  [
    'leads out by a long name',
    () => tarOf({ name: `${'x/'.repeat(80)}../../outside` }),
    'is not a file of PostgreSQL’s',
  ],
  ['leads to the root', () => tarOf({ name: '/outside' }), 'is not a file of PostgreSQL’s'],
])(
  'after a restore that failed, as the database %s, no app starts on the folder',
  { tags: 'all' },
  async (_what, tar, message) => {
    const keys = { id: '0'.repeat(36), password: '0'.repeat(48), port: 0, away: false }
    await addFile('database.json', Buffer.from(JSON.stringify(keys)))
    await addFile('database.tar.gz', gzipSync(await tar()))
    await changeManifest(() => ({ database: { postgresql: '18', endLsn: '0/1' } }))
    await expect(restore()).rejects.toThrow(message)
    await expect(startEmbedded(target, silent)).rejects.toThrow('did not end')
    await expect(restore()).rejects.toThrow('is not empty')
  },
)
