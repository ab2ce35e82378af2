import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { chown, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { OperatorError } from '../../operator-error.ts'
import { POSTGRESQL_VERSION } from '../../platform/embedded-postgres/cluster.ts'
import { openDataFolder } from '../../platform/embedded-postgres/data-folder.ts'
import { readKeys, saveKeys } from '../../platform/embedded-postgres/database-json.ts'
import { makeSharedFolder } from '../../platform/embedded-postgres/shared-folder.ts'
import { unfinishedRestore } from '../../platform/embedded-postgres/unfinished-restore.ts'
import { syncFolder, writeSynced } from '../../platform/files/durable-file.ts'
import { verifyBackup } from './checksums.ts'
import { copyNewFiles, syncAll, syncFolders } from './copy-files.ts'
import { inBackup, type Manifest, readManifest } from './manifest.ts'
import { unpackTar } from './unpack-tar.ts'

/**
 * Restores a backup into an empty or new data folder, after verifying all checksums. An interrupted restore is marked,
 * so that no app starts on it.
 */
export async function restoreBackup(from: string, into: string, say: (line: string) => void): Promise<Manifest> {
  const backup = resolve(from)
  const dataDir = resolve(into)
  const manifest = await readManifest(backup, POSTGRESQL_VERSION)
  await refuseUsed(dataDir)
  await verifyBackup(backup, manifest)
  await mkdir(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 }) // as a start makes it
  const marker = unfinishedRestore(dataDir)
  await writeSynced(marker, Buffer.from(`${backup}\n`), 0o600)
  await syncFolder(dataDir)
  await copyNewFiles(join(backup, inBackup.files), dataDir, async () => {})
  if (manifest.database) await restoreDatabase(backup, dataDir, say)
  await syncFolders(dataDir)
  await rm(marker)
  await syncFolder(dataDir)
  return manifest
}

async function refuseUsed(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.some((name) => name !== 'lost+found'))
    throw new OperatorError(`${dataDir} is not empty: move it away, or restore into a new folder (DATA_DIR).`)
}

async function restoreDatabase(backup: string, dataDir: string, say: (line: string) => void): Promise<void> {
  const saved = await readKeys(backup)
  if (!saved) throw new OperatorError(`${join(backup, inBackup.keys)} is missing: restore another backup.`)
  // The password is in the files. The id names a folder on this machine, which may be that of the original database.
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
