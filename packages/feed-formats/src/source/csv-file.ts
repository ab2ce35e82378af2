import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type Row, rowsOf } from './csv-rows.ts'
import { fileError } from './feed-fault.ts'
import { linesOf } from './lines.ts'

export type CsvFile = { rows: AsyncGenerator<Row>; share(): number }

/**
 * Opens CSV in UTF-8 or UTF-16, plain or gzipped, with commas, semicolons or tabs. Throws a FeedFileError for other
 * files, immediately or when the first row is read.
 */
export async function openCsv(path: string): Promise<CsvFile> {
  const { size, start } = await firstBytes(path).catch((error: NodeJS.ErrnoException) => {
    throw explained(error)
  })
  if (size === 0) throw fileError('emptyFile')
  const packed = start[0] === 0x1f && start[1] === 0x8b
  if (!packed && /\.gz$/i.test(path)) throw fileError('notGzip')
  const file = createReadStream(path)
  const stream = packed ? pipeline(file, createGunzip(), () => {}) : file // errors reach the reader of the stream
  return { rows: rowsOf(linesOf(readable(stream))), share: () => Math.min(file.bytesRead / size, 1) }
}

async function firstBytes(path: string): Promise<{ size: number; start: Buffer }> {
  let handle: FileHandle | undefined
  try {
    handle = await open(path)
    const stat = await handle.stat()
    if (!stat.isFile()) throw fileError(stat.isDirectory() ? 'isFolder' : 'notAFile')
    const start = Buffer.alloc(2)
    await handle.read(start, 0, 2, 0)
    return { size: stat.size, start }
  } finally {
    await handle?.close()
  }
}

async function* readable(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let isFirst = true
  try {
    for await (const chunk of stream) {
      const kind = isFirst && workbooks.find(({ mark }) => Buffer.from(mark).equals(chunk.subarray(0, mark.length)))
      if (kind) throw fileError(kind.code)
      isFirst = false
      yield chunk
    }
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException)
  }
}

const workbooks = [
  { mark: [0x50, 0x4b, 0x03, 0x04], code: 'csvWorkbook' },
  { mark: [0xd0, 0xcf, 0x11, 0xe0], code: 'csvOldWorkbook' },
  { mark: [0x25, 0x50, 0x44, 0x46], code: 'csvPdf' },
] as const

function explained(error: NodeJS.ErrnoException): Error {
  const { code = '' } = error
  if (code === 'ENOENT' || code === 'ENOTDIR') return fileError('noFile')
  if (code === 'EACCES' || code === 'EPERM') return fileError('noPermission')
  if (code.startsWith('Z_')) return fileError('brokenGzip', { error: error.message })
  return error
}
