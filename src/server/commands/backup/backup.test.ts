import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { storedFiles } from '#contract/picture-file'
import { until } from '../../../../test/people/deal.ts'
import { appProcess, newDataDir } from '../../../../test/server/app-process.ts'
import { lsnOf, startPictureWriter } from '../../../../test/server/backup-writer.ts'
import { ask } from '../../../../test/server/postmaster.ts'
import { migrate } from '../../platform/db/upgrade/migrate.ts'
import { startEmbedded } from '../../platform/embedded-postgres/embedded-postgres.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

const silent = () => {}
const MEDIA = join('media', 'of-test')
/** The lines about the writer's changes and its end. */
const written = ['public.image', 'public.step', 'public.ballast']

async function newFolder(): Promise<string> {
  const { dataDir, remove } = await newDataDir()
  onTestFinished(remove)
  return dataDir
}

async function startOn(dataDir: string): Promise<string> {
  const { url, stop } = await startEmbedded(dataDir, silent, { durable: false })
  onTestFinished(stop)
  return url
}

/** Every table but those of `written`, with all that stands in it. */
async function contentsOf(url: string): Promise<unknown[]> {
  const tables = (await ask(
    url,
    `select schemaname || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )) as { name: string }[]
  const kept = tables.filter(({ name }) => !written.includes(name))
  expect(kept.length).toBeGreaterThan(20)
  return Promise.all(
    kept.map(async ({ name }) => [name, await ask(url, `select t::text as row from ${name} t order by 1`)]),
  )
}

const idsIn = async (url: string) =>
  ((await ask(url, 'select id from image order by 1')) as { id: string }[]).map(({ id }) => id)

test('an operator restores a backup that was taken while people wrote: every row and file as of its end', {
  tags: 'all',
  timeout: 120_000,
}, async () => {
  const source = await newFolder()
  const url = await startOn(source)
  await migrate(url)
  const before = await contentsOf(url)
  const writer = await startPictureWriter(url, source, 100)
  onTestFinished(writer.stop)
  const begun = writer.steps.length
  const backup = join(await newFolder(), 'backup')
  const { database } = await makeBackup({ dataDir: source, databaseUrl: undefined }, backup, silent)
  const ended = writer.steps.length
  await until(async () => writer.steps.length > ended + 5)
  await writer.stop()

  const target = await newFolder()
  await restoreBackup(backup, target, silent)
  const restored = await startOn(target)
  const [row] = (await ask(restored, 'select number from step')) as { number: number }[]
  const step = row?.number ?? 0
  const endLsn = lsnOf(database?.endLsn ?? '')
  const certain = writer.steps.findLastIndex(({ lsn }) => lsn <= endLsn)
  expect(step).toBeGreaterThan(begun)
  expect([certain, certain + 1]).toContain(step) // its commit may lie just before the end, and its place in the log be asked after
  const { ids = [] } = writer.steps[step] ?? {}
  expect(await idsIn(restored)).toEqual([...ids].sort())
  expect(await ask(restored, 'select count(*)::int as count from ballast')).toEqual([{ count: step + 1 }])
  expect(await contentsOf(restored)).toEqual(before)
  const files = await readdir(join(target, MEDIA))
  expect(ids.flatMap(storedFiles).filter((name) => !files.includes(name))).toEqual([])
})

test('the app starts on a restored folder next to the app that was backed up', {
  tags: 'all',
  timeout: 120_000,
}, async () => {
  const source = await newFolder()
  const first = await appProcess({ DATA_DIR: source })
  onTestFinished(() => first.end('SIGTERM'))
  const backup = join(await newFolder(), 'backup')
  await makeBackup({ dataDir: source, databaseUrl: undefined }, backup, silent)
  const target = join(await newFolder(), 'new')
  await restoreBackup(backup, target, silent)
  const second = await appProcess({ DATA_DIR: target })
  onTestFinished(() => second.end('SIGTERM'))
  const homes = async ({ url }: { url: string }) => (await fetch(`${url}/api/allProperty/status?limit=5`)).text()
  expect(await homes(second)).toBe(await homes(first))
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
})

test('another user of the machine reads nothing of a backup', { tags: 'all', timeout: 60_000 }, async () => {
  const source = await newFolder()
  const url = await startOn(source)
  await migrate(url)
  const writer = await startPictureWriter(url, source, 1)
  await writer.stop()
  const backup = join(await newFolder(), 'backup')
  await makeBackup({ dataDir: source, databaseUrl: undefined }, backup, silent)
  const entries = await readdir(backup, { withFileTypes: true, recursive: true })
  expect((await stat(backup)).mode & 0o777).toBe(0o700)
  expect(entries.length).toBeGreaterThan(5)
  for (const entry of entries) {
    const mode = (await stat(join(entry.parentPath, entry.name))).mode & 0o777
    expect([entry.name, mode]).toEqual([entry.name, entry.isDirectory() ? 0o700 : 0o600])
  }
})
