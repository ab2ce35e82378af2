import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'

const PATIENCE_MS = 2000

/** `/healthz`: the process answers. `/readyz`: it can serve, which it can once the database answers (it listens after migrating and seeding). */
export async function healthRoutes(app: FastifyInstance, { db }: { db: Database }): Promise<void> {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const answers = await answersInTime(db)
    return reply.code(answers ? 200 : 503).send({ status: answers ? 'ready' : 'no database' })
  })
}

async function answersInTime(db: Database): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref())
  const asked = db.$client.query('select 1').then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late])
}
