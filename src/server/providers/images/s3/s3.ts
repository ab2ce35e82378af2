import { Readable } from 'node:stream'
import { isAvif, isDocumentFile, isStoredFile, picturePath, storedFiles } from '#contract/picture-file'
import type { S3Settings } from '../../../settings/images.ts'
import type { ImageStore } from '../images.ts'
import { openBucket, type S3Timeouts } from './bucket.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable' // the content under a name never changes
const ID_LENGTH = 36
const MAX_FOUND_AVIFS = 50_000 // 5 MB

const typeOf = (name: string) => (isDocumentFile(name) ? 'application/pdf' : isAvif(name) ? 'image/avif' : 'image/webp')

/**
 * A store in a bucket, under `folder`, so that several databases can share the bucket. Pictures have addresses on our
 * own site, which never change, whether we serve them or `publicUrl` does.
 */
export async function s3Storage(settings: S3Settings, folder: string, timeouts?: S3Timeouts): Promise<ImageStore> {
  const bucket = await openBucket(settings, timeouts)
  const key = (name: string) => `${folder}/${name}`
  const foundAvifs = new Set<string>() // saves a request to the bucket for most redirects
  return {
    kind: 's3',
    put: async (id, files) => {
      const puts = await Promise.allSettled(
        files.map((file) => bucket.put(key(file.name), file.bytes, { type: typeOf(file.name), caching: IMMUTABLE })),
      )
      for (const put of puts) if (put.status === 'rejected') throw put.reason
      return picturePath(id)
    },
    open: async (name) => {
      if (!isStoredFile(name)) return undefined
      const elsewhere = settings.publicUrl && !isDocumentFile(name) && { address: `${settings.publicUrl}/${key(name)}` }
      if (elsewhere && (!isAvif(name) || foundAvifs.has(name))) return elsewhere
      const size = await bucket.size(key(name))
      if (size === undefined) return undefined
      if (elsewhere) {
        if (foundAvifs.size === MAX_FOUND_AVIFS) foundAvifs.clear()
        foundAvifs.add(name)
        return elsewhere
      }
      return { size, read: (range) => Readable.from(bucket.bytes(key(name), size, range), { objectMode: false }) }
    },
    remove: async (id) => {
      await Promise.all(storedFiles(id).map((name) => bucket.remove(key(name))))
    },
    ids: async function* () {
      for await (const keys of bucket.pages(key(''))) {
        const names = keys.map((each) => each.slice(folder.length + 1)).filter(isStoredFile)
        yield* new Set(names.map((name) => name.slice(0, ID_LENGTH)))
      }
    },
    check: async () => void (await bucket.pages(key(''), 1).next()),
  }
}
