import type { FastifyInstance } from 'fastify'
import { apiPage } from './api-page.ts'
import { openapi } from './openapi.ts'

/**
 * Serves the OpenAPI document and the page of API documentation. Each is generated at its first request (D-222).
 * `ownData`: the names of the sections of a person's own data.
 */
export function openapiRoutes(app: FastifyInstance, ownData: string[]): void {
  let document: ReturnType<typeof openapi> | undefined
  let page: string | undefined
  app.get('/openapi.json', async () => {
    document ??= openapi()
    return document
  })
  app.get('/docs', async (_request, reply) => {
    page ??= apiPage(ownData)
    return reply.type('text/html; charset=utf-8').send(page)
  })
}
