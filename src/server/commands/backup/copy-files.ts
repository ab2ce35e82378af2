import { createHash } from 'node:crypto'
import type { Dirent } from 'node:fs'
import { mkdir, opendir, readFile, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { syncFile, syncFolder, writeSynced } from '../../platform/files/durable-file.ts'

type OnCopied = (copied: { path: string; sha256: string }) => Promise<void>

const BATCH_SIZE = 16

/**
 * Copies the files that are missing below `to`; skips those that are deleted during the copy. A file is named `.part`
 * until it is complete. Only our own user can read the files and folders.
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

export async function syncFolders(folder: string): Promise<void> {
  for await (const entry of entriesOf(folder)) if (entry.isDirectory()) await syncFolders(join(folder, entry.name))
  await syncFolder(folder)
}

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

async function existing<T>(work: Promise<T>): Promise<T | undefined> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
