import { chmod, mkdir } from 'node:fs/promises'

/** Where root's databases and programs lie when the user that runs them cannot reach the data folder. */
export const sharedFolder = '/var/lib/keyhaven'

/** The system user that a child process runs as; empty: our own. */
export type RunAs = { uid?: number; gid?: number }

/** Makes the room so that every user can enter it, whatever the umask says. */
export async function makePublicRoom(): Promise<void> {
  await mkdir(sharedFolder, { recursive: true })
  await chmod(sharedFolder, 0o755)
}
