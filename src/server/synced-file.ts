import { type FileHandle, open } from 'node:fs/promises'

/** Writes a file that is on disk for good when this ends, also when the power goes then. Its name is only after `syncFolder`. */
export const writeSynced = (path: string, bytes: Uint8Array): Promise<void> =>
  synced(path, 'w', (file) => file.writeFile(bytes))

/** The names in a folder are on disk for good only when the folder is. */
export const syncFolder = (folder: string): Promise<void> => synced(folder, 'r')

async function synced(path: string, flags: string, write?: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, flags, 0o644)
  try {
    await write?.(file)
    await file.sync()
  } finally {
    await file.close()
  }
}
