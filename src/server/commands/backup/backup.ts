import { brandName } from '#contract/brand'
import { OperatorError } from '../../operator-error.ts'
import { sayTo } from '../../platform/logging/say.ts'
import { readSettings } from '../../settings/settings.ts'
import { makeBackup } from './make-backup.ts'

const say = sayTo('a person')

try {
  await run(process.argv.slice(2))
} catch (error) {
  const isTheirs = error instanceof OperatorError || (error instanceof Error && 'syscall' in error) // a full disk, or a missing permission
  if (!isTheirs) throw error
  console.error(`${brandName()} cannot back up: ${error.message}`)
  process.exitCode = 1
}

async function run([folder, ...more]: string[]): Promise<void> {
  if (folder === undefined || more.length > 0)
    throw new OperatorError('name one new folder: npm run backup -- /backups/2026-11-22')
  const settings = readSettings(process.env)
  const { files, database } = await makeBackup(settings, folder, say)
  say(`Backed up ${files} files to ${folder}. It holds people’s data and keys: keep it as safe as the data folder.`)
  if (!database)
    say('The database of DATABASE_URL is not in it: back it up with its own tools. See docs/operations.md, Backup.')
  if (settings.s3 || settings.imgbbKey)
    say('Pictures that are kept elsewhere (S3, imgbb) are not in it. See docs/operations.md, Backup.')
}
