import { brandName } from '#contract/brand'
import { OperatorError } from '../../operator-error.ts'
import { explain } from '../../platform/embedded-postgres/failure.ts'
import { sayTo } from '../../platform/logging/say.ts'
import { readSettings } from '../../settings/settings.ts'
import { restoreBackup } from './restore-backup.ts'

const say = sayTo('a person')

try {
  await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof OperatorError)) throw error
  console.error(`${brandName()} cannot restore: ${error.message}`)
  process.exitCode = 1
}

async function run([folder, ...more]: string[]): Promise<void> {
  if (folder === undefined || more.length > 0)
    throw new OperatorError('name the folder of one backup: npm run restore -- /backups/2026-11-22')
  const { dataDir } = readSettings(process.env)
  const { finishedAt, database } = await restoreBackup(folder, dataDir, say).catch((error) => {
    throw explain(error, dataDir)
  })
  say(`Restored into ${dataDir}, as of ${finishedAt}.`)
  if (!database) say('The backup has no database: restore that of DATABASE_URL with its own tools.')
}
