import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { databaseProbe } from '../db/database-probe.ts'

type Health = { db: Database; isClosing: () => boolean }

/**
 * Serves the health checks. `/healthz`: the process responds. `/readyz`: the database responds too, and no shutdown is
 * requested. The app listens only after migration and seeding.
 */
export async function healthRoutes(app: FastifyInstance, { db, isClosing }: Health): Promise<void> {
  const probe = databaseProbe(db)
  app.addHook('onClose', () => probe.close())
  const config = { isNeverShed: true } // otherwise a server out of service would move its load to the others
  app.get('/healthz', { config }, async () => ({ status: 'ok' }))
  app.get('/readyz', { config }, async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ status: 'stopping' })
    const isReady = await probe.isAnswering()
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'no database' })
  })
}
