import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import { chosenEncoding } from '../answer-cache/encoding.ts'
import type { FinishedAnswer } from '../answer-cache/finished-answer.ts'
import type { PublicAnswers } from '../answer-cache/public-answers.ts'
import { isNotModified } from './preconditions.ts'
import { namesOneHost } from './request-target.ts'

type Dependencies = {
  answers: PublicAnswers
  /** Returns the cache key of the requested page; `undefined` if it can't be determined from the request alone. */
  pageKeyOf: (request: IncomingMessage) => string | undefined
  isClosing: () => boolean
  standstillMs: number
  onSent: (answer: SentAnswer) => void
}
/** A sent response. `route`: its URL pattern. `startedAt`: the arrival of the request, as `performance.now()`. */
export type SentAnswer = { reqId: string; route: string; status: number; startedAt: number }

type Options = FastifyHttpOptions<Server>

/**
 * Returns Fastify's `serverFactory`. Its server sends cached responses with their original headers before Fastify
 * handles the request, which would take much longer.
 */
export function serverSendingKept(dependencies: Dependencies): NonNullable<Options['serverFactory']> {
  return (handle: RequestListener, options: Options): Server => {
    const { http = {}, keepAliveTimeout, requestTimeout } = options
    const limits = { ...(keepAliveTimeout && { keepAliveTimeout }), ...(requestTimeout && { requestTimeout }) }
    return createServer({ ...http, ...limits }, (request, response) => {
      if (!isSent(request, response, dependencies)) handle(request, response)
    })
  }
}

function isSent(request: IncomingMessage, response: ServerResponse, dependencies: Dependencies): boolean {
  const { isClosing, standstillMs, onSent } = dependencies
  const kept = isClosing() ? undefined : keptFor(request, response, dependencies)
  if (!kept) return false
  const { answer, sent } = kept
  const startedAt = performance.now()
  const reqId = randomUUID()
  const status = isNotModified(request.headers, answer.headers.etag) ? 304 : 200
  const done = () => onSent({ reqId, route: sent.route, status, startedAt })
  if (status === 304) {
    sent.notModified ??= withoutBody(sent.head)
    response.writeHead(304, [...sent.notModified, 'x-request-id', reqId]).end(done)
  } else {
    response.writeHead(200, [...sent.head, 'x-request-id', reqId]).end(sent.body, done)
    if (response.writableLength > 0) response.setTimeout(standstillMs, () => response.destroy()) // the system's buffer was full
  }
  return true
}

function keptFor(request: IncomingMessage, response: ServerResponse, kept: Kept) {
  const { method, url, headers } = request
  if (method !== 'GET' || url === undefined || !isPlain(headers) || !namesOneHost(request)) return undefined
  if (response.socket?.writableLength !== 0) return undefined // the client reads slowly, which is monitored
  const answer = answerAt(url, request, kept)
  const sent = answer?.sent[chosenEncoding(headers['accept-encoding'])]
  return sent && { answer, sent }
}

type Kept = Pick<Dependencies, 'answers' | 'pageKeyOf'>

function answerAt(url: string, request: IncomingMessage, { answers, pageKeyOf }: Kept): FinishedAnswer | undefined {
  const known = answers.kept(url)
  if (known) return known
  const key = pageKeyOf(request)
  return key === undefined ? undefined : answers.kept(key)
}

const isPlain = (headers: IncomingMessage['headers']): boolean =>
  headers.authorization === undefined &&
  headers.origin === undefined &&
  headers['if-match'] === undefined &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined

const OF_BODY = new Set(['content-type', 'content-length', 'content-encoding'])
const withoutBody = (head: string[]): string[] => head.filter((_, at) => !OF_BODY.has(head[at - (at % 2)] ?? ''))
