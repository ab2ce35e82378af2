import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '#contract/endpoint'
import { admit, type Caller, callerOf } from '../access/caller.ts'
import type { Gate } from './serve.ts'

type Download = Endpoint & { download: object; access: 'signedIn' | 'agentOrAdmin' | 'admin' }
type Handler = (caller: Caller, request: FastifyRequest) => Promise<AsyncIterable<string> | string[]>

/**
 * Registers an endpoint that streams a file at the client's speed. After a failure midway, the connection is closed, so
 * that a partial file is never taken for a whole one.
 */
export function serveFile(app: FastifyInstance, gate: Gate, endpoint: Download, handler: Handler): void {
  const { name, type } = endpoint.download
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false, // a HEAD request would read the whole file
    handler: async (request, reply) => {
      const caller = await callerOf(request, gate)
      admit(endpoint.access, caller)
      if (!caller) throw new Error('an endpoint of a file admitted an anonymous caller')
      const parts = await handler(caller, request)
      return reply
        .type(`${type}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(
          Readable.from(
            inTurns(parts, (next) => gate.exportTurns(caller.id, next)),
            { objectMode: false },
          ),
        )
    },
  })
}

async function* inTurns<Piece>(
  pieces: AsyncIterable<Piece> | Piece[],
  inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>,
): AsyncGenerator<Piece> {
  const all = Array.isArray(pieces) ? pieces.values() : pieces[Symbol.asyncIterator]()
  try {
    for (;;) {
      const next = await inTurn(async () => all.next())
      if (next.done) return
      yield next.value
    }
  } finally {
    await all.return?.()
  }
}
