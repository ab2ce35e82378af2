import { mkdir, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { OperatorError } from '../../operator-error.ts'
import { POSTGRESQL_VERSION } from '../../platform/embedded-postgres/cluster.ts'
import { unfinishedRestore } from '../../platform/embedded-postgres/unfinished-restore.ts'
import { syncFolder, writeSynced } from '../../platform/files/durable-file.ts'
import { verifyBackup } from './checksums.ts'
import { copyNewFiles, syncFolders } from './copy-files.ts'
import { inBackup, type Manifest, readManifest } from './manifest.ts'
import { restoreDatabase } from './restore-database.ts'

/**
 * Restores a backup into a data folder that is empty or not there yet, after comparing all of it with its checksums. What a restore
 * that was killed leaves is marked, and no app starts on it.
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

/** A disk of its own is empty but for what its file system keeps there. */
async function refuseUsed(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  if (names.some((name) => name !== 'lost+found'))
    throw new OperatorError(`${dataDir} is not empty: move it away, or restore into a new folder (DATA_DIR).`)
}
