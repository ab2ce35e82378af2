import { createReadStream } from 'node:fs'
import { lstat, open, readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { openArchive } from './archive.ts'
import { FeedFileError, fileError } from './feed-fault.ts'

const MAX_FILE_BYTES = 2_000_000_000
/** The limit of the compression ratio: real texts reach 50, a zip bomb 1,000. */
const MAX_PACKING_RATIO = 200
const MIN_BYTES_OF_RATIO = 10_000_000

export type FeedFile = {
  bytes(): AsyncIterable<Uint8Array>
  check(): Promise<void>
  share(): number
  hasChanged(): Promise<boolean>
  picture(file: string, maxBytes: number): Promise<Uint8Array | undefined>
  /** Returns a version that changes with the picture file; undefined if there is no such file. */
  pictureVersion(file: string): Promise<string | undefined>
  close(): Promise<void>
}

/**
 * `folder`: the folder of the pictures; without it, only those in the ZIP are available. `maxBytes`: the limit of the
 * unpacked file.
 */
export type FileOptions = { folder?: string | undefined; maxBytes?: number }

/** Opens a feed file, compressed or not; throws a FeedFileError if that is impossible. */
export async function openFeedFile(
  path: string,
  { folder, maxBytes = MAX_FILE_BYTES }: FileOptions = {},
): Promise<FeedFile> {
  const before = await stat(path).catch(refuse)
  if (!before.isFile()) throw fileError(before.isDirectory() ? 'isFolder' : 'notAFile')
  if (before.size === 0) throw fileError('emptyFile')
  const start = await firstBytes(path).catch(refuse)
  const refused = unreadable.find(({ mark }) => Buffer.from(mark).equals(start.subarray(0, mark.length)))
  if (refused) throw fileError(refused.code)
  const packing = await packingOf(path, start)
  let read = 0
  let size = packing.size ?? before.size
  let isWhole = packing.size === undefined // gzip verifies its checksum while it is read

  async function* bytes(): AsyncGenerator<Uint8Array> {
    read = 0
    size = packing.size ?? before.size
    try {
      for await (const chunk of await packing.open()) {
        read += chunk.length
        if (read > maxBytes) throw fileError('tooLarge')
        if (packing.packedSize && read > MIN_BYTES_OF_RATIO && read > packing.packedSize * MAX_PACKING_RATIO)
          throw fileError('bomb')
        yield chunk
      }
      isWhole = true
    } catch (error) {
      throw explained(error, packing.picture ? 'brokenZip' : 'brokenPacked')
    }
  }
  return {
    bytes,
    check: async () => {
      if (!isWhole) for await (const _ of bytes());
    },
    share: () => Math.min(packing.share?.() ?? read / size, 1),
    hasChanged: async () => {
      const after = await stat(path).catch(() => undefined)
      return after?.mtimeMs !== before.mtimeMs || after.size !== before.size || after.ino !== before.ino
    },
    picture: async (file, maxBytes) =>
      (await packing.picture?.(file, maxBytes)) ??
      (folder === undefined ? undefined : await fileOf(folder, file, maxBytes)),
    pictureVersion: async (file) =>
      packing.pictureVersion?.(file) ?? (folder === undefined ? undefined : await versionOf(folder, file)),
    close: async () => packing.close?.(),
  }
}

type Packing = {
  open(): AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>
  size?: number
  packedSize?: number
  share?(): number
  picture?: FeedFile['picture']
  pictureVersion?(file: string): string | undefined
  close?(): void
}

async function packingOf(path: string, start: Buffer): Promise<Packing> {
  if (start[0] === 0x1f && start[1] === 0x8b) {
    const { size } = await stat(path)
    let file = createReadStream(path)
    file.destroy()
    const unpacked = () => {
      file = createReadStream(path)
      return pipeline(file, createGunzip(), () => {}) // errors reach the reader of the stream
    }
    return { open: unpacked, packedSize: size, share: () => file.bytesRead / size }
  }
  if (start.readUInt32BE() !== 0x504b0304 && start.readUInt32BE() !== 0x504b0506) {
    return { open: () => createReadStream(path) }
  }
  return openArchive(path)
}

const unreadable = [
  { mark: [0xd0, 0xcf, 0x11, 0xe0], code: 'oldWorkbook' },
  { mark: [0x25, 0x50, 0x44, 0x46], code: 'pdf' },
] as const

async function firstBytes(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const start = Buffer.alloc(4)
    await handle.read(start, 0, 4, 0)
    return start
  } finally {
    await handle.close()
  }
}

async function fileOf(folder: string, file: string, maxBytes: number): Promise<Uint8Array | undefined> {
  const found = await pictureIn(folder, file)
  return found && found.size <= maxBytes ? readFile(join(folder, file)) : undefined
}

async function versionOf(folder: string, file: string): Promise<string | undefined> {
  const found = await pictureIn(folder, file)
  return found && `${found.mtimeMs}-${found.size}`
}

/** Returns the picture of this name in the folder; undefined for a path, a hidden file, a link or a folder. */
async function pictureIn(folder: string, file: string) {
  if (file !== basename(file) || file.includes('\\') || file.includes('\0') || file.startsWith('.')) return undefined
  const found = await lstat(join(folder, file)).catch(() => undefined)
  return found?.isFile() ? found : undefined
}

function refuse({ code = 'unknown reason' }: NodeJS.ErrnoException): never {
  if (code === 'ENOENT' || code === 'ENOTDIR') throw fileError('noFile')
  if (code === 'EACCES' || code === 'EPERM') throw fileError('noPermission')
  throw fileError('cantOpen', { code })
}

function explained(error: unknown, broken: 'brokenZip' | 'brokenPacked'): unknown {
  const { code = '', message } = error as NodeJS.ErrnoException
  if (!(error instanceof Error) || error instanceof FeedFileError) return error
  if (code.startsWith('Z_')) return fileError(broken, { error: message })
  return code === '' ? fileError('brokenZip', { error: message }) : error
}
