import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import * as t from '#messages/refusals'
import '@fastify/multipart' // adds `parts` to a request
import { imageApi, MAX_DOCUMENT_BYTES, MAX_IMAGE_BYTES } from '#contract/image'
import { tooSlow } from '../../platform/http/connection/request-deadline.ts'
import type { Timeouts } from '../../platform/http/connection/timeouts.ts'
import { awaitsContinue } from '../../platform/http/expect-continue.ts'
import { fieldRefusal, Refusal, type RefusalText } from '../../refusal.ts'
import { SpoolError, type SpoolFile } from './spool-file.ts'

export type UploadKind = { what: 'picture' | 'document'; field: string; maxBytes: number }
export const PICTURE: UploadKind = { what: 'picture', field: imageApi.upload.file, maxBytes: MAX_IMAGE_BYTES }
export const DOCUMENT: UploadKind = {
  what: 'document',
  field: imageApi.uploadDocument.file,
  maxBytes: MAX_DOCUMENT_BYTES,
}

const MAX_MULTIPART_OVERHEAD_BYTES = 64 * 1024 // the headers and small fields around the file
const MAX_DRAIN_MS = 30_000
const MAX_DRAIN_BYTES = 4 * MAX_IMAGE_BYTES // large photographs; the connection of a larger body is closed unread
const limits = { files: 1, fields: 20, fieldSize: 1024, parts: 21 }

export async function receiveFile(
  request: FastifyRequest,
  { minRate, requestMs }: Timeouts,
  file: Pick<SpoolFile, 'append'>,
  kind: UploadKind,
): Promise<void> {
  const over = new AbortController()
  try {
    if (request.raw.destroyed) throw incomplete(kind) // disconnected while waiting for a slot; nothing below would notice
    if (Number(request.headers['content-length']) > kind.maxBytes + MAX_MULTIPART_OVERHEAD_BYTES) throw tooLarge(kind)
    await Promise.race([appendOnlyFile(request, file, kind), tooSlow(request.raw, minRate, requestMs, over.signal)])
  } catch (error) {
    throw refusalOf(error, kind)
  } finally {
    over.abort()
  }
}

async function appendOnlyFile(
  request: FastifyRequest,
  file: Pick<SpoolFile, 'append'>,
  kind: UploadKind,
): Promise<void> {
  if (!/^multipart\/form-data/i.test(request.headers['content-type'] ?? '')) throw notMultipart(kind)
  if (!request.isMultipart()) throw noFile(kind) // announced, but without any body
  let isThere = false
  let isEmpty = true
  for await (const part of request.parts({ limits: { ...limits, fileSize: kind.maxBytes } })) {
    if (part.type !== 'file') continue
    if (part.fieldname !== kind.field) throw noFile(kind)
    isThere = true
    for await (const bytes of part.file) {
      await file.append(bytes)
      isEmpty = false
    }
    if (part.file.truncated) throw tooLarge(kind)
  }
  if (isEmpty) throw isThere ? refused(kind, 'invalid', t.emptyFile) : noFile(kind)
}

/**
 * Runs `work`. If it refuses the request, first reads the rest of the body, because a browser that is still sending
 * would see a broken connection instead of the response. Not for a body that was too slow.
 */
export async function drainedIfRefused<Result>(body: IncomingMessage, work: () => Promise<Result>): Promise<Result> {
  return work().catch(async (error) => {
    if (!(error instanceof Refusal && error.kind === 'timedOut')) await drain(body)
    throw error
  })
}

async function drain(body: IncomingMessage): Promise<void> {
  if (awaitsContinue(body)) return // it is not being sent
  if (Number(body.headers['content-length']) > MAX_DRAIN_BYTES) return
  const enough = new AbortController()
  let bytes = 0
  body.unpipe()
  body.on('data', (piece: Buffer) => {
    bytes += piece.length
    if (bytes > MAX_DRAIN_BYTES) enough.abort()
  })
  body.resume()
  const signal = AbortSignal.any([AbortSignal.timeout(MAX_DRAIN_MS), enough.signal])
  await finished(body, { writable: false, signal }).catch(() => {}) // a disconnected client needs no response
}

function refusalOf(error: unknown, kind: UploadKind): Refusal | SpoolError {
  if (error instanceof Refusal || error instanceof SpoolError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_FILES_LIMIT') return refused(kind, 'invalid', () => t.oneUpload({ what: nameOf(kind) }))
  return incomplete(kind)
}

type RefusalKind = 'invalid' | 'malformed' | 'tooLarge' | 'wrongKind'

const nameOf = ({ what }: UploadKind) => (what === 'document' ? what : 'other')

const refused = ({ field }: UploadKind, kind: RefusalKind, text: RefusalText) => fieldRefusal(kind, field, text)
const incomplete = (kind: UploadKind) => refused(kind, 'malformed', () => t.uploadCutOff({ what: nameOf(kind) }))
const tooLarge = (kind: UploadKind) =>
  refused(kind, 'tooLarge', () => t.uploadTooLarge({ what: nameOf(kind), megabytes: kind.maxBytes / 1024 / 1024 }))
const noFile = (kind: UploadKind) =>
  refused(kind, 'invalid', `Send the ${kind.what} as a file in the field “${kind.field}”.`)
const notMultipart = (kind: UploadKind) =>
  refused(kind, 'wrongKind', `Send the ${kind.what} as multipart/form-data, in the field “${kind.field}”.`)
