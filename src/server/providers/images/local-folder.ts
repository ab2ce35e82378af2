import { createReadStream } from 'node:fs'
import { mkdir, opendir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isStoredFile, picturePath, storedFiles } from '#contract/picture-file'
import { syncFolder, writeSynced } from '../../platform/files/durable-file.ts'
import { checkWritable } from '../../platform/files/writable-folder.ts'
import type { ImageStore, OpenedPicture, PictureFile } from './images.ts'

const PART = '.part'

export function localFolder(folder: string): ImageStore {
  return {
    kind: 'folder',
    put: async (id, files) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await Promise.all(files.map((file) => writePart(folder, file)))
      for (const { name } of files) await rename(join(folder, name + PART), join(folder, name))
      await syncFolder(folder)
      return picturePath(id)
    },
    open: (name) => openFile(folder, name),
    remove: async (id) => {
      const names = storedFiles(id).flatMap((name) => [name, name + PART])
      await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
    },
    ids: () => idsIn(folder),
    check: () => checkWritable(folder),
  }
}

const ID_LENGTH = 36

/**
 * Writes a file under a temporary name and flushes it before it is renamed, so that the final name never stands for a
 * partial file.
 */
const writePart = (folder: string, { name, bytes }: PictureFile): Promise<void> =>
  writeSynced(join(folder, name + PART), bytes, 0o600)

async function* idsIn(folder: string): AsyncGenerator<string> {
  const entries = (await existing(opendir(folder))) ?? []
  for await (const { name } of entries) {
    const whole = name.replace(/\.part$/, '')
    if (isStoredFile(whole)) yield whole.slice(0, ID_LENGTH)
  }
}

async function openFile(folder: string, name: string): Promise<OpenedPicture | undefined> {
  if (!isStoredFile(name)) return undefined
  const path = join(folder, name)
  const found = await existing(stat(path))
  if (!found?.isFile()) return undefined
  return { size: found.size, read: (range) => createReadStream(path, range) }
}

async function existing<T>(look: Promise<T>): Promise<T | undefined> {
  return look.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
