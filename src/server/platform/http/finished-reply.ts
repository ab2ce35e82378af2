import type { FastifyReply, FastifyRequest } from 'fastify'
import { chosenEncoding } from '../answer-cache/encoding.ts'
import { bodyIn, type FinishedAnswer, type RouteAnswer } from '../answer-cache/finished-answer.ts'
import type { PublicAnswers } from '../answer-cache/public-answers.ts'
import { isNotModified, requireMatch, sendNotModified } from './preconditions.ts'

export const encodesItself = { compress: false } as const

const OWN_HEADERS = new Set(['connection', 'date', 'keep-alive', 'x-request-id'])

/** Sends a cacheable response in an encoding that the request accepts; 304 if the client already has it. */
export async function sendFinished(
  answers: PublicAnswers,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: FinishedAnswer,
): Promise<FastifyReply> {
  const { etag } = answer.headers
  requireMatch(request.headers, etag)
  reply.headers(answer.headers)
  addVary(reply, 'Accept-Encoding, Authorization')
  if (isNotModified(request.headers, etag)) return sendNotModified(request, reply)
  const asked = chosenEncoding(request.headers['accept-encoding'])
  const { body, encoding } = await answers.bodyOf(answer, asked)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  // The headers depend on the origin of the request.
  if (request.headers.origin === undefined && request.method === 'GET')
    reply.raw.once('finish', () => {
      if (!isSent(reply, body)) return
      answer.sent[asked] ??= { route: request.routeOptions.url ?? 'none', body, head: headOf(reply) }
    })
  return reply.send(body)
}

export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: RouteAnswer,
): Promise<FastifyReply> {
  addVary(reply, 'Accept-Encoding, Authorization')
  const asked = chosenEncoding(request.headers['accept-encoding'])
  const { body, encoding } = await bodyIn({ bodies: { identity: Buffer.from(answer.body) } }, asked)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.headers(answer.headers).send(body)
}

/** Returns true if these bytes were sent and not replaced by a hook; only then do the headers belong to them. */
const isSent = (reply: FastifyReply, body: Buffer): boolean =>
  reply.statusCode === 200 && Number(reply.getHeader('content-length')) === body.length

function headOf(reply: FastifyReply): string[] {
  return Object.entries(reply.getHeaders())
    .filter(([name]) => !OWN_HEADERS.has(name))
    .flatMap(([name, value]) => [name, String(value)])
}

export function addVary(reply: FastifyReply, names: string): void {
  const before = [reply.getHeader('vary') ?? []].flat()
  reply.header('vary', [...before, names].join(', '))
}
