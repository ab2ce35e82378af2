import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import { imageApi } from '#contract/image'
import type { Timeouts } from '../../platform/http/connection/timeouts.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { clientAddress } from '../../platform/rate-limit/client-address.ts'
import { countTry } from '../../platform/rate-limit/rate-limit.ts'
import { type Converter, converter as newConverter } from './conversion/converter.ts'
import { type DocumentReader, documentReader } from './document/document-reader.ts'
import { checkQuota } from './image.rules.ts'
import { uploadedBytes } from './image.store.ts'
import { atImageHost } from './image-host.ts'
import { checkTakesDocuments, keepDocument } from './keep-document.ts'
import { keepPicture, type PictureStorage } from './keep-picture.ts'
import { DOCUMENT, drainedIfRefused, PICTURE, receiveFile } from './receive-file.ts'
import { type SpoolFile, withSpoolFile } from './spool-file.ts'
import { uploadQueues as newUploadQueues, type UploadQueues } from './upload-queues.ts'

const uploadLimit = { what: 'upload', most: 60, seconds: 60 } // for one user, P-58

type Uploads = Pick<PictureStorage, 'images' | 'quotaBytes'> & {
  timeouts: Timeouts
  spoolFolder: string
  uploadQueues?: UploadQueues | undefined
  converter?: Converter | undefined
  documents?: DocumentReader | undefined
}

export function imageRoutes(app: FastifyInstance, gate: Gate, uploads: Uploads): void {
  app.register(async (scope) => {
    leaveBodiesAlone(scope)
    await scope.register(multipart, { throwFileSizeLimit: false }) // `receivePicture` looks at `truncated` itself
    uploadRoute(scope, gate, uploads)
  })
}

/** Accepts request bodies of any type without reading them, as the caller is checked first. */
function leaveBodiesAlone(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _body, done) => done(null))
}

function uploadRoute(
  app: FastifyInstance,
  gate: Gate,
  {
    timeouts,
    spoolFolder,
    uploadQueues: queues = newUploadQueues(),
    converter: { convert, stop } = newConverter(),
    documents = documentReader(),
    ...uploads
  }: Uploads,
): void {
  const { db } = gate
  const { bodies, conversions } = queues
  const { images } = uploads
  const quotaBytes = images.kind === 'imgbb' ? 0 : uploads.quotaBytes // pictures stored there are not counted
  app.addHook('onClose', async () => {
    stop()
    documents.stop()
  })
  serve(app, gate, imageApi.upload, async ({ caller, request }) => {
    await countTry(db, uploadLimit, caller.id)
    const sender = { person: caller.id, address: clientAddress(request) }
    const receiveAndConvert = async (file: SpoolFile) => {
      await receiveFile(request, timeouts, file, PICTURE)
      return conversions(sender.address, async () => convert(await file.readAll()))
    }
    const address = await drainedIfRefused(request.raw, async () => {
      if (quotaBytes > 0) checkQuota((await uploadedBytes(db, caller.id)) + 1, quotaBytes) // before any work
      return bodies(sender, async () => {
        const picture = await withSpoolFile(spoolFolder, receiveAndConvert)
        return atImageHost(request.log, () => keepPicture({ db, images, quotaBytes }, picture, caller))
      })
    })
    return { success: true, status: 200, data: { display_url: address } }
  })
  serve(app, gate, imageApi.uploadDocument, async ({ caller, request }) => {
    await countTry(db, uploadLimit, caller.id)
    const sender = { person: caller.id, address: clientAddress(request) }
    const receiveAndRead = async (file: SpoolFile) => {
      await receiveFile(request, timeouts, file, DOCUMENT)
      return conversions(sender.address, async () => documents.read(await file.readAll()))
    }
    const url = await drainedIfRefused(request.raw, async () => {
      checkTakesDocuments(images)
      if (quotaBytes > 0) checkQuota((await uploadedBytes(db, caller.id)) + 1, quotaBytes) // before any work
      return bodies(sender, async () => {
        const document = await withSpoolFile(spoolFolder, receiveAndRead)
        return atImageHost(request.log, () => keepDocument({ db, images, quotaBytes }, document, caller.id))
      })
    })
    return { url }
  })
}
