import type { Socket } from 'node:net'
import { v7 } from 'uuid'
import { type ProblemKind, problemKinds } from '#contract/problem'
import { problem } from './answer-refusal.ts'
import { TOO_LATE } from './request-deadline.ts'

const kinds: Record<string, ProblemKind> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'timedOut',
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
}
const details: Partial<Record<ProblemKind, string>> = {
  timedOut: TOO_LATE,
  headersTooLarge: 'The headers of your request are too large.',
}

/** Answers what never became a request, for Node gave it up, and ends its connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const kind = kinds[error.code ?? ''] ?? 'malformed'
  const body = JSON.stringify(problem(kind, details[kind] ?? 'The request could not be read.', v7()))
  const { status, title } = problemKinds[kind]
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
