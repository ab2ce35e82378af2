import type { FastifyInstance } from 'fastify'
import { isAvif, isDocumentFile, webpOf } from '#contract/picture-file'
import * as t from '#messages/refusals'
import { isNotModified, requireMatch, sendNotModified } from '../../platform/http/preconditions.ts'
import type { ImageStore } from '../../providers/images/images.ts'
import { Refusal } from '../../refusal.ts'
import { byteRange } from './byte-range.ts'
import { atImageHost } from './image-host.ts'

const headers = {
  'cache-control': 'public, max-age=31536000, immutable', // the content under a name never changes
  'accept-ranges': 'bytes',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin', // the page may be on another host
  'x-content-type-options': 'nosniff',
}

/**
 * Response headers of redirects. They expire, because a picture's location may change with the settings; its bytes
 * never change.
 */
const sentOn = { 'cache-control': 'public, max-age=86400', 'cross-origin-resource-policy': 'cross-origin' }

export function mediaRoutes(app: FastifyInstance, images: ImageStore): void {
  app.get<{ Params: { '*': string } }>('/media/*', async (request, reply) => {
    const { params, headers: sent, log } = request
    const { file, picture } = await atImageHost(log, () => openPicture(images, params['*']))
    if (!picture) throw new Refusal('notFound', t.noSuchPicture)
    if ('address' in picture) return reply.headers(sentOn).redirect(picture.address)
    const etag = `"${file}"`
    requireMatch(sent, etag)
    const about = { ...headers, etag, ...typeOf(file) }
    if (isNotModified(sent, etag)) return sendNotModified(request, reply.headers(about))
    const isSame = sent['if-range'] === undefined || sent['if-range'] === etag
    const range = isSame ? byteRange(sent.range, picture.size) : undefined
    if (range === 'unsatisfiable') {
      reply.header('content-range', `bytes */${picture.size}`)
      throw new Refusal('rangeNotSatisfiable', 'The picture ends before the range that the request asks for.')
    }
    reply.headers(about)
    if (!range) return reply.header('content-length', picture.size).send(picture.read())
    return reply
      .code(206)
      .headers({
        'content-range': `bytes ${range.start}-${range.end}/${picture.size}`,
        'content-length': range.end - range.start + 1,
      })
      .send(picture.read(range))
  })
}

const typeOf = (file: string) =>
  isDocumentFile(file) ? documentHeaders : { 'content-type': isAvif(file) ? 'image/avif' : 'image/webp' }

/**
 * The response headers of documents. They have no `sandbox`, with which not every browser shows a PDF (Chromium 156
 * does); active content is refused at the upload. Inline styles are allowed, which PDF viewers need.
 */
const documentHeaders = {
  'content-type': 'application/pdf',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'",
}

/** Opens a picture file; the WebP in place of an AVIF that doesn't exist, as for pictures of earlier versions. */
async function openPicture(images: ImageStore, file: string) {
  const picture = await images.open(file)
  if (picture || !isAvif(file)) return { file, picture }
  return { file: webpOf(file), picture: await images.open(webpOf(file)) }
}
