import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import type { StripeAccount } from '../../../src/server/providers/payment/stripe/stripe.ts'
import { type Failure, failWith } from '../failures.ts'
import { type StripeBooks, stripeBooks } from './books.ts'
import type { Break } from './idempotency-keys.ts'
import { type Answer, refusal } from './shapes.ts'

export type StripeFake = Awaited<ReturnType<typeof startStripeFake>>
type ReceivedRequest = { call: string; headers: IncomingMessage['headers']; form: URLSearchParams }

/**
 * Stripe's documented wire protocol (https://docs.stripe.com/api): the calls of KeyHaven's server with complete objects
 * and documented errors. `books.pay` charges a card, as its bank would.
 */
export async function startStripeFake() {
  const books = stripeBooks()
  const requests: ReceivedRequest[] = []
  const state: { failure: Failure | undefined } = { failure: undefined }
  const account: StripeAccount = {
    secretKey: 'sk_test_stand_in',
    publishableKey: 'pk_test_stand_in',
    webhookSecret: `whsec_${randomBytes(16).toString('hex')}`,
    timeouts: { requestMs: 1_000, retries: 0 },
  }
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request))
    const call = `${request.method} ${request.url?.split('?')[0]}`
    requests.push({ call, headers: request.headers, form })
    const { failure } = state
    const breaks = failure && breakAt(call, failure)
    if (failure && !failure.after && !breaks) return failWith(failure, response, errorBody)
    const answer = answerOf(books, account.secretKey, { call, headers: request.headers, form }, breaks)
    if (failure && !breaks) return failWith(failure, response, errorBody)
    send(response, answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    account: { ...account, host: { name: '127.0.0.1', port } },
    books,
    requests,
    fail: (failure: Failure | undefined) => {
      state.failure = failure
    },
    signed: (event: object, secret = account.webhookSecret, timestamp = Math.floor(Date.now() / 1000)) => {
      const payload = JSON.stringify(event, null, 2) // Stripe's own bodies are indented, too
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
      return { payload, headers: { 'stripe-signature': signature } }
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const KEYED = ['POST /v1/payment_intents', 'POST /v1/refunds']

/** Only failures of Stripe's own happen during the work; others happen in transit. */
const breakAt = (call: string, { is, after = false }: Failure): Break | undefined =>
  KEYED.includes(call) && typeof is === 'number' && (is === 500 || (is > 500 && after))
    ? { status: is, after }
    : undefined

function answerOf(
  books: StripeBooks,
  secretKey: string,
  { call, headers, form }: ReceivedRequest,
  breaks: Break | undefined,
): Answer {
  if (headers.authorization !== `Bearer ${secretKey}`)
    return refusal(401, { message: 'Invalid API Key provided: sk_test_****' })
  if (!headers['stripe-version']) return refusal(400, { message: 'A version is missing.' })
  const [, id = '', verb = ''] = /^\w+ \/v1\/payment_intents\/(\w+)(?:\/(\w+))?$/.exec(call) ?? []
  const key = headers['idempotency-key']
  const again = typeof key === 'string' ? key : undefined
  if (call === 'POST /v1/payment_intents') return books.create(form, again, breaks)
  if (call === 'POST /v1/refunds') return books.refund(form.get('payment_intent') ?? '', again, breaks)
  if (call.startsWith('GET') && id && !verb) return books.read(id)
  if (verb === 'cancel') return books.cancel(id)
  return refusal(404, { message: `Unrecognized request URL (${call})` })
}

const errorTypes: Record<number, string> = { 429: 'rate_limit_error', 500: 'api_error', 503: 'api_error' }
const errorBody = (status: number) =>
  JSON.stringify({ error: { type: errorTypes[status] ?? 'invalid_request_error', message: 'It went wrong.' } })

function send(response: ServerResponse, { status, body, headers }: Answer): void {
  const all = { 'content-type': 'application/json', 'request-id': 'req_1', ...headers }
  response.writeHead(status, all).end(JSON.stringify(body))
}
