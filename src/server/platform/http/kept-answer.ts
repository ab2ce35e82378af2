import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { chosenEncoding } from '../answer-cache/encoding.ts'
import type { FinishedAnswer } from '../answer-cache/finished-answer.ts'
import type { PublicAnswers } from '../answer-cache/public-answers.ts'
import { pageKeyOf } from '../web-page/origin.ts'
import { isNotModified } from './preconditions.ts'
import { namesOneHost } from './request-target.ts'
import type { Watch } from './watch.ts'

type Dependencies = {
  answers: PublicAnswers
  isClosing: () => boolean
  standstillMs: number
  watch?: Watch | undefined
}

/**
 * Sends what is kept before any other hook, with the headers that it was first sent with: the rest of Fastify's reply takes several times
 * as long as sending the bytes. What follows an answer, such as its line in the log, follows this one as well.
 */
export function sendKept(app: FastifyInstance, { answers, isClosing, standstillMs, watch }: Dependencies): void {
  app.addHook('onRequest', (request, reply, done) => {
    const kept = isClosing() ? undefined : keptFor(request.raw, reply.raw, answers)
    if (!kept) return done()
    reply.hijack()
    const { answer, sent } = kept
    const id = ['x-request-id', request.id]
    if (isNotModified(request.headers, answer.headers.etag)) {
      sent.notModified ??= withoutBody(sent.head)
      reply.raw.writeHead(304, [...sent.notModified, ...id]).end()
    } else {
      reply.raw.writeHead(200, [...sent.head, ...id]).end(sent.body)
      if (reply.raw.writableLength > 0) reply.raw.setTimeout(standstillMs, () => reply.raw.destroy()) // the system did not take all of it
    }
    watch?.onKeptAnswer(request.routeOptions.url ?? 'none', reply.raw.statusCode)
  })
}

function keptFor(request: IncomingMessage, response: ServerResponse, answers: PublicAnswers) {
  const { method, url, headers } = request
  if (method !== 'GET' || url === undefined || !isPlain(headers) || !namesOneHost(request)) return undefined
  if (response.socket?.writableLength !== 0) return undefined // its reader is slow, and is watched
  const answer = answerAt(url, request, answers)
  const sent = answer?.sent[chosenEncoding(headers['accept-encoding'])]
  return sent && { answer, sent }
}

/** A page is kept for the origin that it names, unless a setting names that. */
function answerAt(url: string, request: IncomingMessage, answers: PublicAnswers): FinishedAnswer | undefined {
  const known = answers.kept(url)
  if (known) return known
  const key = pageKeyOf(request)
  return key === undefined ? undefined : answers.kept(key)
}

/** Without anything that other hooks have to look at: who asks, from which page, on which condition, and a body. */
const isPlain = (headers: IncomingMessage['headers']): boolean =>
  headers.authorization === undefined &&
  headers.origin === undefined &&
  headers['if-match'] === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined

const OF_BODY = new Set(['content-type', 'content-length', 'content-encoding'])
const withoutBody = (head: string[]): string[] => head.filter((_, at) => !OF_BODY.has(head[at - (at % 2)] ?? ''))
