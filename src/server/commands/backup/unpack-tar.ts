import { chown, type FileHandle, mkdir, open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { OperatorError } from '../../operator-error.ts'
import type { RunAs } from '../../platform/embedded-postgres/shared-folder.ts'

const BLOCK = 512
const FILE = '0'
const FOLDER = '5'

type Entry = { name: string; kind: string; bytes: number; mode: number }

/**
 * Unpacks the tar of a database into `folder`, each file readable to its user alone. PostgreSQL writes plain ustar:
 * anything else in it, a link above all, is refused.
 */
export async function unpackTar(tar: AsyncIterable<Buffer>, folder: string, runAs: RunAs): Promise<void> {
  const reader = blockReader(tar)
  for (let header = await reader.take(BLOCK); header; header = await reader.take(BLOCK)) {
    if (header.every((byte) => byte === 0)) continue // two of them end it
    const entry = entryOf(header)
    const path = join(folder, entry.name)
    if (entry.kind === FOLDER) await makeFolder(path, runAs)
    else await writeFile(path, entry, reader, runAs)
  }
}

function entryOf(header: Buffer): Entry {
  const text = (from: number, to: number) => header.toString('utf8', from, to).split('\0', 1)[0] ?? ''
  const name = text(0, 100).replace(/^\.\//, '').replace(/\/$/, '')
  const kind = text(156, 157) || FILE
  const bytes = Number.parseInt(text(124, 136), 8)
  const isSafe = name.split('/').every((part) => part !== '..' && part !== '') && Number.isSafeInteger(bytes)
  if (!isSafe || ![FILE, FOLDER].includes(kind) || text(345, 500) !== '')
    throw new OperatorError(`the backup’s database holds ${JSON.stringify(name)}, which is not a file of PostgreSQL’s.`)
  return { name, kind, bytes, mode: Number.parseInt(text(100, 108), 8) & 0o700 }
}

async function makeFolder(path: string, runAs: RunAs): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await giveTo(runAs, path)
}

async function writeFile(path: string, { bytes, mode }: Entry, reader: BlockReader, runAs: RunAs): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'wx', mode)
  try {
    await reader.copy(bytes, file)
  } finally {
    await file.close()
  }
  await giveTo(runAs, path)
  await reader.skip((BLOCK - (bytes % BLOCK)) % BLOCK)
}

const giveTo = async ({ uid, gid }: RunAs, path: string): Promise<void> => {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}

type BlockReader = ReturnType<typeof blockReader>

/** Hands out a stream’s bytes in the sizes that are asked for. */
function blockReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  /** At most `bytes` of what comes next; empty when there is no more. */
  const next = async (bytes: number): Promise<Buffer> => {
    while (held.length === 0) {
      const { value, done } = await chunks.next()
      if (done) return held
      held = value
    }
    const part = held.subarray(0, bytes)
    held = held.subarray(part.length)
    return part
  }
  const each = async (bytes: number, use: (part: Buffer) => unknown) => {
    for (let left = bytes; left > 0; ) {
      const part = await next(left)
      if (part.length === 0) throw new OperatorError('the backup’s database ends too early.')
      await use(part)
      left -= part.length
    }
  }
  return {
    /** Exactly so many bytes; `undefined` at the end. */
    take: async (bytes: number): Promise<Buffer | undefined> => {
      const first = await next(bytes)
      if (first.length === 0) return undefined
      const parts = [first]
      await each(bytes - first.length, (part) => parts.push(part))
      return Buffer.concat(parts)
    },
    copy: (bytes: number, file: FileHandle) => each(bytes, (part) => file.writeFile(part)),
    skip: (bytes: number) => each(bytes, () => {}),
  }
}
