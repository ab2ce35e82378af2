import { type FileHandle, open } from 'node:fs/promises'

/**
 * Writes a file that is on disk for good when this ends, also when the power goes then. Its name is only after `syncFolder`.
 * `mode`: who may read a new one; everybody unless said otherwise.
 */
export const writeSynced = (path: string, bytes: Uint8Array, mode = 0o644): Promise<void> =>
  synced(path, 'w', mode, (file) => file.writeFile(bytes))

/** The names in a folder are on disk for good only when the folder is. */
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
