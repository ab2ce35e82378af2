import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { MAX_IMAGE_BYTES } from '#contract/image'
import { LARGEST_RENDITION, pictureFile } from '#contract/picture-file'
import * as t from '#messages/refusals'
import type { Database } from '../../platform/db/database.ts'
import { isNotModified, requireMatch, sendNotModified } from '../../platform/http/preconditions.ts'
import { clientAddress } from '../../platform/rate-limit/client-address.ts'
import { countTry, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import { root } from '../../project-root.ts'
import { type ImageStore, type OpenedPicture, PicturesUnavailable } from '../../providers/images/images.ts'
import { Refusal } from '../../refusal.ts'
import { jpegConverter } from './conversion/jpeg-converter.ts'
import { atImageHost } from './image-host.ts'
import { jpegCopies } from './jpeg-copies.ts'

const limit: RateLimit = { what: 'pictures as JPEG', most: 3000, seconds: 600 }
const HOST_TIMEOUT_MS = 10_000

const headers = {
  'content-type': 'image/jpeg',
  'cache-control': 'public, max-age=31536000, immutable', // as for WebP: the content under a name never changes
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
}

type Dependencies = { db: Database; images: ImageStore; webFolder: string | undefined }
type Read = () => Promise<Uint8Array>

export function jpegRoutes(app: FastifyInstance, { db, images, webFolder = join(root, 'public') }: Dependencies): void {
  const { toJpeg, stop } = jpegConverter()
  const copies = jpegCopies(toJpeg)
  app.addHook('onClose', async () => stop())

  app.get<{ Params: { id: string } }>('/media/:id([0-9a-f-]{36}).jpg', async (request, reply) => {
    const file = pictureFile(request.params.id, LARGEST_RENDITION)
    const picture = await atImageHost(request.log, () => images.open(file))
    if (!picture) throw unknown()
    const read = () => atImageHost(request.log, () => bytesOf(picture))
    return sendJpeg(request, reply, request.params.id, read)
  })

  app.get<{ Params: { name: string } }>('/demo/:name([\\w-]+).jpg', async (request, reply) => {
    const path = join(webFolder, 'demo', `${request.params.name}.webp`)
    const file = await open(path).catch(() => undefined)
    await file?.close()
    if (!file) throw unknown()
    return sendJpeg(request, reply, `demo-${request.params.name}`, () => readFile(path))
  })

  async function sendJpeg(request: FastifyRequest, reply: FastifyReply, name: string, read: Read) {
    const etag = `"${name}.jpg"`
    requireMatch(request.headers, etag)
    if (isNotModified(request.headers, etag)) return sendNotModified(request, reply.headers({ ...headers, etag }))
    const sender = clientAddress(request)
    const jpeg = await copies(name, sender, async () => {
      await countTry(db, limit, sender)
      return read()
    })
    return reply.headers({ ...headers, etag }).send(jpeg)
  }
}

const unknown = () => new Refusal('notFound', t.noSuchPicture)

async function bytesOf(picture: OpenedPicture | { address: string }): Promise<Uint8Array> {
  if (!('address' in picture)) return Buffer.concat(await picture.read().toArray())
  const answer = await fetch(picture.address, { signal: AbortSignal.timeout(HOST_TIMEOUT_MS) }).catch((error) => {
    throw new PicturesUnavailable(String(error))
  })
  const size = Number(answer.headers.get('content-length') ?? 0)
  if (!answer.ok || size > MAX_IMAGE_BYTES)
    throw new PicturesUnavailable(`the picture’s address answers ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}
