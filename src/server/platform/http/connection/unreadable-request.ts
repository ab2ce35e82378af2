import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { v7 } from 'uuid'
import { inLanguage, siteLanguage } from '#contract/language'
import { type ProblemKind, problemKinds } from '#contract/problem'
import * as t from '#messages/refusals'
import type { Log } from '../../logging/log.ts'
import type { SecurityHeaders } from '../../web-page/security-headers.ts'
import { problem } from '../answer-refusal.ts'

type Failure = Error & { code?: string }

const kinds: Record<string, ProblemKind | undefined> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'timedOut',
}

/**
 * Returns a handler for requests that Node could not parse. It responds without Fastify and closes the connection, as
 * the start of the next request is unknown.
 */
export function answerUnreadable(headers: SecurityHeaders, log: Log): (error: Failure, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) return void socket.destroy()
    const kind = kinds[error.code ?? ''] ?? 'malformed'
    const { status, title } = problemKinds[kind]
    const id = v7()
    log.info({ reqId: id, code: error.code, status }, 'a request could not be read')
    const detail = kind === 'timedOut' ? inLanguage(siteLanguage(), t.requestTooSlow) : `${title}.`
    const body = JSON.stringify(problem(kind, detail, id))
    const answer = {
      ...headers,
      'x-request-id': id,
      'cache-control': 'no-store',
      'content-type': 'application/problem+json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    }
    const lines = Object.entries(answer).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
    socket.destroySoon()
  }
}

const isAnswering = (socket: Socket): boolean => {
  const { _httpMessage } = socket as Socket & { _httpMessage?: { headersSent: boolean } } // missing in Node's types
  return _httpMessage?.headersSent ?? false
}
