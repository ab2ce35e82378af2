import type { FastifyInstance } from 'fastify'
import { apiPage } from './api-page.ts'
import { openapi } from './openapi.ts'

/** The contract for machines, and a page of it for people. */
export function openapiRoutes(app: FastifyInstance): void {
  const document = openapi()
  const page = apiPage()
  app.get('/openapi.json', async () => document)
  app.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
}
