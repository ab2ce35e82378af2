import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const PIECE = Buffer.alloc(64 * 1024, ' ')
const MAX_BYTES = 64 * 1024 * 1024

/** Answers with an endless body: `much` as fast as it is read, `drops` a byte at a time. */
export async function endlessServer(how: 'much' | 'drops', type = 'application/json') {
  const seen = { bytes: 0, open: 0 }
  const server = createServer(async (request, response) => {
    seen.open++
    response.setMaxListeners(0) // one for each piece
    response.once('close', () => seen.open--)
    request.resume()
    response.writeHead(200, { 'content-type': type, etag: '"1"' })
    while (!response.closed && seen.bytes < MAX_BYTES) {
      const piece = how === 'much' ? PIECE : ' '
      seen.bytes += piece.length
      if (!response.write(piece)) await Promise.race([once(response, 'drain'), once(response, 'close')])
      if (how === 'drops') await wait(20)
    }
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  return {
    seen,
    port,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const once = (emitter: NodeJS.EventEmitter, event: string) => new Promise((resolve) => emitter.once(event, resolve))
