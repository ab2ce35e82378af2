import { type FileHandle, open } from 'node:fs/promises'

/**
 * Writes a file and flushes it (fsync), so that its bytes survive a power failure; `syncFolder` does the same for its
 * name. `mode`: the permissions of a new file.
 */
export const writeSynced = (path: string, bytes: Uint8Array, mode = 0o600): Promise<void> =>
  synced(path, 'w', mode, (file) => file.writeFile(bytes))

export const syncFile = (path: string): Promise<void> => synced(path, 'r+', 0)

export const syncFolder = (folder: string): Promise<void> => synced(folder, 'r', 0)

async function synced(
  path: string,
  flags: string,
  mode: number,
  write?: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(path, flags, mode)
  try {
    await write?.(file)
    await file.sync()
  } finally {
    await file.close()
  }
}
