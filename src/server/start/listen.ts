import { type AddressInfo, createServer, type Server } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { STOPPING } from '../platform/http/connection/orderly-close.ts'
import { LOCALHOST } from '../settings/settings.ts'
import { listenFailure } from './failure.ts'

/**
 * Starts listening, and returns the address for users of this machine. `port` 0: any free one. `host` `localhost`: only
 * this machine, on both loopback addresses, because browsers differ in which they try first.
 */
export async function listen(app: FastifyInstance, { port, host }: { port: number; host: string }): Promise<string> {
  const isLocal = host === LOCALHOST
  await app.listen({ port, host: isLocal ? '127.0.0.1' : host }).catch((error) => {
    throw listenFailure(error, { port, host })
  })
  const { port: taken } = app.server.address() as AddressInfo // it listens on a port, not on a pipe
  const isOurs = !isLocal || (await listenOnLoopback6(app.server, taken))
  return `http://${isOurs ? nameOf(host) : '127.0.0.1'}:${taken}`
}

/** Also listens on `::1`, and passes connections to `server`. Returns false if another server listens there. */
function listenOnLoopback6(server: Server, port: number): Promise<boolean> {
  const loopback6 = createServer((socket) => server.emit('connection', socket))
  server.once(STOPPING, () => loopback6.close())
  return new Promise((resolve) => {
    loopback6.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE')) // or IPv6 is unavailable
    loopback6.listen(port, '::1', () => resolve(true))
  })
}

function nameOf(host: string): string {
  if (['0.0.0.0', '::', LOCALHOST].includes(host)) return LOCALHOST
  return host.includes(':') ? `[${host}]` : host
}
