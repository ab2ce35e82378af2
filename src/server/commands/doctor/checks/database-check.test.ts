/** @module-tag all */
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '../../../platform/embedded-postgres/embedded-postgres.ts'
import { findingOf } from './check.ts'
import { databaseCheck, encryptionNote, replicaChecks } from './database-check.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyhaven-doctor-'))
  await chmod(folder, 0o711) // root's database runs as another user, who is to find it here
  onTestFinished(() => rm(folder, { recursive: true }))
})
const found = () => findingOf(databaseCheck({ databaseUrl: undefined, dataDir: folder }))

test('an empty data folder stays empty', async () => {
  expect(await found()).toMatchObject({ state: 'ok', detail: 'it is made at the first start' })
  expect(await readdir(folder)).toEqual([])
})

test('leaves the remains of a start that was killed before it made a database', async () => {
  const keys = { id: '00000000-0000-4000-8000-000000000000', password: 'a'.repeat(48), port: 0, away: false }
  await writeFile(join(folder, 'database.json'), JSON.stringify(keys))
  await mkdir(join(folder, 'postgres'))
  expect(await found()).toMatchObject({ state: 'ok', detail: 'it is made at the first start' })
  expect(await readdir(join(folder, 'postgres'))).toEqual([])
})

test('reports a database without its keys, and makes no others', async () => {
  await mkdir(join(folder, 'postgres'))
  await writeFile(join(folder, 'postgres', 'PG_VERSION'), '18\n')
  expect(await found()).toMatchObject({ state: 'fails', detail: expect.stringContaining('restore it') })
  expect(await readdir(folder)).toEqual(['postgres'])
})

test('a database of our own answers while the app runs, and when it does not', async () => {
  const app = await startEmbedded(folder, () => {}, { durable: false })
  expect(await found()).toMatchObject({ state: 'ok', detail: '' })
  await app.stop()
  expect(await found()).toMatchObject({ state: 'ok', detail: '' })
  expect(await readdir(join(folder, 'postgres'))).not.toContain('postmaster.pid')
})

test('a database that is no replica is not taken for one', async () => {
  const { url, stop } = await startEmbedded(folder, () => {}, { durable: false })
  onTestFinished(stop)
  const [check, ...others] = replicaChecks({ databaseReadUrls: [url] })
  expect(others).toEqual([])
  expect(check && (await findingOf(check))).toMatchObject({
    what: 'replica',
    state: 'fails',
    detail: expect.stringContaining('it is no replica'),
    provider: expect.not.stringContaining(new URL(url).password),
  })
})

test.each([
  ['db.example', 'TLSv1.3', ['the connection is encrypted (TLSv1.3)']],
  ['db.example', undefined, [expect.stringContaining('not encrypted: add sslmode=verify-full')]],
  ['10.0.0.5', undefined, [expect.stringContaining('not encrypted')]],
  ['localhost', undefined, []],
  ['127.0.0.1', undefined, []],
  ['/var/run/postgresql', undefined, []],
])('a connection to %s, encrypted by %s', (host, tls, notes) => {
  expect(encryptionNote(host, tls)).toEqual(notes)
})
