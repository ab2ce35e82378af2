import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../refusal.ts'

const TAG = /[\s,]*(W\/)?("[\x21\x23-\x7e\x80-\xff]*")\s*(?=,|$)/gy

/** Returns true if `If-None-Match` names the current version, by weak comparison (RFC 9110 §13.1.2). */
export function isNotModified({ 'if-none-match': header }: IncomingHttpHeaders, etag: string): boolean {
  if (header === undefined) return false
  if (header === etag || header.trim() === '*') return true
  const opaque = opaqueOf(etag)
  return [...header.matchAll(TAG)].some(([, , tag]) => tag === opaque)
}

/** Refuses with 412 if `If-Match` does not name the current version, by strong comparison (RFC 9110 §13.1.1). */
export function requireMatch({ 'if-match': header }: IncomingHttpHeaders, etag: string): void {
  if (header === undefined || header.trim() === '*') return
  const isNamed = [...header.matchAll(TAG)].some(([, weak, tag]) => weak === undefined && tag === etag)
  if (!isNamed) throw new Refusal('preconditionFailed', 'This is not the version that the request asks for.')
}

const opaqueOf = (etag: string): string => etag.replace(/^W\//, '')

/** Sends 304, without the `content-length: 0` that a HEAD request would otherwise get. */
export const sendNotModified = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.code(304).send(request.method === 'HEAD' ? Readable.from([]) : undefined)

/**
 * Removes `Range` from requests other than GET (RFC 9110 §14.2), and for a version with a weak tag, whose bytes may
 * differ (§13.1.5).
 */
export function ignoreUnsafeRanges(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { method, headers } }) => {
    if (headers.range === undefined) return
    if (method !== 'GET' || String(headers['if-range']).startsWith('W/')) delete headers.range
  })
}
