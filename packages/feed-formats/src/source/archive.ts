import { extname } from 'node:path'
import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { fileError } from './feed-fault.ts'

const MAX_FILES = 50_000
/** The table of contents of an .xlsx and of an .ods. */
const OF_WORKBOOKS = ['[Content_Types].xml', 'META-INF/manifest.xml']
const FEED_EXTENSIONS = ['.xml', '.blm', '.json', '.csv', '.txt']

/** Opens a ZIP with one feed file and pictures. yauzl rejects encryption, and paths that lead out of the archive. */
export async function openArchive(path: string) {
  const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw fileError('brokenZip', { error: error.message })
  })
  try {
    const { feed, pictures } = await contentsOf(zip)
    return {
      open: () => contentOf(zip, feed),
      size: feed.uncompressedSize,
      packedSize: feed.compressedSize,
      async picture(file: string, maxBytes: number): Promise<Uint8Array | undefined> {
        const entry = pictures.get(baseName(file))
        if (!entry || entry.uncompressedSize > maxBytes) return undefined
        const parts: Buffer[] = []
        for await (const part of contentOf(zip, entry)) parts.push(part) // yauzl enforces its size
        return Buffer.concat(parts)
      },
      pictureVersion(file: string): string | undefined {
        const entry = pictures.get(baseName(file))
        return entry && `${entry.crc32}-${entry.uncompressedSize}`
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** Yields the content of an entry; throws at the end if the checksum is wrong, which yauzl leaves to its callers. */
async function* contentOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  let sum = 0
  for await (const part of await zip.openReadStreamPromise(entry)) {
    sum = crc32(part, sum)
    yield part
  }
  if (sum !== entry.crc32) throw fileError('wrongChecksum')
}

async function contentsOf(zip: ZipFile): Promise<{ feed: Entry; pictures: Map<string, Entry> }> {
  if (zip.entryCount > MAX_FILES) throw fileError('zipTooMany')
  const feeds: Entry[] = []
  const pictures = new Map<string, Entry>()
  let isWorkbook = false
  try {
    for await (const entry of zip.eachEntry()) {
      const name = baseName(entry.fileName)
      isWorkbook ||= OF_WORKBOOKS.includes(entry.fileName)
      if (entry.fileName.endsWith('/') || entry.fileName.startsWith('__MACOSX/') || name.startsWith('.')) continue
      if (FEED_EXTENSIONS.includes(extname(name))) feeds.push(entry)
      else pictures.set(name, entry)
    }
  } catch (error) {
    throw fileError('zipUnreadable', { error: error instanceof Error ? error.message : 'unknown reason' })
  }
  if (isWorkbook) throw fileError('csvWorkbook')
  const [feed, other] = feeds
  if (!feed) throw fileError('zipNoHomes', { names: FEED_EXTENSIONS.join(', ') })
  if (other) throw fileError('zipSeveral', { one: feed.fileName, other: other.fileName })
  return { feed, pictures }
}

const baseName = (name: string): string => (name.split(/[\\/]/).at(-1) ?? '').toLowerCase()
