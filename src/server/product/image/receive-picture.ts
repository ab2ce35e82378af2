import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import '@fastify/multipart' // adds `parts` to a request
import { imageApi, MAX_IMAGE_BYTES, MAX_IMAGE_MEGABYTES } from '#contract/image'
import { tooSlow } from '../../platform/http/connection/request-deadline.ts'
import type { Timeouts } from '../../platform/http/connection/timeouts.ts'
import { awaitsContinue } from '../../platform/http/expect-continue.ts'
import { Refusal } from '../../refusal.ts'
import { SpoolError, type SpoolFile } from './spool-file.ts'

const FIELD = imageApi.upload.file
const MAX_MULTIPART_OVERHEAD_BYTES = 64 * 1024 // the headers and small fields around the file
const MAX_DRAIN_MS = 30_000
const MAX_DRAIN_BYTES = 4 * MAX_IMAGE_BYTES // large photographs; the connection of a larger body is closed unread
const limits = { fileSize: MAX_IMAGE_BYTES, files: 1, fields: 20, fieldSize: 1024, parts: 21 }

export async function receivePicture(
  request: FastifyRequest,
  { minRate, requestMs }: Timeouts,
  file: Pick<SpoolFile, 'append'>,
): Promise<void> {
  const over = new AbortController()
  try {
    if (request.raw.destroyed) throw incomplete() // disconnected while waiting for a slot; nothing below would notice
    if (Number(request.headers['content-length']) > MAX_IMAGE_BYTES + MAX_MULTIPART_OVERHEAD_BYTES) throw tooLarge()
    await Promise.race([appendOnlyFile(request, file), tooSlow(request.raw, minRate, requestMs, over.signal)])
  } catch (error) {
    throw refusalOf(error)
  } finally {
    over.abort()
  }
}

async function appendOnlyFile(request: FastifyRequest, file: Pick<SpoolFile, 'append'>): Promise<void> {
  if (!/^multipart\/form-data/i.test(request.headers['content-type'] ?? '')) throw notMultipart()
  if (!request.isMultipart()) throw noPicture() // announced, but without any body
  let isEmpty = true
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') continue
    if (part.fieldname !== FIELD) throw noPicture()
    for await (const bytes of part.file) {
      await file.append(bytes)
      isEmpty = false
    }
    if (part.file.truncated) throw tooLarge()
  }
  if (isEmpty) throw noPicture()
}

/**
 * Runs `work`; if it refuses the request, first reads the rest of the body, as a browser that is still sending would
 * see a broken connection instead of the response. Not after a body that was too slow.
 */
export async function drainedIfRefused<Result>(body: IncomingMessage, work: () => Promise<Result>): Promise<Result> {
  return work().catch(async (error) => {
    if (!(error instanceof Refusal && error.kind === 'timedOut')) await drain(body)
    throw error
  })
}

/** Reads and discards the rest of a body, up to a limit of bytes and time. */
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

/** Returns the error for a failed upload: the sender's, unless the disk failed. */
function refusalOf(error: unknown): Refusal | SpoolError {
  if (error instanceof Refusal || error instanceof SpoolError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_FILES_LIMIT') return refused('invalid', 'Send one picture at a time.')
  return incomplete()
}

const refused = (kind: 'invalid' | 'malformed' | 'tooLarge' | 'wrongKind', message: string) =>
  new Refusal(kind, message, { [FIELD]: message })
const incomplete = () => refused('malformed', 'The picture did not arrive whole. Please send it again.')
const tooLarge = () => refused('tooLarge', `A picture can have at most ${MAX_IMAGE_MEGABYTES} MB.`)
const noPicture = () => refused('invalid', `Send the picture as a file in the field “${FIELD}”.`)
const notMultipart = () => refused('wrongKind', `Send the picture as multipart/form-data, in the field “${FIELD}”.`)
