import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../../../../test/people/deal.ts'
import { newDataDir } from '../../../../test/server/app-process.ts'
import { ask } from '../../../../test/server/postmaster.ts'
import { startEmbedded } from '../../platform/embedded-postgres/embedded-postgres.ts'
import { makeBackup } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'

test('a killed backup holds up nothing, and is not taken for a backup', {
  tags: 'all',
  timeout: 120_000,
}, async () => {
  const { dataDir, remove } = await newDataDir()
  onTestFinished(remove)
  const { url, stop } = await startEmbedded(dataDir, () => {}, { durable: false })
  onTestFinished(stop)
  await ask(url, 'create table ballast as select md5(n::text) as text from generate_series(1, 1000000) as n')
  const backups = await newDataDir()
  onTestFinished(backups.remove)
  const folder = join(backups.dataDir, 'killed')

  const child = spawn(process.execPath, ['dist/server/backup.js', folder], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: 'inherit',
  })
  const ended = once(child, 'exit')
  const size = () => stat(join(`${folder}.unfinished`, 'database.tar.gz')).then((file) => file.size)
  await until(async () => (await size().catch(() => 0)) > 0)
  child.kill('SIGKILL')
  expect(await ended).toEqual([null, 'SIGKILL'])

  await expect(stat(folder)).rejects.toMatchObject({ code: 'ENOENT' })
  const into = join(backups.dataDir, 'restored')
  await expect(restoreBackup(`${folder}.unfinished`, into, () => {})).rejects.toThrow('is not a finished backup')
  // No log is kept for a backup that has ended.
  await until(async () => (await ask(url, 'select from pg_replication_slots')).length === 0)
  await makeBackup({ dataDir, databaseUrl: undefined }, join(backups.dataDir, 'next'), () => {})
})
