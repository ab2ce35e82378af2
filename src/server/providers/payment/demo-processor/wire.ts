import type { FastifyInstance, FastifyReply } from 'fastify'
import { problemKinds } from '#contract/problem'
import { isDatabaseGone } from '../../../platform/db/database-gone.ts'
import { Refusal } from '../../../refusal.ts'
import type { Decline } from './cards.ts'

/** A refusal of the demo processor, on the wire as Stripe's (https://docs.stripe.com/api/errors). */
export class WireError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, body: Record<string, unknown> & { message: string }) {
    super(body.message)
    this.status = status
    this.body = body
  }
}

export const cardError = (decline: Decline, intent: unknown) =>
  new WireError(402, { type: 'card_error', ...decline, payment_intent: intent })

export const invalidRequest = (message: string, more: { status?: number; code?: string; param?: string } = {}) => {
  const { status = 400, code, param } = more
  return new WireError(status, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
    ...(param && { param }),
  })
}

/** A form as Stripe's clients send it: flat names such as `payment_method_data[card][number]`. */
export type Form = Record<string, string>

/** Makes a scope of the app speak Stripe's protocol: only forms in, errors in its format out. Nothing of a body reaches the log. */
export function speakStripe(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
  app.setErrorHandler((error: Error, request, reply) => {
    if (error instanceof WireError) return answer(reply, error)
    if (error instanceof Refusal) return answer(reply, invalidRequest(error.message, problemKinds[error.kind]))
    const status = 'statusCode' in error ? Number(error.statusCode) : 500
    if (status === 415) return answer(reply, notAForm())
    if (status < 500) return answer(reply, invalidRequest('The request could not be read.', { status }))
    request.log.error({ err: error }, 'the demo card processor failed')
    return answer(reply, isDatabaseGone(error) ? unavailable() : failed())
  })
}

const failed = () => new WireError(500, { type: 'api_error', message: 'The request could not be done.' })
const unavailable = () => new WireError(503, { type: 'api_error', message: 'Please try again in a moment.' })
const notAForm = () =>
  invalidRequest('Invalid request (check that your POST content type is application/x-www-form-urlencoded).')

const answer = (reply: FastifyReply, { status, body }: WireError) => reply.code(status).send({ error: body })

export const formOf = (body: unknown): Form => (typeof body === 'object' && body !== null ? (body as Form) : {}) // parsed above

/** The fields of a form under `metadata[…]`. */
export const metadataOf = (form: Form): Record<string, string> =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([name]) => name.startsWith('metadata['))
      .map(([name, value]) => [name.slice('metadata['.length, -1), value]),
  )
