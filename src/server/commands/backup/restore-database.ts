import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chown, mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OperatorError } from '../../operator-error.ts'
import { openDataFolder } from '../../platform/embedded-postgres/data-folder.ts'
import { readKeys, saveKeys } from '../../platform/embedded-postgres/database-json.ts'
import { makeSharedFolder } from '../../platform/embedded-postgres/shared-folder.ts'
import { syncFolder } from '../../platform/files/durable-file.ts'
import { syncAll } from './copy-files.ts'
import { inBackup } from './manifest.ts'
import { unpackTar } from './unpack-tar.ts'

/** Puts the database's files where the app looks for them. Its first start replays the log up to the end of the backup. */
export async function restoreDatabase(backup: string, dataDir: string, say: (line: string) => void): Promise<void> {
  const saved = await readKeys(backup)
  if (!saved) throw new OperatorError(`${join(backup, inBackup.keys)} is missing: restore another backup.`)
  // The password is in the files. The id names a folder on this machine, which may still be that of the database backed up.
  const keys = { ...saved, id: randomUUID(), port: 0, away: false }
  await saveKeys(dataDir, keys)
  const { cluster, runAs } = await openDataFolder(dataDir, say)
  const away = dirname(cluster) !== dataDir
  if (away) await makeSharedFolder()
  const draft = `${cluster}.new-${randomUUID()}`
  try {
    await mkdir(draft, { mode: 0o700 })
    if (runAs.uid !== undefined && runAs.gid !== undefined) await chown(draft, runAs.uid, runAs.gid)
    await unpackTar(createReadStream(join(backup, inBackup.database)), draft, runAs)
    await syncAll(draft)
    await rename(draft, cluster)
    await syncFolder(dirname(cluster))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  if (away) await saveKeys(dataDir, { ...keys, away })
}
