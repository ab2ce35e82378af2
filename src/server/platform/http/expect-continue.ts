import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

const waiting = new WeakSet<IncomingMessage>()

export const awaitsContinue = (request: IncomingMessage): boolean => waiting.has(request)

/**
 * Sends `100 Continue` only when a body is about to be read, so that a request refused by its headers costs no upload
 * (RFC 9110 §10.1.1). Node would send it immediately.
 */
export function grantContinueLate(app: FastifyInstance): void {
  app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    waiting.add(request)
    request.once('resume', () => {
      waiting.delete(request)
      if (!response.headersSent) response.writeContinue()
    })
    app.server.emit('request', request, response)
  })
  // Ignores other expectations, to which Node would respond with 417.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
}
