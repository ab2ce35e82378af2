import { createHash } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { mkdir, opendir, readFile, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { syncFile, syncFolder, writeSynced } from '../../platform/files/durable-file.ts'

/** Called for each file that was copied, with its path below `to`. */
type OnCopied = (copied: { path: string; sha256: string }) => Promise<void>

/** Flushing a file takes the disk longer than the machine. */
const BATCH_SIZE = 16

/**
 * Copies the files below `from` that are not below `to` yet; one that is deleted while it copies is skipped. A file that is being
 * written has a name with `.part`. Files and folders are readable to our own user alone.
 */
export async function copyNewFiles(from: string, to: string, onCopied: OnCopied): Promise<void> {
  let batch: string[] = []
  const copyBatch = async () => {
    for (const folder of new Set(batch.map((path) => dirname(join(to, path)))))
      await mkdir(folder, { recursive: true, mode: 0o700 })
    const copied = await Promise.all(batch.map((path) => copyFile(from, to, path)))
    for (const one of copied) if (one) await onCopied(one)
    batch = []
  }
  for await (const path of filesBelow(from)) {
    if (await existing(stat(join(to, path)))) continue
    batch.push(path)
    if (batch.length === BATCH_SIZE) await copyBatch()
  }
  await copyBatch()
}

async function copyFile(from: string, to: string, path: string) {
  const bytes = await existing(readFile(join(from, path)))
  if (!bytes) return undefined
  await writeSynced(join(to, path), bytes, 0o600)
  return { path, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** Flushes the names of all files below `folder`. */
export async function syncFolders(folder: string): Promise<void> {
  for await (const entry of entriesOf(folder)) if (entry.isDirectory()) await syncFolders(join(folder, entry.name))
  await syncFolder(folder)
}

/** Flushes all files below `folder`, with their names. */
export async function syncAll(folder: string): Promise<void> {
  const batch: Promise<void>[] = []
  for await (const path of filesBelow(folder)) {
    batch.push(syncFile(join(folder, path)))
    if (batch.length === BATCH_SIZE) await Promise.all(batch.splice(0))
  }
  await Promise.all(batch)
  await syncFolders(folder)
}

async function* filesBelow(folder: string, below = ''): AsyncGenerator<string> {
  for await (const entry of entriesOf(join(folder, below))) {
    const path = join(below, entry.name)
    if (entry.isDirectory()) yield* filesBelow(folder, path)
    else if (entry.isFile() && !entry.name.endsWith('.part')) yield relative('.', path)
  }
}

async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  yield* (await existing(opendir(folder))) ?? []
}

/** Returns the result of work on a path; `undefined` when the path doesn't exist, or doesn't any more. */
async function existing<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
