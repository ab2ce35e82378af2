import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../../settings/settings.ts'

export const STOPPING = 'keyhaven stopping'

/**
 * Lets requests in progress finish when the app closes: new connections are refused, and each connection ends with its
 * response. After the timeout, the remaining ones are closed. `isClosing`: true as soon as closing begins.
 */
export function closeInOrder(
  app: FastifyInstance,
  { delayMs, timeoutMs }: Settings['shutdown'],
): { isClosing: () => boolean } {
  let closing = false
  const inHand = new Set<ServerResponse>()
  app.server.on('request', (_request, response: ServerResponse) => {
    if (response.writableEnded && response.writableLength === 0) return // was sent before this runs
    inHand.add(response)
    response.once('close', () => inHand.delete(response))
  })
  app.addHook('preClose', async () => {
    closing = true
    await sleep(delayMs)
    for (const response of inHand) endConnectionWith(response) // Fastify does so for later responses
    app.server.emit(STOPPING)
    app.server.close()
    await allClosed(inHand, AbortSignal.timeout(timeoutMs), () => app.server.closeIdleConnections())
    app.server.closeAllConnections()
  })
  return { isClosing: () => closing }
}

function endConnectionWith(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

async function allClosed(inHand: Set<ServerResponse>, signal: AbortSignal, afterEach: () => void): Promise<void> {
  for (const response of inHand) {
    await once(response, 'close', { signal }).catch(() => {}) // timed out, or the connection broke
    if (signal.aborted) return
    afterEach()
  }
}
