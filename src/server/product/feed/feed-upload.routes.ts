import { finished } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { v7 } from 'uuid'
import { feedApi, MAX_FEED_FILE_BYTES, MAX_FEED_FILE_MEGABYTES } from '#contract/feed'
import * as t from '#messages/refusals'
import type { Database } from '../../platform/db/database.ts'
import { tooSlow } from '../../platform/http/connection/request-deadline.ts'
import type { Timeouts } from '../../platform/http/connection/timeouts.ts'
import { type Gate, serve } from '../../platform/http/serve.ts'
import { countTry, type RateLimit } from '../../platform/rate-limit/rate-limit.ts'
import { invalidField, Refusal, type RefusalText } from '../../refusal.ts'
import { checkMayRead } from './feed.rules.ts'
import { changeFeed, feedById, lockedFeed } from './feed.store.ts'
import { addPiece, deleteOtherUploads, deleteUpload, PIECE_BYTES } from './feed-file.store.ts'

const FIELD = feedApi.upload.file
const limit: RateLimit = { what: 'files of feeds by a person', most: 20, seconds: 600 }
const MAX_REST_MS = 10_000

export function feedUploadRoutes(app: FastifyInstance, gate: Gate, { timeouts }: { timeouts: Timeouts }): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers() // the caller is checked before any of the body is read
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    await scope.register(multipart, { throwFileSizeLimit: false })
    serve(scope, gate, feedApi.upload, async ({ caller, params: { id }, request }) => {
      const { db } = gate
      const feed = await feedById(db, id)
      checkMayRead(caller, feed)
      if (feed.source !== 'upload') throw new Refusal('conflict', t.feedFromElsewhere)
      await countTry(db, limit, caller.id)
      const upload = { feedId: id, uploadId: v7() }
      try {
        await receive(db, request, upload, timeouts)
        await db.transaction(async (tx) => {
          checkMayRead(caller, await lockedFeed(tx, id))
          await changeFeed(tx, id, { uploadId: upload.uploadId, uploadedAt: new Date() })
          await deleteOtherUploads(tx, upload)
        })
      } catch (error) {
        await deleteUpload(db, upload).catch(() => {}) // leftover pieces are deleted within days
        request.raw.resume()
        await finished(request.raw, { writable: false, signal: AbortSignal.timeout(MAX_REST_MS) }).catch(() => {}) // for a browser that is still sending
        throw error
      }
      return { modifiedCount: 1 }
    })
  })
}

type Upload = { feedId: string; uploadId: string }

async function receive(db: Database, request: FastifyRequest, upload: Upload, { minRate, requestMs }: Timeouts) {
  const over = new AbortController()
  try {
    await Promise.race([store(db, request, upload), tooSlow(request.raw, minRate, requestMs, over.signal)])
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('FST_')) throw refused(t.oneFile)
    throw error
  } finally {
    over.abort()
  }
}

async function store(db: Database, request: FastifyRequest, upload: Upload): Promise<void> {
  if (!request.isMultipart()) throw refused(`Send the file as multipart/form-data, in the field “${FIELD}”.`)
  let position = 0
  let held: Buffer[] = []
  let size = 0
  const flush = async () => {
    if (size > 0) await addPiece(db, upload, position++, Buffer.concat(held, size))
    held = []
    size = 0
  }
  for await (const part of request.parts({ limits: { fileSize: MAX_FEED_FILE_BYTES, files: 1, fields: 5 } })) {
    if (part.type !== 'file') continue
    for await (const bytes of part.file) {
      held.push(bytes)
      size += bytes.length
      if (size >= PIECE_BYTES) await flush()
    }
    if (part.file.truncated)
      throw new Refusal('tooLarge', () => t.feedFileTooLarge({ megabytes: MAX_FEED_FILE_MEGABYTES }))
  }
  await flush()
  if (position === 0) throw refused(t.emptyFile)
}

const refused = (text: RefusalText) => invalidField(FIELD, text)
