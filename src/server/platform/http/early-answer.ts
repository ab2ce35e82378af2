import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { chosenEncoding } from '../answer-cache/encoding.ts'
import type { FinishedAnswer } from '../answer-cache/finished-answer.ts'
import type { PublicAnswers } from '../answer-cache/public-answers.ts'
import { pageKeyOf } from '../web-page/origin.ts'
import { isNotModified } from './preconditions.ts'
import { logAnswered } from './request-log.ts'
import { namesOneHost, readAbsoluteForm } from './request-target.ts'
import type { Watch } from './watch.ts'

type Given = { answers: PublicAnswers; isClosing: () => boolean; standstillMs: number; watch?: Watch }

/**
 * Answers what is kept before Fastify sees the request, with the headers that it was first sent with: routing, hooks and reply
 * take several times as long as sending the bytes. Fastify's own option for another server would listen on one address of localhost.
 */
export function answerEarly(app: FastifyInstance, given: Given): void {
  const [handle] = app.server.listeners('request') as RequestListener[] // Fastify's, the only one so far
  if (!handle) throw new Error('Fastify listens to no requests')
  app.server.off('request', handle)
  app.server.on('request', (request, response) => {
    readAbsoluteForm(request)
    if (!isAnswered(app, given, request, response)) handle(request, response)
  })
}

function isAnswered(app: FastifyInstance, given: Given, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url, headers } = request
  if (method !== 'GET' || url === undefined || !isPlain(headers) || given.isClosing()) return false
  if (!namesOneHost(request)) return false
  if (response.socket?.writableLength !== 0) return false // its reader is slow, and is watched
  const answer = keptFor(request, url, given.answers)
  const sent = answer?.sent[chosenEncoding(headers['accept-encoding'])]
  if (!answer || !sent) return false
  const id = randomUUID()
  const status = isNotModified(headers, answer.headers.etag) ? 304 : 200
  if (status === 304) {
    sent.notModified ??= withoutBody(sent.head)
    response.writeHead(304, [...sent.notModified, 'x-request-id', id]).end()
  } else {
    response.writeHead(200, [...sent.head, 'x-request-id', id]).end(sent.body)
    if (response.writableLength > 0) response.setTimeout(given.standstillMs, () => response.destroy()) // the system did not take all of it
  }
  given.watch?.onEarlyAnswer(sent.route, status)
  logAnswered(app.log, { reqId: id, method, route: sent.route, status, ms: 0 })
  return true
}

/** A page is kept for the origin that it names, unless a setting names that. */
function keptFor(request: IncomingMessage, url: string, answers: PublicAnswers): FinishedAnswer | undefined {
  const known = answers.kept(url)
  if (known) return known
  const key = pageKeyOf(request)
  return key === undefined ? undefined : answers.kept(key)
}

/** Without anything that Fastify has to look at: who asks, from which page, on which condition, and a body. */
const isPlain = (headers: IncomingMessage['headers']): boolean =>
  headers.authorization === undefined &&
  headers.origin === undefined &&
  headers['if-match'] === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined

const OF_BODY = new Set(['content-type', 'content-length', 'content-encoding'])
const withoutBody = (head: string[]): string[] => head.filter((_, at) => !OF_BODY.has(head[at - (at % 2)] ?? ''))
