import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type Problem, type ProblemKind, problemKinds } from '#contract/problem'
import { Busy, Refusal, TooMany } from '../refusal.ts'
import { refusalOfDatabase } from './database-refusal.ts'

/** Answers every error as a problem document. What is not a refusal is a bug: logged whole, answered with nothing inside. */
export function answerRefusal(error: FastifyError | Refusal | Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = error instanceof Refusal ? error : (refusalOfFastify(error) ?? refusalOfDatabase(error))
  if (!refusal) request.log.error({ err: error }, 'unexpected failure')
  else if (refusal !== error && refusal.kind === 'unavailable') request.log.error({ err: error }, 'no database in time')
  const { kind, message, errors } =
    refusal ?? new Refusal('broken', 'Please try again. If it stays, tell us the request id.')
  if (refusal instanceof TooMany || refusal instanceof Busy) reply.header('retry-after', refusal.retryAfter)
  if (kind === 'timedOut') reply.header('connection', 'close') // the rest of the body may never come
  return reply
    .header('x-request-id', request.id)
    .code(problemKinds[kind].status)
    .type('application/problem+json')
    .send(JSON.stringify(problem(kind, message, request.id, errors)))
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

const kindOfStatus = new Map<number, ProblemKind>(
  Object.entries(problemKinds).map(([kind, { status }]) => [status, kind as ProblemKind]), // keys of problemKinds
)
const words: Partial<Record<ProblemKind, string>> = {
  malformed: 'The request could not be read. A body must be valid JSON.',
  tooLarge: 'What you sent is too large.',
  wrongKind: 'This address does not take that kind of content. Send application/json.',
  tooMany: 'Too many tries in a short time. Please wait a moment.',
  unavailable: 'The server is busy. Please try again in a moment.',
}

/** Fastify and its plugins throw errors with a status of 4xx for what the client did wrong. */
function refusalOfFastify(error: FastifyError | Error): Refusal | undefined {
  const status = 'statusCode' in error ? error.statusCode : undefined
  const kind = status === undefined || status === 500 ? undefined : kindOfStatus.get(status)
  // 401 and 403 are for identity and right alone (decisions §3); a plugin's, such as for a path that climbs, names nothing here.
  if (kind === 'notSignedIn' || kind === 'forbidden')
    return new Refusal('notFound', 'There is nothing under this address.')
  if (!kind)
    return status && status >= 400 && status < 500
      ? new Refusal('malformed', 'The request could not be read.')
      : undefined
  return new Refusal(kind, words[kind] ?? problemKinds[kind].title)
}
