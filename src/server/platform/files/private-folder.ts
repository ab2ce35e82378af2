import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../logging/log.ts'

/** Folders of personal data within the data folder. Pictures are public, and PostgreSQL protects its own folder. */
export const personalFolders = { outbox: 'outbox', importReports: 'import-reports', uploads: 'uploads' }

export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
}

const OWN_NAME =
  /^(media|outbox|import-reports|uploads|database\.json.*|postgres.*|restore-unfinished|log|lost\+found)$/

/**
 * Makes the data folder, and files in it that earlier versions left readable, inaccessible to other users of the
 * machine. A folder that also contains unknown files stays unchanged.
 */
export async function closeDataFolder(dataDir: string, log: Log): Promise<void> {
  for (const name of ['media', ...Object.values(personalFolders)]) await close(join(dataDir, name), 0o700, log)
  const names = await readdir(dataDir).catch(() => [])
  const mode = await modeFor(dataDir)
  if (mode !== undefined && names.every((name) => OWN_NAME.test(name))) await close(dataDir, mode, log)
}

/**
 * Returns the mode of the data folder; `undefined` if it belongs to another user and can't be changed. If the app runs
 * as root, other users may traverse the folder, as the database then runs as another user.
 */
async function modeFor(dataDir: string): Promise<number | undefined> {
  const us = process.getuid?.()
  const [folder, database] = await Promise.all(
    [dataDir, join(dataDir, 'postgres')].map((path) => stat(path).catch(() => undefined)),
  )
  if (folder?.uid !== us) return undefined
  return database && database.uid !== us ? 0o711 : 0o700
}

async function close(folder: string, mode: number, log: Log): Promise<void> {
  await chmod(folder, mode).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') log.warn({ err: error, folder }, 'a folder is open to other users of this machine')
  })
}
