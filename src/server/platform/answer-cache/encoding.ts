import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import Negotiator from 'negotiator'
import { boundedMap } from '../memory/bounded-map.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const MIN_BYTES = 1024
const MAX_REMEMBERED = 100
const remembered = boundedMap<string, Encoding>(MAX_REMEMBERED)

export function chosenEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity'
  const known = remembered.get(accepted)
  if (known) return known
  const chosen = (['br', 'gzip'] as const).find((encoding) => accepts(accepted, encoding)) ?? 'identity'
  return remembered.add(accepted, chosen)
}

export const accepts = (header: string, encoding: string): boolean =>
  new Negotiator({ headers: { 'accept-encoding': header } }).encodings([encoding]).includes(encoding)

export const isWorthEncoding = (body: Buffer): boolean => body.length >= MIN_BYTES

/**
 * The quality of Brotli. Quality 4 would save two percent of the size but take three times as long, and a new search
 * would have to wait for it.
 */
const BROTLI_QUALITY = 2
/**
 * The limit above which bodies are compressed in a worker thread. A page of 24 homes, 27 kB, takes 0.17 ms of processor
 * time at once, and 0.1 to 0.2 ms more when it is passed to a thread, which zlib does twice.
 */
const MAX_BYTES_AT_ONCE = 32 * 1024
const isFast = ({ length }: Buffer): boolean => length <= MAX_BYTES_AT_ONCE

const byBrotli = promisify(brotliCompress)
const byGzip = promisify(gzip)

export const encoded: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: async (body) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
    const options = { params: { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: body.length } }
    return alone(isFast(body) ? brotliCompressSync(body, options) : await byBrotli(body, options))
  },
  gzip: async (body) => alone(isFast(body) ? gzipSync(body) : await byGzip(body)),
}

/** Copies a result, because zlib may return a part of a 16 kB buffer, all of which would stay in memory. */
function alone(result: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(result.length)
  result.copy(copy)
  return copy
}
