import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#contract/endpoint'
import { admit, type Caller, callerOf } from '../access/caller.ts'
import type { Gate } from './serve.ts'

type Download = Endpoint & { download: string; access: 'signedIn' }

/** Binds an endpoint whose answer is a file of any length: `pieces` are its text, read as fast as the client takes them. */
export function serveDownload(
  app: FastifyInstance,
  gate: Gate,
  { method, path, access, download }: Download,
  pieces: (input: { caller: Caller }) => AsyncIterable<string>,
): void {
  app.route({
    method,
    url: path,
    handler: async (request, reply) => {
      const caller = await callerOf(request, gate)
      admit(access, caller)
      if (!caller) throw new Error('a download is for whoever is signed in') // as `admit` has seen to
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${download}"`)
        .send(Readable.from(pieces({ caller })))
    },
  })
}
