import { chmod, mkdir } from 'node:fs/promises'

export const sharedFolder = '/var/lib/keyhaven'

export type RunAs = { uid?: number; gid?: number }

export async function makeSharedFolder(): Promise<void> {
  await mkdir(sharedFolder, { recursive: true })
  await chmod(sharedFolder, 0o755)
}
