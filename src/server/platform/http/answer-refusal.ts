import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type Problem, type ProblemKind, problemKinds } from '#contract/problem'
import * as t from '#messages/refusals'
import { Busy, Refusal, type RefusalText, TooMany } from '../../refusal.ts'
import { refusalOfDatabase, refusalOfDisk } from './failure-refusal.ts'

export function answerRefusal(error: FastifyError | Refusal | Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error, request)
  const { kind } = refusal
  const { message, errors } = refusal.textsIn(request.language)
  if (refusal instanceof TooMany || refusal instanceof Busy) reply.header('retry-after', refusal.retryAfter)
  if (kind === 'rangeNotSatisfiable') reply.headers(lengthIn(error))
  if (kind === 'timedOut') reply.header('connection', 'close') // the rest of the body may never arrive
  return reply
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store') // a missing or refused resource may be available a moment later
    .code(problemKinds[kind].status)
    .type('application/problem+json')
    .send(JSON.stringify(problem(kind, message, request.id, errors)))
}

function lengthIn(error: object): Record<string, string> {
  const { headers = {} } = error as { headers?: Record<string, string> }
  const length = headers['Content-Range']
  return length === undefined ? {} : { 'content-range': length }
}

export function refusalOf(error: FastifyError | Refusal | Error, { log }: FastifyRequest): Refusal {
  if (error instanceof Refusal) return error
  const known = refusalOfFastify(error) ?? refusalOfDatabase(error) ?? refusalOfDisk(error)
  if (known?.kind === 'unavailable') log.error({ err: error }, 'not available')
  if (known) return known
  log.error({ err: error }, 'unexpected failure')
  return new Refusal('broken', t.broken)
}

export function problem(
  kind: ProblemKind,
  detail: string,
  requestId: string,
  errors?: Record<string, string>,
): Problem {
  const { status, title } = problemKinds[kind]
  return { type: `urn:keyhaven:problem:${kind}`, title, status, detail, requestId, ...(errors && { errors }) }
}

export const kindOfStatus = new Map<number, ProblemKind>(
  Object.entries(problemKinds).map(([kind, { status }]) => [status, kind as ProblemKind]), // keys of problemKinds
)
const messages: Partial<Record<ProblemKind, RefusalText>> = {
  malformed: 'The request could not be read. A body must be valid JSON.',
  tooLarge: t.tooLarge,
  wrongKind: 'This address does not accept that kind of content. Send application/json.',
  preconditionFailed: 'This is not the version that the request asks for.',
  rangeNotSatisfiable: 'The file ends before the range that the request asks for.',
  tooMany: t.tooManyForNow,
  unavailable: t.busy,
}

const BAD_ADDRESS =
  'The address can’t be read: each % must be followed by two hexadecimal digits of a character in UTF-8.'

function refusalOfFastify(error: FastifyError | Error): Refusal | undefined {
  if ('code' in error && error.code === 'FST_ERR_BAD_URL') return new Refusal('malformed', BAD_ADDRESS)
  const status = 'statusCode' in error ? error.statusCode : undefined
  const kind = status === undefined || status === 500 ? undefined : kindOfStatus.get(status)
  // 401 and 403 are reserved for identity and permission (P-55); a plugin's, as for a path with `..`, becomes a 404.
  if (kind === 'notSignedIn' || kind === 'forbidden') return new Refusal('notFound', t.notFound)
  if (!kind)
    return status && status >= 400 && status < 500
      ? new Refusal('malformed', 'The request could not be read.')
      : undefined
  return new Refusal(kind, messages[kind] ?? problemKinds[kind].title)
}
