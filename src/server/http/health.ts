import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { databaseProbe } from '../db/database-probe.ts'

/** `/healthz`: the process answers. `/readyz`: it can serve, which it can once the database answers (it listens after migrating and seeding). */
export async function healthRoutes(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  const probe = databaseProbe(db)
  app.addHook('onClose', () => probe.close())
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = await probe.isAnswering()
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'no database' })
  })
}
