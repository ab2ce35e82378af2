import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { OperatorError } from '../../operator-error.ts'

/** `size` and `bytesRead` are of the file on disk, compressed or not. */
export type Source = { chunks: AsyncIterable<Uint8Array>; size: number; bytesRead(): number }

/** Opens a CSV file, plain or gzipped; rejects an unreadable one with a reason of one line. */
export async function openSource(path: string): Promise<Source> {
  const { size, start } = await firstBytes(path).catch((error: NodeJS.ErrnoException) => {
    throw explained(error, path)
  })
  if (size === 0) throw new OperatorError(`${path} is empty.`)
  const packed = start[0] === 0x1f && start[1] === 0x8b
  if (!packed && /\.gz$/i.test(path)) throw new OperatorError(`${path} is not a gzip file.`)
  const file = createReadStream(path)
  const stream = packed ? pipeline(file, createGunzip(), () => {}) : file // errors reach the reader of the stream
  return { chunks: readable(stream, path), size, bytesRead: () => file.bytesRead }
}

async function firstBytes(path: string): Promise<{ size: number; start: Buffer }> {
  let handle: FileHandle | undefined
  try {
    handle = await open(path)
    const stat = await handle.stat()
    if (!stat.isFile()) throw new OperatorError(`${path} is ${stat.isDirectory() ? 'a folder' : 'no file'}.`)
    const start = Buffer.alloc(2)
    await handle.read(start, 0, 2, 0)
    return { size: stat.size, start }
  } finally {
    await handle?.close()
  }
}

async function* readable(stream: AsyncIterable<Uint8Array>, path: string): AsyncGenerator<Uint8Array> {
  let isFirst = true
  try {
    for await (const chunk of stream) {
      const kind = isFirst && workbooks.find(({ mark }) => Buffer.from(mark).equals(chunk.subarray(0, mark.length)))
      if (kind) throw new OperatorError(`${path} is ${kind.name}, not CSV: open it and save it as “CSV UTF-8”.`)
      isFirst = false
      yield chunk
    }
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, path)
  }
}

const workbooks = [
  { mark: [0x50, 0x4b, 0x03, 0x04], name: 'a workbook (.xlsx, .ods) or a ZIP file' },
  { mark: [0xd0, 0xcf, 0x11, 0xe0], name: 'an old Excel workbook (.xls)' },
  { mark: [0x25, 0x50, 0x44, 0x46], name: 'a PDF' },
]

function explained(error: NodeJS.ErrnoException, path: string): Error {
  const { code = '' } = error
  if (code === 'ENOENT' || code === 'ENOTDIR') return new OperatorError(`there is no file ${path}.`)
  if (code === 'EACCES' || code === 'EPERM') return new OperatorError(`${path} can’t be read: no permission.`)
  if (code.startsWith('Z_')) return new OperatorError(`${path} is a broken gzip file (${error.message}).`)
  return error
}
