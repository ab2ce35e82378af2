import { randomUUID } from 'node:crypto'
import { type FileHandle, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makePrivateFolder } from '../../platform/files/private-folder.ts'
import type { Log } from '../../platform/logging/log.ts'

/** A temporary file for the body of one upload. Both methods throw `SpoolError` if the disk fails. */
export type SpoolFile = { append(bytes: Uint8Array): Promise<void>; readAll(): Promise<Buffer> }

export class SpoolError extends Error {}

const SUFFIX = '.upload'

/**
 * Runs `work` with an empty file in `folder` that only this user can read. The file is unlinked once open, so that its
 * space is freed when `work` ends or the process is killed.
 */
export async function withSpoolFile<Result>(
  folder: string,
  work: (file: SpoolFile) => Promise<Result>,
): Promise<Result> {
  const handle = await openUnnamed(folder)
  let size = 0
  try {
    return await work({
      append: async (bytes) => {
        await writeAt(handle, bytes, size)
        size += bytes.length
      },
      readAll: () => handle.readFile().catch(fail), // from its start: nothing has moved the position
    })
  } finally {
    await handle.close()
  }
}

/**
 * Removes temporary files that a killed process left behind. Removing one that another process has open does no harm.
 */
export async function clearSpoolFolder(folder: string, log: Log): Promise<void> {
  try {
    const names = await readdir(folder)
    for (const name of names) if (name.endsWith(SUFFIX)) await rm(join(folder, name), { force: true })
  } catch (error) {
    if (!isMissing(error)) log.warn({ err: error, folder }, 'leftovers of uploads could not be removed')
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

async function openUnnamed(folder: string): Promise<FileHandle> {
  await makePrivateFolder(folder)
  const path = join(folder, randomUUID() + SUFFIX)
  const handle = await open(path, 'wx+', 0o600)
  try {
    await rm(path, { force: true })
    return handle
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function writeAt(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done).catch(fail)
    done += bytesWritten
  }
}

function fail(cause: unknown): never {
  throw new SpoolError('an upload could not be kept on the disk', { cause })
}
