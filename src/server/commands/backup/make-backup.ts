import { mkdir, readdir, readFile, rename, rmdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { OperatorError } from '../../operator-error.ts'
import { POSTGRESQL_VERSION } from '../../platform/embedded-postgres/cluster.ts'
import { keysFile } from '../../platform/embedded-postgres/database-json.ts'
import { startEmbedded } from '../../platform/embedded-postgres/embedded-postgres.ts'
import { syncFolder, writeSynced } from '../../platform/files/durable-file.ts'
import type { Settings } from '../../settings/settings.ts'
import { type ChecksumFile, openChecksums } from './checksums.ts'
import { copyDatabase, type DatabaseCopy } from './copy-database.ts'
import { copyNewFiles, syncFolders } from './copy-files.ts'
import { inBackup, type Manifest, newManifest, savedFolders } from './manifest.ts'

type Source = Pick<Settings, 'dataDir' | 'databaseUrl'>

/**
 * Backs up the data folder into the new folder `to`, also while the app is running. The folder is named
 * `<to>.unfinished` until everything is on disk. A database at DATABASE_URL, which the operator backs up, is not
 * included.
 */
export async function makeBackup(source: Source, to: string, say: (line: string) => void): Promise<Manifest> {
  const target = resolve(to)
  await refuseTaken(target)
  const draft = `${target}.unfinished`
  await mkdir(dirname(draft), { recursive: true, mode: 0o700 })
  await mkdir(draft, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new OperatorError(`${draft} is there: remove it, or name another folder.`) : error
  })
  const manifest = await fill(draft, { ...source, dataDir: resolve(source.dataDir) }, say)
  await rename(draft, target)
  await syncFolder(dirname(target))
  return manifest
}

async function refuseTaken(target: string): Promise<void> {
  const names = await readdir(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (names?.length) throw new OperatorError(`${target} is not empty: name a new folder.`)
  if (names) await rmdir(target)
}

async function fill(draft: string, { dataDir, databaseUrl }: Source, say: (line: string) => void): Promise<Manifest> {
  const checksums = await openChecksums(draft)
  try {
    // Files that the database names may be deleted before the second copy, so they are saved here first (D-306).
    await copyFolders(dataDir, draft, checksums)
    const copy = databaseUrl === undefined ? await copyOwnDatabase(dataDir, draft, checksums, say) : undefined
    const finishedAt = new Date().toISOString()
    // Files uploaded since then: a row is written after its files, so now every file that the database names is saved.
    await copyFolders(dataDir, draft, checksums)
    await syncFolders(draft)
    const manifest = newManifest({
      finishedAt,
      ...(await checksums.close()),
      database: copy ? { postgresql: POSTGRESQL_VERSION, endLsn: copy.endLsn } : null,
    })
    await writeSynced(join(draft, inBackup.manifest), Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), 0o600)
    await syncFolder(draft)
    return manifest
  } finally {
    await checksums.close()
  }
}

async function copyFolders(dataDir: string, draft: string, checksums: ChecksumFile): Promise<void> {
  for (const folder of savedFolders) {
    const path = join(inBackup.files, folder)
    await copyNewFiles(join(dataDir, folder), join(draft, path), ({ path: file, sha256 }) =>
      checksums.add(sha256, join(path, file)),
    )
  }
}

async function copyOwnDatabase(
  dataDir: string,
  draft: string,
  checksums: ChecksumFile,
  say: (line: string) => void,
): Promise<DatabaseCopy> {
  const isThere = await stat(keysFile(dataDir)).catch(() => undefined)
  if (!isThere) throw new OperatorError(`there is nothing to back up in ${dataDir}: it has no database.`)
  const { url, stop } = await startEmbedded(dataDir, say, { join: true })
  try {
    const copy = await copyDatabase(url, join(draft, inBackup.database))
    await checksums.add(copy.sha256, inBackup.database)
    // Copied after connecting to the server, so that its password is the current one.
    const keys = await readFile(keysFile(dataDir))
    await writeSynced(join(draft, inBackup.keys), keys, 0o600)
    await checksums.addBytes(keys, inBackup.keys)
    return copy
  } finally {
    await stop()
  }
}
