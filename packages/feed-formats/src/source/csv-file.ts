import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type Row, rowsOf } from './csv-rows.ts'
import { FeedFileError } from './feed-file-error.ts'
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
  if (size === 0) throw new FeedFileError('The file is empty.')
  const packed = start[0] === 0x1f && start[1] === 0x8b
  if (!packed && /\.gz$/i.test(path)) throw new FeedFileError('The file is not a gzip file.')
  const file = createReadStream(path)
  const stream = packed ? pipeline(file, createGunzip(), () => {}) : file // errors reach the reader of the stream
  return { rows: rowsOf(linesOf(readable(stream))), share: () => Math.min(file.bytesRead / size, 1) }
}

async function firstBytes(path: string): Promise<{ size: number; start: Buffer }> {
  let handle: FileHandle | undefined
  try {
    handle = await open(path)
    const stat = await handle.stat()
    if (!stat.isFile()) throw new FeedFileError(stat.isDirectory() ? 'The file is a folder.' : 'Not a file.')
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
      if (kind) throw new FeedFileError(`The file is ${kind.name}, not CSV: open it and save it as “CSV UTF-8”.`)
      isFirst = false
      yield chunk
    }
  } catch (error) {
    throw explained(error as NodeJS.ErrnoException)
  }
}

const workbooks = [
  { mark: [0x50, 0x4b, 0x03, 0x04], name: 'a workbook (.xlsx, .ods) or a ZIP file' },
  { mark: [0xd0, 0xcf, 0x11, 0xe0], name: 'an old Excel workbook (.xls)' },
  { mark: [0x25, 0x50, 0x44, 0x46], name: 'a PDF' },
]

function explained(error: NodeJS.ErrnoException): Error {
  const { code = '' } = error
  if (code === 'ENOENT' || code === 'ENOTDIR') return new FeedFileError('There is no such file.')
  if (code === 'EACCES' || code === 'EPERM') return new FeedFileError('The file can’t be read: no permission.')
  if (code.startsWith('Z_')) return new FeedFileError(`The file is a broken gzip file (${error.message}).`)
  return error
}
