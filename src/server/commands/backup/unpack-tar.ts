import { chown, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Extract, extract, type Header } from 'tar-stream'
import { OperatorError } from '../../operator-error.ts'
import type { RunAs } from '../../platform/embedded-postgres/shared-folder.ts'

/**
 * Unpacks the gzipped tar file of a database, with files that only their owner can read. Refuses entries other than
 * files and folders, such as links.
 */
export async function unpackTar(tar: Readable, folder: string, runAs: RunAs): Promise<void> {
  const entries = extract()
  const unpacked = unpackAll(entries, folder, runAs)
  const read = pipeline(tar, createGunzip(), entries)
  await Promise.allSettled([unpacked, read]) // the failure of one ends the other
  await unpacked
  await read
}

type Entry = Extract extends AsyncIterable<infer Each> ? Each : never

async function unpackAll(entries: Extract, folder: string, runAs: RunAs): Promise<void> {
  try {
    for await (const entry of entries) await unpack(entry, join(folder, safeName(entry.header)), runAs)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'STREAM_DESTROYED') throw new OperatorError('the backup’s database ends too early.') // in the middle of a file
    if (error instanceof OperatorError || code !== undefined) throw error
    throw new OperatorError(`the backup’s database can’t be unpacked: ${message}.`) // other errors of the library have no code
  }
}

function safeName({ name, type }: Header): string {
  const path = name.replace(/^\.\//, '').replace(/\/$/, '')
  const isInside = path.split('/').every((part) => part !== '..' && part !== '')
  if (!isInside || (type !== 'file' && type !== 'directory'))
    throw new OperatorError(`the backup’s database holds ${JSON.stringify(path)}, which is not a file of PostgreSQL’s.`)
  return path
}

async function unpack(entry: Entry, path: string, { uid, gid }: RunAs): Promise<void> {
  const { type, mode } = entry.header
  if (type === 'directory') {
    await mkdir(path, { recursive: true, mode: 0o700 })
    entry.resume()
  } else {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    await writeFile(path, Readable.from(entry), { flag: 'wx', mode: mode & 0o700 })
  }
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}
