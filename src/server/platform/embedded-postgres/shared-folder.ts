import { chmod, mkdir } from 'node:fs/promises'

/** The folder of root's databases and programs if the user that runs them can't reach the data folder. */
export const sharedFolder = '/var/lib/keyhaven'

/** The system user that a child process runs as; empty: our own. */
export type RunAs = { uid?: number; gid?: number }

/** Creates the folder so that every user can enter it, with any umask. */
export async function makeSharedFolder(): Promise<void> {
  await mkdir(sharedFolder, { recursive: true })
  await chmod(sharedFolder, 0o755)
}
