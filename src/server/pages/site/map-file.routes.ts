import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { MAP_FILE_PATH } from '#contract/map-file'
import { isNotModified, requireMatch, sendNotModified } from '../../platform/http/preconditions.ts'
import type { Log } from '../../platform/logging/log.ts'
import { byteRange } from '../../product/image/byte-range.ts'
import { keepMapFile } from '../../providers/map/keep-map-file.ts'
import type { MapFile } from '../../providers/map/map-file.ts'
import { Refusal } from '../../refusal.ts'
import type { Settings } from '../../settings/settings.ts'

/**
 * The maximum size in bytes of a response, which is held in memory. A tile of a dense city has some hundred kilobytes.
 */
const MAX_BYTES = 2 * 1024 * 1024

type Dependencies = { settings: Pick<Settings, 'mapFile'>; log: Log }

/**
 * Serves ranges of the operator's map file. With `v`, the version that a page has begun to show, they may be cached
 * without limit; ranges of any other version are refused, so that no page mixes two files.
 */
export function mapFileRoutes(app: FastifyInstance, { settings, log }: Dependencies): void {
  const kept = keepMapFile({ path: settings.mapFile, log })
  app.addHook('onClose', kept.stop)
  app.get<{ Querystring: { v?: unknown } }>(MAP_FILE_PATH, async (request, reply) => {
    const { query, headers: sent, method } = request
    const file = await kept.current()
    if (!file) throw new Refusal('notFound', 'There is no map file here that can be used.')
    if (query.v !== undefined && query.v !== file.version) throw wasReplaced()
    const etag = `"${file.version}"`
    requireMatch(sent, etag)
    const about = {
      etag,
      'accept-ranges': 'bytes',
      'cache-control': query.v === undefined ? 'no-cache' : 'public, max-age=31536000, immutable',
      'content-type': 'application/vnd.pmtiles',
    }
    if (isNotModified(sent, etag)) return sendNotModified(request, reply.headers(about))
    if (method === 'HEAD') return reply.headers({ ...about, 'content-length': file.size }).send(noBody())
    if (sent['if-range'] !== undefined && sent['if-range'] !== etag) throw wasReplaced()
    const range = rangeOf(sent.range, file)
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${file.size}`)
      throw new Refusal('rangeNotSatisfiable', 'The map file ends before the range that the request asks for.')
    }
    const bytes = await file.read(range)
    if (!bytes) throw wasReplaced()
    return reply
      .code(206)
      .headers({ ...about, 'content-range': `bytes ${range.start}-${range.end}/${file.size}` })
      .send(bytes)
  })
}

/** Returns an empty stream, because Fastify would send a content length of 0 for an empty body. */
const noBody = () => Readable.from([])

const wasReplaced = () => new Refusal('notFound', 'The map file has been replaced by another one.')

/**
 * Shortens a range that is too long, as RFC 9110 §15.3.7 allows: the whole file, which no page needs, may have
 * gigabytes.
 */
function rangeOf(header: string | undefined, { size }: MapFile) {
  const range = byteRange(header, size)
  if (!range) throw new Refusal('invalid', 'Ask for a part of the map file, such as `Range: bytes=0-16383`.')
  return range === 'unsatisfiable' ? range : { ...range, end: Math.min(range.end, range.start + MAX_BYTES - 1) }
}
