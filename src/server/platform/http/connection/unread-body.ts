import type { FastifyInstance, FastifyRequest } from 'fastify'
import { awaitsContinue } from '../expect-continue.ts'

const MAX_UNREAD_BYTES = 16 * 1024 * 1024

/**
 * Closes a connection after the response if the rest of its request body is or may be larger than any route reads: Node
 * would read all of it to find the next request.
 */
export function closeOnUnreadBody(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (isUnread(request)) reply.header('connection', 'close')
  })
  app.addHook('onResponse', async (request) => {
    if (isUnread(request)) request.raw.socket.destroySoon()
  })
}

/**
 * Returns true if an unread body may remain on the connection: one without a length may be endless, and a client that
 * waits for `100 Continue` may never send it.
 */
const isUnread = ({ raw, headers }: FastifyRequest): boolean =>
  !raw.complete &&
  (awaitsContinue(raw) ||
    headers['transfer-encoding'] !== undefined ||
    Number(headers['content-length'] ?? 0) > MAX_UNREAD_BYTES)
