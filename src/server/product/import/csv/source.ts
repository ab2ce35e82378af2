import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { OperatorError } from '../../../operator-error.ts'

/** A file that is read piece by piece. `size` and `bytesRead` are of the file on disk, packed or not. */
export type Source = { chunks: AsyncIterable<Uint8Array>; size: number; bytesRead(): number }

/** Opens a CSV file, packed by gzip or not; rejects one that can't be read with the reason in one line. */
export async function openSource(path: string): Promise<Source> {
  const { size, start } = await firstBytes(path).catch((error: NodeJS.ErrnoException) => {
    throw explained(error, path)
  })
  if (size === 0) throw new OperatorError(`${path} is empty.`)
  const packed = start[0] === 0x1f && start[1] === 0x8b
  if (!packed && /\.gz$/i.test(path)) throw new OperatorError(`${path} is not a gzip file.`)
  const file = createReadStream(path)
  const stream = packed ? pipeline(file, createGunzip(), () => {}) : file // a failure reaches the reader of the stream
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
  let first = true
  try {
    for await (const chunk of stream) {
      const mark = chunk[0] === 0xff ? chunk[1] === 0xfe : chunk[0] === 0xfe && chunk[1] === 0xff
      if (first && mark) throw new OperatorError(`${path} is UTF-16 text: save it as UTF-8.`)
      first = false
      yield chunk
    }
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException, path)
  }
}

function explained(error: NodeJS.ErrnoException, path: string): Error {
  const { code = '' } = error
  if (code === 'ENOENT' || code === 'ENOTDIR') return new OperatorError(`there is no file ${path}.`)
  if (code === 'EACCES' || code === 'EPERM') return new OperatorError(`${path} can’t be read: no permission.`)
  if (code.startsWith('Z_')) return new OperatorError(`${path} is a broken gzip file (${error.message}).`)
  return error
}
