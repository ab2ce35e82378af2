import type { FastifyInstance } from 'fastify'
import { screens } from '#contract/screens'
import type { Database } from '../../platform/db/database.ts'
import { clientAddress } from '../../platform/rate-limit/client-address.ts'
import { unsubscribeBy } from './unsubscribe.ts'

const MAX_BODY_BYTES = 10_000

/**
 * Handles a mail program's own “Unsubscribe” (RFC 8058): a POST to the address in the mail's header. A GET of
 * the same address is the page with a button, so a program that only follows links changes nothing.
 */
export async function oneClickRoutes(app: FastifyInstance, parts: { db: Database; secret: string }): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, _body, done) => done(null)) // body unused
  app.post<{ Params: { token: string } }>(screens.unsubscribe, async (request, reply) => {
    await unsubscribeBy(request.params.token, clientAddress(request), parts)
    return reply.code(204).header('cache-control', 'no-store').send()
  })
}
