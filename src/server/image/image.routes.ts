import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { v7 } from 'uuid'
import { imageApi, pictureFile, pictureIdOf } from '#contract/image'
import type { Caller } from '../http/caller.ts'
import { countTry } from '../http/rate-limit.ts'
import { type Gate, serve } from '../http/serve.ts'
import type { Timeouts } from '../http/timeouts.ts'
import type { ImageStore } from '../providers/images/images.ts'
import type { ConvertedPicture } from './convert-picture.ts'
import { converter } from './converter.ts'
import { addImage } from './image.store.ts'
import { atImageHost } from './image-host.ts'
import { receivePicture } from './receive-picture.ts'
import { type UploadQueues, uploadQueues } from './upload-queues.ts'

const uploadLimit = { what: 'upload', most: 60, seconds: 60 } // for one person, decisions §3

type Uploads = { images: ImageStore; timeouts: Timeouts; queues?: UploadQueues }

export function imageRoutes(app: FastifyInstance, gate: Gate, uploads: Uploads): void {
  app.register(async (scope) => {
    leaveBodiesAlone(scope)
    await scope.register(multipart, { throwFileSizeLimit: false }) // `receivePicture` looks at `truncated` itself
    uploadRoute(scope, gate, uploads)
  })
}

/** The caller is checked before any of the body is read, whatever its kind. */
function leaveBodiesAlone(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
}

function uploadRoute(app: FastifyInstance, gate: Gate, { images, timeouts, queues = uploadQueues() }: Uploads): void {
  const { memory, conversions } = queues
  const { convert, stop } = converter()
  app.addHook('onClose', async () => stop())
  serve(app, gate, imageApi.upload, async ({ caller, request }) => {
    await countTry(gate.db, uploadLimit, caller.id)
    return memory(caller.id, async () => {
      const original = await receivePicture(request, timeouts)
      const picture = await conversions(caller.id, () => convert(original))
      const address = await atImageHost(request.log, () => keep(picture, caller, gate, images))
      return { success: true, status: 200, data: { display_url: address } }
    })
  })
}

/**
 * Files first, then the row: a crash between them leaves files that are cleared later, never a row without files. A picture
 * that lives at another host's address has no row: it is not ours to clear.
 */
async function keep(picture: ConvertedPicture, owner: Caller, { db }: Gate, images: ImageStore): Promise<string> {
  const { widths, placeholder, width, height } = picture
  const id = v7()
  try {
    const address = await images.put(
      id,
      widths.map((each) => ({ name: pictureFile(id, each.width), bytes: each.bytes })),
    )
    if (pictureIdOf(address) === id) await addImage(db, { id, ownerId: owner.id, placeholder, width, height })
    return address
  } catch (error) {
    await images.remove(id).catch(() => {}) // what stays is cleared after a day; why it failed is what counts
    throw error
  }
}
