import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { imageApi } from '#contract/image'
import type { Caller } from '../../platform/access/caller.ts'
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
import { keepPicture } from './keep-picture.ts'
import type { UploadStorage } from './keep-upload.ts'
import { DOCUMENT, drainedIfRefused, PICTURE, receiveFile, type UploadKind } from './receive-file.ts'
import { type SpoolFile, withSpoolFile } from './spool-file.ts'
import { uploadQueues as newUploadQueues, type UploadQueues } from './upload-queues.ts'

const uploadLimit = { what: 'upload', most: 60, seconds: 60 } // for one user, P-58

type Uploads = Pick<UploadStorage, 'images' | 'quotaBytes'> & {
  timeouts: Timeouts
  spoolFolder: string
  uploadQueues?: UploadQueues | undefined
  converter?: Converter | undefined
  documents?: DocumentReader | undefined
}

type UploadRequest = { caller: Pick<Caller, 'id'>; request: FastifyRequest }
type Upload<Read> = {
  kind: UploadKind
  check?: () => void
  read: (original: Buffer) => Promise<Read>
  keep: (storage: UploadStorage, read: Read, owner: Pick<Caller, 'id'>) => Promise<string>
}

export function imageRoutes(app: FastifyInstance, gate: Gate, uploads: Uploads): void {
  app.register(async (scope) => {
    leaveBodiesAlone(scope)
    await scope.register(multipart, { throwFileSizeLimit: false }) // `receiveFile` checks `truncated` itself
    uploadRoute(scope, gate, uploads)
  })
}

/** Accepts request bodies of any type without reading them, because the caller is checked first. */
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
  const storage = { db, images, quotaBytes }

  async function kept<Read>(
    { caller, request }: UploadRequest,
    { kind, check, read, keep }: Upload<Read>,
  ): Promise<string> {
    await countTry(db, uploadLimit, caller.id)
    const sender = { person: caller.id, address: clientAddress(request) }
    const receiveAndRead = async (file: SpoolFile) => {
      await receiveFile(request, timeouts, file, kind)
      return conversions(sender.address, async () => read(await file.readAll()))
    }
    return drainedIfRefused(request.raw, async () => {
      check?.()
      if (quotaBytes > 0) checkQuota((await uploadedBytes(db, caller.id)) + 1, quotaBytes) // before any work
      return bodies(sender, async () => {
        const found = await withSpoolFile(spoolFolder, receiveAndRead)
        return atImageHost(request.log, () => keep(storage, found, caller))
      })
    })
  }

  serve(app, gate, imageApi.upload, async (sent) => {
    const address = await kept(sent, { kind: PICTURE, read: convert, keep: keepPicture })
    return { success: true, status: 200, data: { display_url: address } }
  })
  serve(app, gate, imageApi.uploadDocument, async (sent) => {
    const check = () => checkTakesDocuments(images)
    return { url: await kept(sent, { kind: DOCUMENT, check, read: documents.read, keep: keepDocument }) }
  })
}
