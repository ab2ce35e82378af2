import { chmod, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../logging/log.ts'

/** The folders of the data folder that hold what is personal. Pictures are public, and the database closes its own. */
export const personalFolders = { outbox: 'outbox', importReports: 'import-reports', uploads: 'uploads' }

/** Makes a folder that no other user of the machine can enter, or closes the one that is there. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)
}

/** Closes what an earlier version left open to the other users of the machine; what is not there stays so. */
export async function closePersonalFolders(dataDir: string, log: Log): Promise<void> {
  for (const name of Object.values(personalFolders)) {
    const folder = join(dataDir, name)
    await chmod(folder, 0o700).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') log.warn({ err: error, folder }, 'a folder is open to other users of this machine')
    })
  }
}
