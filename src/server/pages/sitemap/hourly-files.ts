import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { boundedStore, type CacheValue } from '../../platform/answer-cache/bounded-store.ts'

/**
 * The size limit of the cache, enough for the sitemap files of a million homes for some hours. When it is full, rarely
 * requested files are evicted first.
 */
const MAX_KEPT_BYTES = 64 * 1024 * 1024
const BYTES_AROUND = 1000

const compressed = promisify(gzip)

export type HourlyFile = CacheValue & { gzip: Buffer; etag: string }

/**
 * Returns the cached file for a key, or generates it with `make`, only once for concurrent requests. `until`: its
 * expiry.
 */
export type HourlyFiles = (key: string, until: Date, make: () => Promise<string>) => Promise<HourlyFile>

export function hourlyFiles(now: () => Date): HourlyFiles {
  const store = boundedStore<HourlyFile>(MAX_KEPT_BYTES)
  const underway = new Map<string, Promise<HourlyFile>>()

  async function made(key: string, until: Date, make: () => Promise<string>): Promise<HourlyFile> {
    try {
      const text = await make()
      const body = await compressed(text)
      const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      const file = { gzip: body, etag, until, tags: [], bytes: body.length + BYTES_AROUND }
      store.put(key, file)
      return file
    } finally {
      underway.delete(key)
    }
  }

  return async (key, until, make) => {
    const known = store.get(key)
    if (known?.until && known.until > now()) return known
    const flight = underway.get(key) ?? made(key, until, make)
    underway.set(key, flight)
    return flight
  }
}
